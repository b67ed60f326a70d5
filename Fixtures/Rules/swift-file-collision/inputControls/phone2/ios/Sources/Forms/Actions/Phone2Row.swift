import Eureka
import QMobileUI

@objc(Phone2RowService)
class Phone2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static let instance = Phone2RowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "phone2" else { return nil }
        return EmailRow(key).onRowEvent(eventCallback)
    }
}
