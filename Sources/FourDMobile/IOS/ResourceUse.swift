import InputControl
import SourceScan
import SourceText

/// A call in the code of an app that names a resource of the app's bundle with a name that is known.
package struct ResourceUse: Sendable, Hashable {
    package let api: ResourceAPI

    /// The name, at the place of the string that holds it.
    package let name: InFile<String>

    /// The ending of the file; nil when the name has it, or it is not a matter of files.
    package let ending: String?

    /// Whether `name.range` is the content of a string literal.
    package let isLiteral: Bool

    /// The name of the file, of a use of one.
    package var fileName: String {
        guard let ending, !ending.isEmpty else { return name.value }
        return name.value + (ending.hasPrefix(".") ? "" : ".") + ending
    }
}

/// Finds the uses in the sources of an app. Only sources are read again that have one of the names.
struct ResourceUseSearch {
    private let ios: IOSBuild
    private let table: [ResourceAPI]
    private let ownTypes: Set<String>

    init(_ ios: IOSBuild, _ table: [ResourceAPI] = ResourceAPI.all) {
        self.ios = ios
        self.table = table
        ownTypes = Set(ios.facts.types.values.map(\.name))
    }

    /// All uses, in the order of the sources and of their places.
    func uses() -> [ResourceUse] {
        lazy var constants = ConstantNames(ios.facts)
        return ios.sources.flatMap { source -> [ResourceUse] in
            let facts = source.facts
            var names: Set<String> = []
            for api in table {
                switch api.call {
                case .makes(let name), .ofBundle(let name): if facts.mentions(name) { names.insert(name) }
                case .makesOwn: if facts.mentions(api.label ?? "") { names.formUnion(ownTypes.filter(facts.mentions)) }
                }
            }
            guard !names.isEmpty else { return [] }
            return SwiftUse.all(of: names, in: facts).flatMap { use in
                table.compactMap { resource(use, $0, in: source, constants) }
            }
        }
    }

    private func resource(
        _ use: SwiftUse, _ api: ResourceAPI, in source: SwiftSource, _ constants: ConstantNames
    ) -> ResourceUse? {
        guard isCall(use, of: api, in: source),
            let argument = api.label == nil
                ? use.arguments.first.flatMap({ $0.label == nil ? $0 : nil })
                : use.arguments.first(where: { $0.label == api.label }),
            let name = constants.string(argument, in: source)
        else { return nil }
        var ending: String?
        if let label = api.ending, let argument = use.arguments.first(where: { $0.label == label }),
            argument.value != "nil"
        {
            guard let known = constants.string(argument, in: source) else { return nil }
            ending = known.name.value
        }
        // `subdirectory:` and the like look elsewhere.
        if api.kind == .file, use.arguments.contains(where: { $0.label != api.label && $0.label != api.ending }) {
            return nil
        }
        return ResourceUse(api: api, name: name.name, ending: ending, isLiteral: name.isLiteral)
    }

    private func isCall(_ use: SwiftUse, of api: ResourceAPI, in source: SwiftSource) -> Bool {
        if let module = api.module, !source.facts.imports.contains(where: { $0.module.value == module }) {
            return false
        }
        switch api.call {
        case .makes(let name):
            guard use.name.value == name, use.form == .made, !ownTypes.contains(name) else { return false }
        case .makesOwn:
            guard ownTypes.contains(use.name.value), use.form == .made, inheritsInitialisers(use.name.value) else {
                return false
            }
        case .ofBundle(let name):
            return use.name.value == name && use.form == .memberCall && isAppBundle(receiverOf: use, in: source)
        }
        guard let bundle = use.arguments.first(where: { $0.label == api.bundle }), api.bundle != nil else {
            return true
        }
        return isAppBundle(bundle.value)
    }

    /// Whether the class is a view controller and has no initialiser of its own that could take another kind of `nibName`.
    private func inheritsInitialisers(_ name: String) -> Bool {
        guard let type = ios.facts.type(named: name), type.declarations.first?.value.kind == .class,
            ios.facts.inheritedNames(of: type.qualifiedName)?.contains(where: { $0.value.hasSuffix("Controller") })
                == true
        else { return false }
        return !type.functions.contains { function in
            function.value.isInitialiser && function.value.parameters.contains { $0.label == "nibName" }
        }
    }

