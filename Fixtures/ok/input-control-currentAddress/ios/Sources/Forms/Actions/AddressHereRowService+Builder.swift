import Eureka
import QMobileUI

extension AddressHereRowService: ActionParameterCustomFormatRowBuilder {
    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        "addressHere" == format ? AddressHereRow(key).onRowEvent(eventCallback) : nil
    }
}
