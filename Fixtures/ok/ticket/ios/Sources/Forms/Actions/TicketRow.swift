import Eureka
import QMobileUI
import UIKit

private let kFormats: Set<String> = ["ticket", "seat"]

/// What both services of this control have in common.
class TicketService: NSObject, ApplicationService {}

@objc(TicketRowService)
final class TicketRowService: TicketService {
    #if DEBUG
    @objc static var instance = TicketRowService()
    #else
    @objc static let instance = TicketRowService()
    #endif
}

extension TicketRowService: ActionParameterCustomFormatRowBuilder {
    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard kFormats.contains(format) else {
            logger.verbose("no ticket for \(format)")
            return nil
        }
        return TicketRows().buildActionParameterCustomFormatRow(key: key, format: format, onRowEvent: eventCallback)
    }
}

/// Makes the rows; only the service asks it, and only for its own formats.
private struct TicketRows: ActionParameterCustomFormatRowBuilder {
    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        TextRow(key).onRowEvent(eventCallback)
    }
}

/// Builds no rows.
@objc(TicketLogService)
final class TicketLogService: TicketService {
    @objc static let instance = TicketLogService()

    func applicationDidBecomeActive(_ application: UIApplication) {
        logger.info("tickets are there")
    }
}
