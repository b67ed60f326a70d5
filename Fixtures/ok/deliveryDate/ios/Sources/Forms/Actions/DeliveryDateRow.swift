import Eureka
import Foundation
import QMobileUI

@objc(DeliveryDateRowService)
class DeliveryDateRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: DeliveryDateRowService = DeliveryDateRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        if format == "deliveryDate" {
            let row = DateRow(key)
            row.dateFormatter = DateFormatter.shortDate
            row.minimumDate = Date()
            return row.onRowEvent(eventCallback)
        }
        return nil
    }
}
