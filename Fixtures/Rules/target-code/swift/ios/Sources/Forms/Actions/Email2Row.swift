import Eureka
import QMobileUI
import UIKit

@objc(Email2RowService)
class Email2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: Email2RowService = Email2RowService()
    override init() {}

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "email2" else { return nil }
        return EmailRow(key).onRowEvent(eventCallback)
    }
}
