import SourceText

/// What an expression stands for, across files.
package enum SwiftResolution: Sendable, Hashable {
    /// Exactly these texts, each with the place where it is written: one for a constant, several for a list or an enum.
    case texts([InFile<String>])

    /// It can't be told: the name is unknown, ambiguous, computed or may change.
    case unsure
}

extension SwiftFacts {
    /// What `comparison`, which stands in `builder` of `file`, compares with.
    package func resolve(_ comparison: SwiftComparison, of builder: SwiftRowBuilder, in file: SwiftFileFacts)
        -> SwiftResolution
    {
        var resolver = SwiftValueResolver(
            facts: self, file: file, type: builder.type.map { file.types[$0].qualifiedName })
        let resolution = resolver.resolve(comparison.value, at: comparison.value.range.lowerBound)
        guard comparison.isCollection || comparison.value.value.isEnumeration else {
            // A name that stands for a list is no text to compare with.
            if case .texts(let texts) = resolution, texts.count == 1, !resolver.sawList { return .texts(texts) }
            return .unsure
        }
        return comparison.isCollection && !resolver.sawList ? .unsure : resolution
    }
}

extension SwiftValue {
    fileprivate var isEnumeration: Bool {
        if case .rawValues = self { true } else { false }
    }
}

/// Follows names to values.
struct SwiftValueResolver {
    let facts: SwiftFacts
    let file: SwiftFileFacts
    /// The qualified name of the type around the expression.
    let type: String?
    private(set) var sawList = false
    /// How many names may still be followed.
    private var budget = 64

    init(facts: SwiftFacts, file: SwiftFileFacts, type: String?) {
        self.facts = facts
        self.file = file
        self.type = type
    }

    /// What `value`, written at `offset` of the file, stands for.
    mutating func resolve(_ value: Located<SwiftValue>, at offset: Int) -> SwiftResolution {
        var pending = [(value: value, file: file, type: type, offset: offset, isElement: false)]
        var texts: [InFile<String>] = []
        while let next = pending.popLast() {
            switch next.value.value {
            case .literal(let text): texts.append(InFile(text, path: next.file.path, at: next.value.range))
            case .unknown: return .unsure
            case .list(let elements):
                guard !next.isElement else { return .unsure }
                sawList = true
                pending += elements.reversed().map { ($0, next.file, next.type, next.offset, true) }
            case .rawValues(let path):
                guard let cases = rawValues(of: path) else { return .unsure }
                texts += cases
            case .reference(let path):
                budget -= 1
                guard budget > 0, let constant = constant(path, in: next.file, next.type, at: next.offset),
                    let home = facts.files.first(where: { $0.path == constant.path })
                else { return .unsure }
                pending.append((constant.value, home, constant.owner, constant.nameRange.lowerBound, next.isElement))
            }
        }
        return .texts(texts)
    }

    /// The raw values that an enum of the control takes; nil when it has others or is none.
    private func rawValues(of path: [String]) -> [InFile<String>]? {
        let name = path.joined(separator: ".")
        let own = type.flatMap { facts.type(named: $0 + "." + name) }
        guard let type = own ?? facts.type(named: path.first == "Self" ? self.type ?? name : name),
            type.declarations.count == 1,
            !type.functions.contains(where: { $0.value.isInitialiser })
        else { return nil }
        var texts: [InFile<String>] = []
        for enumCase in type.cases {
            guard
                let constant = facts.constants[enumCase.value.name.value]?.first(where: {
                    $0.isCase && $0.owner == type.qualifiedName
                }), let text = constant.value.value.literal
            else { return nil }
            texts.append(InFile(text, path: constant.path, at: constant.value.range))
        }
        return texts.isEmpty ? nil : texts
    }

    /// The one constant a name stands for; nil when there is none, or more than one could be meant.
    private func constant(_ path: [String], in file: SwiftFileFacts, _ type: String?, at offset: Int) -> SwiftConstant?
    {
        var path = path
        let isRawValue = path.count > 1 && path.last == "rawValue"
        if isRawValue { path.removeLast() }
        guard let name = path.last, let all = facts.constants[name] else { return nil }
        let found: [SwiftConstant]
        if path.count == 1 {
            found = unqualified(all, file, type, offset)
        } else if path[0].isEmpty {
            // `.email`, found in the type of the other side: for a text only an extension of `String` can have it.
            found = all.filter { $0.owner == "String" && path.count == 2 }
        } else {
            found = qualified(all, Array(path.dropLast()), type)
        }
        guard let constant = found.first, found.allSatisfy({ $0.value.value == constant.value.value }),
            constant.isCase == isRawValue
        else { return nil }
        if constant.isVariable, facts.files.contains(where: { $0.assignedNames.contains(name) }) { return nil }
        return constant
    }

    private func unqualified(_ all: [SwiftConstant], _ file: SwiftFileFacts, _ type: String?, _ offset: Int)
        -> [SwiftConstant]
    {
        let local = all.filter { $0.path == file.path && $0.scope?.contains(offset) == true }
        if let nearest = local.min(by: { ($0.scope?.count ?? 0) < ($1.scope?.count ?? 0) }) { return [nearest] }
        let members = all.filter { $0.owner != nil && $0.owner == type && !$0.isStatic }
        let isMember = type.flatMap { facts.type(named: $0) }?.variables.contains {
            !$0.value.isStatic && $0.value.name.value == all.first?.name
        }
        if !members.isEmpty || isMember == true { return members }
        let globals = all.filter { $0.owner == nil && $0.scope == nil }
        let own = globals.filter { $0.path == file.path }
        return own.isEmpty ? globals.filter { !$0.isFilePrivate } : own
    }

    private func qualified(_ all: [SwiftConstant], _ owner: [String], _ type: String?) -> [SwiftConstant] {
        var owner = owner
        if owner[0] == "self" || owner[0] == "Self" {
            guard let type else { return [] }
            let isInstance = owner[0] == "self"
            owner.removeFirst()
            let name = ([type] + owner).joined(separator: ".")
            return all.filter { $0.owner == name && (owner.isEmpty ? $0.isStatic != isInstance : $0.isStatic) }
        }
        // Inside a type its nested types need no prefix.
        let name = owner.joined(separator: ".")
        let nested = type.map { $0 + "." + name }
        let found = all.filter { $0.owner != nil && $0.owner == nested && $0.isStatic }
        if !found.isEmpty { return found }
        let target = facts.type(named: name)?.qualifiedName ?? name
        return all.filter { $0.owner == target && $0.isStatic }
    }
}
