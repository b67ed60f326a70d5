import Eureka
import QMobileUI
import UIKit

@objc(BadgeRowService)
class BadgeRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: BadgeRowService = BadgeRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        switch format {
        case "badge": return BadgeRow(key).onRowEvent(eventCallback)
        default: return nil
        }
    }
}

#if targetEnvironment(simulator)
private let badgeName = "badge"
#else
private let badgeName = "badge"
#endif

final class BadgeRow: _CheckRow, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.imageView?.image = value == true ? UIImage(named: badgeName) : nil
    }
}
