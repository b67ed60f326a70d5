import SourceText

/// A value, and the file and place it was read from.
package struct InFile<Value> {
    package let path: String
    package let value: Value

    /// UTF-8 byte offsets in the file at `path`.
    package let range: Range<Int>

    package init(_ value: Value, path: String, at range: Range<Int>) {
        self.value = value
        self.path = path
        self.range = range
    }

    package init(_ located: Located<Value>, path: String) {
        self.init(located.value, path: path, at: located.range)
    }
}

extension InFile: Sendable where Value: Sendable {}
extension InFile: Equatable where Value: Equatable {}
extension InFile: Hashable where Value: Hashable {}

/// All Swift files of a control together: types with their extensions.
package struct SwiftFacts: Sendable {
    package let files: [SwiftFileFacts]

    /// The types that other files can see, by qualified name; several declarations of one name (alternatives of `#if`)
    /// are one type here.
    package let types: [String: SwiftMergedType]
    private let aliases: [String: [String]]

    package init(files: [SwiftFileFacts]) {
        self.files = files
        var aliases: [String: [String]] = [:]
        for file in files {
            for alias in file.typeAliases { aliases[alias.name.value, default: []].append(alias.target.value) }
        }
        self.aliases = aliases
        types = SwiftMergedType.merge(files, aliases)
    }

    /// The type of that name as code writes it, a type alias followed; nil when the control does not declare it.
    package func type(named name: String) -> SwiftMergedType? {
        var name = SwiftDeclarationScanner.plain(name)
        for _ in 0..<8 {
            if let type = types[name] { return type }
            guard let targets = aliases[name], targets.count == 1, let target = targets.first else { return nil }
            name = SwiftDeclarationScanner.plain(target)
        }
        return nil
    }

    /// The type behind the alias `name` of the control, as written; nil when there is none, or several differ.
    package func aliasTarget(_ name: String) -> String? {
        guard let targets = aliases[name], Set(targets).count == 1 else { return nil }
        return targets.first
    }

    /// All names that a type inherits from or conforms to, through its extensions and through the control's own types
    /// and aliases, each with the place where it is written; nil for a type the control does not declare.
    package func inheritedNames(of name: String) -> [InFile<String>]? {
        guard let type = type(named: name) else { return nil }
        var names: [InFile<String>] = []
        var seen: Set<String> = [type.qualifiedName]
        var pending = type.inherited
        while let next = pending.popLast() {
            guard seen.insert(next.value).inserted else { continue }
            names.append(next)
            if let parent = self.type(named: next.value) {
                pending += parent.inherited
            } else if let targets = aliases[next.value], targets.count == 1 {
                // An alias of something outside: `typealias Builder = A & B`.
                for part in targets[0].split(separator: "&") {
                    let part = SwiftDeclarationScanner.plain(String(part.filter { !$0.isWhitespace }))
                    pending.append(InFile(part, path: next.path, at: next.range))
                }
            }
        }
        return names
    }
}