    private func isAppBundle(receiverOf use: SwiftUse, in source: SwiftSource) -> Bool {
        if !use.receiver.isEmpty { return use.receiver == ["Bundle", "main"] }
        // `Bundle(for: PickCell.self).loadNibNamed(…)`
        let before = source.file.bytes[..<use.name.range.lowerBound].suffix(120)
        let line = String(decoding: before.split(whereSeparator: \.isLineEnd).last ?? [], as: UTF8.self)
        guard let start = line.ranges(of: "Bundle(").last?.lowerBound else { return false }
        let receiver = line[start...].filter { !$0.isWhitespace }
        return receiver.last == "." && isAppBundle(String(receiver.dropLast().drop { $0 == "?" || $0 == "!" }))
    }

    /// Whether an expression, as written, is the app's bundle for certain [swift-16].
    private func isAppBundle(_ text: String) -> Bool {
        if ["nil", ".main", "Bundle.main", "Foundation.Bundle.main"].contains(text) { return true }
        let text = text.filter { !$0.isWhitespace }
        for start in ["Bundle(for:", ".init(for:"] where text.hasPrefix(start) && text.hasSuffix(")") {
            let type = text.dropFirst(start.count).dropLast()
            if ["type(of:self)", "Self.self", "self.classForCoder", "classForCoder"].contains(type) { return true }
            return type.hasSuffix(".self") && ios.facts.type(named: String(type.dropLast(5))) != nil
        }
        return false
    }
}

/// The strings that names in code stand for, where a name can mean one thing only.
private struct ConstantNames {
    private let constants: [String: [(constant: SwiftConstant, path: String)]]
    /// How many variables and parameters have a name.
    private let counts: [String: Int]
    private let assigned: Set<String>

    init(_ facts: SwiftFacts) {
        var constants: [String: [(constant: SwiftConstant, path: String)]] = [:]
        var counts: [String: Int] = [:]
        var assigned: Set<String> = []
        for file in facts.files {
            for constant in file.constants { constants[constant.name.value, default: []].append((constant, file.path)) }
            for variable in file.globals + file.locals + file.types.flatMap(\.variables) {
                counts[variable.name.value, default: 0] += 1
            }
            for function in file.functions + file.types.flatMap(\.functions) {
                for parameter in function.parameters { counts[parameter.name.value, default: 0] += 1 }
            }
            for name in file.types.flatMap(\.cases).map(\.name.value) { counts[name, default: 0] += 1 }
            assigned.formUnion(file.assignedNames)
        }
        self.constants = constants
        self.counts = counts
        self.assigned = assigned
    }

    /// The string that an argument is: a literal, the name of a type as a string, or a constant; nil for anything else.
    func string(_ argument: SwiftUse.Argument, in source: SwiftSource) -> (name: InFile<String>, isLiteral: Bool)? {
        let text = argument.value
        if text.hasPrefix("\"") {
            let content = text.dropFirst().dropLast()
            guard text.utf8.count >= 3, text.hasSuffix("\""), text.utf8.count == argument.range.count,
                !content.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline })
            else { return nil }
            let range = argument.range.lowerBound + 1..<argument.range.upperBound - 1
            return (InFile(String(content), path: source.file.path, at: range), true)
        }
        if text.hasPrefix("String(describing:"), text.hasSuffix(".self)") {
            let type = text.dropFirst("String(describing:".count).dropLast(".self)".count).filter { $0 != " " }
            guard Self.isPath(type), !["Self", "self"].contains(type) else { return nil }
            return (InFile(type.lastNamePart, path: source.file.path, at: argument.range), false)
        }
        guard Self.isPath(text) else { return nil }
        var path = text.split(separator: ".").map(String.init)
        if path.last == "rawValue" { path.removeLast() }
        guard let name = path.last, counts[name] == 1, !assigned.contains(name), let found = constants[name],
            found.count == 1, let value = found[0].constant.text
        else { return nil }
        return (InFile(value, path: found[0].path), value.range != found[0].constant.name.range)
    }

    private static func isPath(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
        return text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == 0x2E }
    }
}
