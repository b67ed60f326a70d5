import Eureka
import QMobileUI

@objc(Email2RowService)
class Email2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static let instance = Email2RowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "email2" else { return nil }
        return EmailRow(key).onRowEvent(eventCallback)
    }
}
