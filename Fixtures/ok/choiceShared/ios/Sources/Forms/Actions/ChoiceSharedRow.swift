import Eureka
import QMobileUI
import UIKit

// name of the format
private let kChoiceShared = "choiceShared"

/// The parameters that use this control, each depending on the one before.
enum ChoiceShared: String {
    case continent
    case country
    case city

    var child: ChoiceShared? {
        switch self {
        case .continent: return .country
        case .country: return .city
        case .city: return nil
        }
    }

    func options(for parent: String?) -> [String] {
        switch (self, parent) {
        case (.continent, _): return ["Africa", "Europe"]
        case (.country, "Africa"?): return ["Morocco", "Tunisia"]
        case (.country, "Europe"?): return ["France", "Ελλάδα"]
        case (.city, "Morocco"?): return ["Rabat", "Fès"]
        case (.city, "Tunisia"?): return ["Tunis"]
        case (.city, "France"?): return ["Paris", "Lyon"]
        case (.city, "Ελλάδα"?): return ["Αθήνα"]
        default: return []
        }
    }
}

final class ChoiceSharedContactRow: _PushRow<PushSelectorCell<String>>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
    }
}

extension Eureka.Form {
    func row(for choice: ChoiceShared) -> ChoiceSharedContactRow? {
        rowBy(tag: choice.rawValue) as? ChoiceSharedContactRow
    }
}

@objc(ChoiceSharedRowService)
class ChoiceSharedRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: ChoiceSharedRowService = ChoiceSharedRowService()
    override init() {}

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        if format == kChoiceShared {
            guard let choice = ChoiceShared(rawValue: key) else {
                logger.warning("no choices for the parameter \(key)")
                return nil
            }
            if ChoiceSharedContactRow.defaultCellUpdate == nil {
                ChoiceSharedContactRow.defaultCellUpdate = { cell, row in
                    guard let child = row.tag.flatMap(ChoiceShared.init(rawValue:))?.child,
                        let next = cell.formViewController()?.form.row(for: child)
                    else { return }
                    let options = child.options(for: row.value)
                    next.options = options
                    if let value = next.value, !options.contains(value) {
                        next.value = nil
                    }
                }
            }
            let row = ChoiceSharedContactRow(key)
            row.options = choice.options(for: nil)
            return row.onRowEvent(eventCallback)
        }
        return nil
    }
}
