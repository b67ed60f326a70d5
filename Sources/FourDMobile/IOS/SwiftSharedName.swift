import InputControl
import SourceScan
import SourceText

/// A name that a Swift file of a control declares for the whole app: at the top of the file, or as a member in an extension.
///
/// All Swift of an app is one module, in which each such name stands for one thing (ext: swiftc).
package struct SwiftSharedName: ConditionalCode, Sendable {
    package enum Kind: String, Sendable {
        case type, alias, variable, function, member
    }

    package let kind: Kind

    /// The name; for a member with its type and a dot before it.
    package let name: String

    /// Two declarations of one key exclude each other: functions may differ in their parameters.
    package let key: String

    /// Whether only its own file can use it. It excludes one of another file that all can use, and no other private one.
    package let isPrivate: Bool
    package let condition: SwiftBuildCondition
    package let place: InFile<String>

    /// For a member, the name of its type.
    package var owner: String { name.split(separator: ".").dropLast().joined(separator: ".") }

    /// The names that the file certainly declares in some build, in the order of its declarations.
    package static func all(in source: SwiftSource) -> [SwiftSharedName] {
        let facts = source.facts
        let types = facts.types.filter { $0.parent == nil && !$0.isLocal && $0.condition.isSometimes }
        return types.filter { $0.kind != .extension }.map { type in
            SwiftSharedName(.type, type.name, type.modifiers, type.condition, in: source)
        }
            + facts.typeAliases.filter { $0.isGlobal && $0.condition.isSometimes }.map { alias in
                SwiftSharedName(.alias, alias.name, alias.modifiers, alias.condition, in: source)
            }
            + facts.globals.filter(\.condition.isSometimes).map { variable in
                SwiftSharedName(.variable, variable.name, variable.modifiers, variable.condition, in: source)
            }
            + facts.functions.compactMap { function in
                function.key(in: source.file).map { key in
                    SwiftSharedName(
                        .function, function.name, key: key, function.modifiers, function.condition, in: source)
                }
            } + types.flatMap { members(of: $0, in: source) }
    }

    /// The members that a type declares, or an extension for every value of its type.
    private static func members(of type: SwiftType, in source: SwiftSource) -> [SwiftSharedName] {
        guard type.kind != .protocol, !isConstrained(type, in: source.file) else { return [] }
        let isHidden = SwiftModifiers.isPrivate(type.modifiers)
        func member(
            _ name: Located<String>, _ key: String, isStatic: Bool, _ modifiers: [Located<String>],
            _ condition: SwiftBuildCondition
        ) -> SwiftSharedName {
            SwiftSharedName(
                kind: .member, name: type.qualifiedName + "." + name.value,
                key: type.qualifiedName + (isStatic ? ".static " : ".") + key,
                isPrivate: isHidden || SwiftModifiers.isPrivate(modifiers), condition: condition,
                place: InFile(name, path: source.file.path))
        }
        return type.variables.filter(\.condition.isSometimes).map { variable in
            member(
                variable.name, variable.name.value, isStatic: variable.isStatic, variable.modifiers, variable.condition)
        }
            + type.functions.compactMap { function in
                function.key(in: source.file).map { key in
                    member(
                        function.name, key, isStatic: function.isStatic, function.modifiers, function.condition)
                }
            }
    }

    /// Whether an extension is one for some values only: it has a `where`.
    private static func isConstrained(_ type: SwiftType, in file: SourceFile) -> Bool {
        let header = file.bytes[type.name.range.upperBound..<type.range.upperBound].prefix { $0 != UInt8(ascii: "{") }
        return header.words.contains { $0.elementsEqual("where".utf8) }
    }
}

extension SwiftSharedName {
    fileprivate init(
        _ kind: Kind, _ name: Located<String>, key: String? = nil, _ modifiers: [Located<String>],
        _ condition: SwiftBuildCondition, in source: SwiftSource
    ) {
        self.init(
            kind: kind, name: name.value, key: key ?? name.value, isPrivate: SwiftModifiers.isPrivate(modifiers),
            condition: condition, place: InFile(name, path: source.file.path))
    }
}

enum SwiftModifiers {
    static func isPrivate(_ modifiers: [Located<String>]) -> Bool {
        modifiers.contains { $0.value == "private" || $0.value == "fileprivate" }
    }
}

extension SwiftFunction {
    /// What tells the function from others of its name: labels and types; nil when more than these may, as with generic
    /// functions.
    fileprivate func key(in file: SourceFile) -> String? {
        guard condition.isSometimes, let body else { return nil }
        let header = file.bytes[name.range.upperBound..<body.lowerBound]
        guard !header.prefix(while: { $0 != UInt8(ascii: "(") }).contains(UInt8(ascii: "<")) else { return nil }
        let words = header.words
        guard !words.contains(where: { $0.elementsEqual("where".utf8) || $0.elementsEqual("some".utf8) }) else {
            return nil
        }
        let types = parameters.map { Self.unspaced($0.type?.value ?? "") }
        return fullName + types.joined(separator: ",") + Self.unspaced(returnType?.value ?? "")
            + (words.contains { $0.elementsEqual("async".utf8) } ? " async" : "")
    }

    private static func unspaced(_ type: String) -> String {
        String(decoding: type.utf8.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }
}

extension Collection<UInt8> {
    fileprivate var words: [SubSequence] {
        split { !$0.isASCIILetter && !$0.isASCIIDigit && $0 != UInt8(ascii: "_") && $0 < 0x80 }
    }
}

extension IOSBuild {
    /// The names that the control's Swift files declare for the whole app, but for files that replace one of the app's.
    package var sharedNames: [SwiftSharedName] {
        let replacing = Set(injection.fates.filter(\.replacesAppFile).map(\.path))
        return sources.filter { !replacing.contains($0.path) }.flatMap(SwiftSharedName.all)
    }
}
