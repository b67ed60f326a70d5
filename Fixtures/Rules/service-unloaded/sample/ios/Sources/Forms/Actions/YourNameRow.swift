import Eureka
import QMobileUI
import UIKit

/// Hands the app a row for a colour.
@objc(YourNameRowService)
class YourNameRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: YourNameRowService = YourNameRowService()
    override init() {}

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "yourName" else { return nil }
        return TextRow(key).onRowEvent(eventCallback)
    }
}
