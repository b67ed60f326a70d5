import InputControl
import SourceScan
import SourceText

/// What a class of rows or cells lacks, so that the app does not build: Eureka's rows are made with the initialisers of
/// `RowType`, and `Row<X>` requires a cell that is a `CellType` [swift-6].
package enum RowClassGap: Sendable {
    /// The class is a `Row` and not a `RowType`, and is made by its key alone, there.
    case rowType(InFile<String>, use: InFile<String>)

    /// The class is a `Cell` and not a `CellType`, and a `Row<X>` names it, there.
    case cellType(InFile<String>, use: InFile<String>)

    /// Neither the control nor the app declares the class that is named there; the one that was perhaps meant.
    case undeclared(InFile<String>, nearest: String?)
}

extension ControlModel {
    /// In the order of the files.
    static func rowClassGaps(_ ios: IOSBuild?, of control: ControlProject) -> [RowClassGap] {
        guard let ios, ios.injection.isOn, ios.incompleteSource == nil, ios.foreignCode == nil else { return [] }
        return RowClassSearch(ios, all: control.swift).gaps
    }

    /// The calls of methods that a `BaseRow` does not have, in the order of the files.
    package var baseRowCalls: [InFile<SwiftBaseRowCall>] {
        guard let ios, ios.incompleteSource == nil else { return [] }
        // An extension of the control may add them.
        let own = Set(ios.facts.files.flatMap { $0.types.flatMap(\.functions) }.map(\.name.value))
        return ios.sources.flatMap { source in
            source.facts.baseRowCalls.filter { !own.contains($0.method.value) }.map {
                InFile($0, path: source.file.path, at: $0.method.range)
            }
        }
    }
}

/// Looks for classes of rows and cells whose declarations are certain to be incomplete or nowhere.
private struct RowClassSearch {
    let ios: IOSBuild

    /// The names of the types in all Swift files of the control, also those that are not compiled.
    let declared: Set<String>

    /// Whether nothing else than the control and the app's known modules can declare a class.
    let isClosed: Bool

    init(_ ios: IOSBuild, all: [SwiftSource]) {
        self.ios = ios
        declared = all.reduce(into: []) { names, source in
            names.formUnion(source.facts.types.lazy.filter { $0.kind != .extension }.map(\.name.value))
            names.formUnion(source.facts.typeAliases.map(\.name.value))
            names.formUnion(source.facts.functions.map(\.name.value))
        }
        isClosed = ios.facts.files.allSatisfy { file in
            file.imports.allSatisfy { !$0.isConditional && AppModules.has($0.module.value) }
        }
    }

    var gaps: [RowClassGap] {
        // An extension of Eureka's classes may add what a class of the control lacks.
        let isExtended = ios.facts.files.contains { file in
            file.types.contains {
                $0.kind == .extension && EurekaClasses.bases.contains(KnownTypes.plain($0.name.value))
            }
        }
        let made = ios.sources.flatMap(made)
        return made.compactMap { isExtended ? nil : rowTypeGap($0) } + cells(isExtended: isExtended)
            + (isClosed ? made.compactMap(undeclared) : [])
    }

    /// The classes of which a row builder makes an instance by its key, each where it first does.
    private func made(in source: SwiftSource) -> [InFile<String>] {
        let builders = source.facts.rowBuilders
        guard !builders.isEmpty else { return [] }
        let names = source.facts.names.keys.filter { $0.hasSuffix("Row") && !EurekaClasses.has($0) }
        var seen: Set<String> = []
        return SwiftUse.all(of: Set(names), in: source.facts).filter { use in
            guard use.form == .made, use.condition.isSometimes, let first = use.arguments.first, first.label == nil,
                let builder = builders.first(where: { $0.function.body?.contains(use.name.range.lowerBound) ?? false })
            else { return false }
            return first.value == builder.function.parameters[0].name.value && seen.insert(use.name.value).inserted
        }.map { InFile($0.name, path: source.file.path) }
    }

    private func rowTypeGap(_ use: InFile<String>) -> RowClassGap? {
        guard let type = ios.facts.type(named: use.value), let name = incomplete(type, base: "Row", lacks: "RowType"),
            !ios.facts.lineage(of: type).flatMap(\.functions).contains(where: {
                $0.value.isInitialiser && $0.value.parameters.first.map { $0.label == nil } ?? false
            })
        else { return nil }
        return .rowType(name, use: use)
    }

    private func cells(isExtended: Bool) -> [RowClassGap] {
        var seen: Set<String> = []
        return ios.sources.flatMap { source in
            source.facts.types.filter { $0.kind == .class && $0.condition.isSometimes }.compactMap { row in
                // A generic class may call a parameter like a cell.
                let isGeneric = source.file.bytes[row.name.range.upperBound...].first == UInt8(ascii: "<")
                guard !isGeneric, let cell = row.inheritance.first.flatMap(Self.cell), seen.insert(cell.value).inserted
                else { return nil }
                let use = InFile(cell, path: source.file.path)
                guard let type = ios.facts.type(named: cell.value) else {
                    return isClosed && cell.value.hasSuffix("Cell") ? undeclared(use) : nil
                }
                return isExtended
                    ? nil : incomplete(type, base: "Cell", lacks: "CellType").map { .cellType($0, use: use) }
            }
        }
    }

    /// The cell of `Row<Cell>`; nil for anything else than a name.
    private static func cell(_ inheritance: SwiftInheritance) -> Located<String>? {
        let text = inheritance.text
        for prefix in ["Row<", "Eureka.Row<"] where text.value.hasPrefix(prefix) && text.value.hasSuffix(">") {
            let name = text.value.dropFirst(prefix.count).dropLast()
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            let start = text.range.lowerBound + prefix.utf8.count
            return Located(String(name), at: start..<start + name.utf8.count)
        }
        return nil
    }

    /// The name of a class that inherits from Eureka's `base` and certainly does not conform to `required`.
    private func incomplete(_ type: SwiftMergedType, base: String, lacks required: String) -> InFile<String>? {
        guard type.declarations.count == 1, let part = type.declarations.first, part.value.kind == .class,
            !part.value.isConditional, ios.facts.type(named: base) == nil,
            ios.facts.conforms(type, to: required) != .yes,
            ios.facts.unknownInheritedNames(of: type).map({ KnownTypes.plain($0.value) }) == [base],
            // Of a protocol of the control it is not looked at what it requires and adds.
            !ios.facts.lineage(of: type).contains(where: { $0.declarations.contains { $0.value.kind == .protocol } })
        else { return nil }
        return InFile(part.value.name, path: part.path)
    }

    private func undeclared(_ use: InFile<String>) -> RowClassGap? {
        guard !declared.contains(use.value), !EurekaClasses.has(use.value) else { return nil }
        let names = declared.filter { $0.hasSuffix(use.value.hasSuffix("Row") ? "Row" : "Cell") }
        return .undeclared(use, nearest: Spelling.suggestion(for: use.value, among: names.sorted()))
    }
}
