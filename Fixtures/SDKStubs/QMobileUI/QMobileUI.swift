import Eureka
@_exported import UIKit

/// An event of a row, as the form of an action hears of it.
public enum RowEvent {
    case onChange
    case onCellSelection
    case onCellHighlightChanged
    case onRowValidationChanged
    case cellUpdate, cellSetup
}

public typealias OnRowEventCallback = (BaseCell?, BaseRow, RowEvent) -> Void

public typealias ActionParameterCustomFormatRowType = BaseRow

public protocol ActionParameterCustomFormatRowBuilder {
    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType?
}

extension RowType where Self: Eureka.BaseRow {
    /// Each of these replaces a callback the row had before, as in the SDK.
    public func onRowEvent(_ callback: @escaping OnRowEventCallback) -> BaseRow {
        cellSetup { cell, row in callback(cell, row, .cellSetup) }
        cellUpdate { cell, row in callback(cell, row, .cellUpdate) }
        onCellHighlightChanged { cell, row in callback(cell, row, .onCellHighlightChanged) }
        onRowValidationChanged { cell, row in callback(cell, row, .onRowValidationChanged) }
        onChange { row in callback(nil, row, .onChange) }
        onCellSelection { cell, row in callback(cell, row, .onCellSelection) }
        return self
    }
}
