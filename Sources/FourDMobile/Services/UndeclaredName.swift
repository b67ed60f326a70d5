import SourceScan
import SourceText

/// A name in an expression that stands for nothing, so that the app does not build.
package struct UndeclaredName: Sendable {
    /// The name as it is written, with what stands before it: `Format.email`.
    package let name: InFile<String>

    /// What was perhaps meant, where it is declared; nil when nothing is near.
    package let nearest: InFile<String>?

    /// Nil unless it is certain that the control does not declare `name`, as code writes it.
    package init?(_ name: InFile<String>, in facts: SwiftFacts) {
        var path = name.value.split(separator: ".").map(String.init)
        let isRawValue = path.count > 1 && path.last == "rawValue"
        if isRawValue { path.removeLast() }
        guard let last = path.last else { return nil }
        self.name = InFile(path.joined(separator: "."), path: name.path, at: name.range)
        let members: [InFile<String>]
        if path.count == 1 {
            members = Self.constants(of: facts)
            // Anything outside the control may have this name, unless one of its own is nearly it.
            guard !isRawValue, !Self.isDeclared(last, in: facts),
                Spelling.suggestion(for: last, among: members.map(\.value)) != nil
            else { return nil }
        } else {
            guard let type = facts.type(named: path.dropLast().joined(separator: ".")), !type.isConditional,
                facts.inheritedNames(of: type.qualifiedName)?.allSatisfy({ Self.isPlain($0.value) }) ?? false
            else { return nil }
            members = Self.members(of: type)
            guard !members.contains(where: { $0.value == last }),
                facts.type(named: type.qualifiedName + "." + last) == nil
            else { return nil }
        }
        let meant = Spelling.suggestion(for: last, among: members.map(\.value))
        nearest = members.first { $0.value == meant }
    }

    private static func members(of type: SwiftMergedType) -> [InFile<String>] {
        (type.variables.map { $0.value.name.in($0.path) } + type.cases.map { $0.value.name.in($0.path) })
            + type.functions.map { $0.value.name.in($0.path) }
    }

    /// Constants at file level that hold a string.
    private static func constants(of facts: SwiftFacts) -> [InFile<String>] {
        facts.files.flatMap { file in
            file.globals.filter { $0.text != nil }.map { $0.name.in(file.path) }
        }
    }

    /// Whether anything in the control has this name.
    private static func isDeclared(_ name: String, in facts: SwiftFacts) -> Bool {
        facts.files.contains { file in
            (file.globals + file.locals + file.types.flatMap(\.variables)).contains { $0.name.value == name }
                || (file.functions + file.types.flatMap(\.functions)).contains { function in
                    function.name.value == name || function.parameters.contains { $0.name.value == name }
                }
        } || facts.type(named: name) != nil
    }

    /// Whether a type of this name adds no members that could be meant: the raw types of enums, and protocols of Swift.
    private static func isPlain(_ name: String) -> Bool {
        ["String", "Int", "Character", "CaseIterable", "Codable", "Hashable", "Equatable", "Sendable"].contains(name)
    }
}

extension Located<String> {
    fileprivate func `in`(_ path: String) -> InFile<String> { InFile(self, path: path) }
}

extension SwiftMergedType {
    /// Whether a part of it stands in a branch of `#if`, or something in it does.
    fileprivate var isConditional: Bool {
        (declarations + extensions).contains { part in
            part.value.isConditional || part.value.variables.contains(where: \.isConditional)
                || part.value.cases.contains(where: \.isConditional)
        }
    }
}
