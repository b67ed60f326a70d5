import Eureka
import QMobileUI
import UIKit

@objc(PriorityRowService)
class PriorityRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance = PriorityRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        switch format {
        case ControlFormat.priority:
            return SegmentedRow<Int>(key) { row in
                row.options = Array(Priority.levels)
                row.displayValueFor = { $0.map { String(repeating: "!", count: $0) } }
            }.onRowEvent(eventCallback)
        default:
            return nil
        }
    }
}
