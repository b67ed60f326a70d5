import SourceText

/// What the files of a control declare, by name, and the bodies that were parsed.
final class ControlIndex {
    /// A declaration that a name may stand for.
    struct Site {
        indirect enum Declaration {
            case variable(SwiftVariable)
            case function(SwiftFunction)
            case enumCase(SwiftEnumCase)
        }

        let declaration: Declaration
        let file: Int
        /// The type it belongs to, by its qualified name; nil at file level.
        let owner: String?

        var isStatic: Bool {
            switch declaration {
            case .variable(let variable): variable.isStatic
            case .function(let function): function.isStatic || function.isInitialiser
            case .enumCase: true
            }
        }
    }

    let facts: SwiftFacts
    let fileNumbers: [String: Int]
    private var globals: [String: [Site]] = [:]
    private var extensions: [String: [(file: Int, type: SwiftType)]] = [:]
    private var subtypes: [String: [String]] = [:]
    /// Names of variables that are changed somewhere, other than where they are declared.
    private let changed: Set<String>
    private var tables: [String: [String: [Site]]] = [:]
    private var lineages: [String: [String]] = [:]
    private var functions: [FunctionSite: SwiftLocalFunction?] = [:]

    init(_ facts: SwiftFacts) {
        self.facts = facts
        var numbers: [String: Int] = [:]
        var changed: Set<String> = []
        for (number, file) in facts.files.enumerated() {
            numbers[file.path] = number
            changed.formUnion(file.assignedNames)
        }
        fileNumbers = numbers
        self.changed = changed
        for (number, file) in facts.files.enumerated() { add(file, number) }
        for type in facts.types.values {
            for parent in type.inherited {
                guard let parent = facts.type(named: parent.value)?.qualifiedName else { continue }
                subtypes[parent, default: []].append(type.qualifiedName)
            }
        }
    }

    private func add(_ file: SwiftFileFacts, _ number: Int) {
        for variable in file.globals {
            globals[variable.name.value, default: []].append(
                Site(declaration: .variable(variable), file: number, owner: nil))
        }
        for function in file.functions {
            globals[function.name.value, default: []].append(
                Site(declaration: .function(function), file: number, owner: nil))
        }
        for type in file.types where type.kind == .extension && !type.isLocal {
            let name = type.qualifiedName
            if facts.type(named: name) == nil { extensions[name, default: []].append((number, type)) }
        }
    }

    /// What a name stands for at file level, seen from a file: its own private declarations come before others.
    func globals(_ name: String, from file: Int) -> [Site] {
        let all = globals[name] ?? []
        let own = all.filter { $0.file == file }
        return own.isEmpty ? all.filter { !$0.isFilePrivate } : own
    }

    /// The members of that name that a type declares itself or in extensions.
    func members(_ name: String, of type: String) -> [Site] {
        if let table = tables[type] { return table[name] ?? [] }
        var table: [String: [Site]] = [:]
        var parts = (extensions[type] ?? []).map { (file: $0.file, type: $0.type) }
        if let merged = facts.types[type] {
            parts += (merged.declarations + merged.extensions).compactMap { part in
                fileNumbers[part.path].map { (file: $0, type: part.value) }
            }
        }
        for (file, part) in parts {
            for variable in part.variables {
                table[variable.name.value, default: []].append(
                    Site(declaration: .variable(variable), file: file, owner: type))
            }
            for function in part.functions {
                table[function.name.value, default: []].append(
                    Site(declaration: .function(function), file: file, owner: type))
            }
            for enumCase in part.cases {
                table[enumCase.name.value, default: []].append(
                    Site(declaration: .enumCase(enumCase), file: file, owner: type))
            }
        }
        tables[type] = table
        return table[name] ?? []
    }

    /// The members of that name of a type or, where it has none, of the nearest type that it inherits from.
    func inheritedMembers(_ name: String, of type: String) -> [Site] {
        for ancestor in lineage(of: type) {
            let found = members(name, of: ancestor)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The type and all that it inherits from or conforms to, nearest first; names from outside too.
    func lineage(of type: String) -> [String] {
        if let known = lineages[type] { return known }
        var names = [type]
        var seen = Set(names)
        var next = 0
        while next < names.count, names.count < Self.lineageLimit {
            for parent in facts.types[names[next]]?.inherited ?? [] {
                let name = facts.type(named: parent.value)?.qualifiedName ?? parent.value
                if seen.insert(name).inserted { names.append(name) }
            }
            next += 1
        }
        lineages[type] = names
        return names
    }

    /// Whether a type that inherits from `type` declares a member of that name.
    func isOverridden(_ name: String, in type: String) -> Bool {
        var pending = subtypes[type] ?? []
        var seen = Set(pending)
        while let next = pending.popLast(), seen.count < Self.lineageLimit {
            if !members(name, of: next).isEmpty { return true }
            pending += (subtypes[next] ?? []).filter { seen.insert($0).inserted }
        }
        return seen.count >= Self.lineageLimit
    }

    /// Whether a variable is changed somewhere in the control, or may be.
    func isChanged(_ variable: SwiftVariable) -> Bool {
        let isWrapped = variable.attributes.contains { !Self.plainAttributes.contains($0.name.value) }
        return isWrapped
            || !variable.isLet
                && (changed.contains(variable.name.value) || changed.contains(SwiftFileFacts.anyKey))
    }

    /// The function with its body; nil when it has none.
    func function(_ site: FunctionSite) -> SwiftLocalFunction? {
        if let known = functions[site] { return known }
        let tokens = facts.files[site.file].tokens
        let isQuoted = site.offset > 0 && tokens.bytes[site.offset - 1] == UInt8(ascii: "`")
        let name = tokens.indices(in: site.offset - (isQuoted ? 1 : 0)..<tokens.bytes.count).lowerBound
        // The name of an initialiser is its keyword.
        let start = tokens.word(name) == .`init` && tokens.word(name - 1) != .func ? name : name - 1
        var parser = SwiftBodyParser(tokens, start..<tokens.count)
        let function = parser.function()
        functions[site] = function
        return function
    }

    private static let lineageLimit = 64

    /// Attributes that change nothing about the value of a property.
    private static let plainAttributes: Set = [
        "objc", "objcMembers", "nonobjc", "available", "MainActor", "inlinable", "usableFromInline", "IBInspectable",
        "nonisolated", "preconcurrency", "discardableResult",
    ]
}

extension ControlIndex.Site {
    fileprivate var isFilePrivate: Bool {
        let modifiers =
            switch declaration {
            case .variable(let variable): variable.modifiers
            case .function(let function): function.modifiers
            case .enumCase: [Located<String>]()
            }
        return modifiers.contains { $0.value == "private" || $0.value == "fileprivate" }
    }
}
