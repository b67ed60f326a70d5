import Eureka
import QMobileUI
import UIKit

private enum Format: String {
    case quantity
}

/*
 The stepper of the first version: /* nested, too */
 @objc(OldQuantityRowService)
 class OldQuantityRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
     func buildActionParameterCustomFormatRow(key: String, format: String) { return "oldQuantity" == format }
 }
*/

@objc(QuantityRowService)
class QuantityRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: QuantityRowService = QuantityRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == Format.quantity.rawValue else { return nil }
        let row = StepperRow(key)
        #if DEBUG
        row.title = "class QuantityRow: \(#"@objc(NotARealService) class NotARealService { "format" }"#)"
        #endif
        return row.onRowEvent(eventCallback)
    }
}

private let help = """
    import NotAModule
    @objc(AlsoNotAService) class AlsoNotAService: NSObject {
        func buildActionParameterCustomFormatRow(format: String) { if format == "notAFormat" { } }
    }
    """
