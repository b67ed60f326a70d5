import SourceScan
import SourceText

/// What the app gets when it reads `instance` of a service class, with key-value coding [swift-1] [swift-3].
package enum InstanceLookup: Sendable {
    /// An instance, as far as can be determined.
    case found(Member)

    /// The class has no member of that name; the static one that was perhaps meant.
    case absent(nearest: Member?)

    /// There is one of that name that is not exposed to Objective-C, or exposed by another one.
    case notExposed(Member)

    /// There is one of that name that belongs to instances, and not to the class.
    case notStatic(Member)

    /// It is, or is made of, a type that the control does not declare.
    case undeclared([InFile<String>])

    /// It is an instance of another class of the control.
    case otherClass(InFile<String>)

    /// It has no value, or nil.
    case empty(Member)

    /// It is made with `Self()`, which the compiler accepts in a final class only.
    case openSelf(InFile<String>)
    case unsure

    /// A property, or a function without parameters.
    package struct Member: Sendable {
        package let name: InFile<String>
        package let isStatic: Bool

        /// Where its declaration starts: its first attribute or modifier, else its name.
        package let start: Int

        /// nil for a function.
        package let variable: SwiftVariable?

        /// The name that `@objc(…)` gives it; nil without one.
        package var objectiveCName: InFile<String>? {
            attributes.first { $0.name.value == "objc" }?.argument.map { InFile($0, path: name.path) }
        }

        let attributes: [SwiftAttribute]
        let isExposedByType: Bool
        let isOverride: Bool

        /// The name that it is exposed by; nil when it is not exposed.
        var runtimeName: String? {
            let objc = attributes.first { $0.name.value == "objc" }
            guard objc != nil || isExposedByType || isOverride,
                !attributes.contains(where: { $0.name.value == "nonobjc" })
            else { return nil }
            return objc?.argument?.value ?? name.value
        }
    }

    /// What the app reads.
    package static let key = "instance"

    /// Every name by which key-value coding finds it.
    private static let accessors: Set = [key, "getInstance", "isInstance", "_instance", "_getInstance"]

    package init(of type: ServiceClass, in facts: SwiftFacts) {
        let lineage = facts.lineage(of: type.merged).filter { $0.declarations.first?.value.kind == .class }
        let members = lineage.flatMap { Self.members(of: $0, in: lineage) }
        let statics = members.filter(\.isStatic)
        if let member = statics.first(where: { $0.runtimeName.map(Self.accessors.contains) ?? false }) {
            self = Self.judge(member, of: type, in: facts)
        } else if !facts.unknownInheritedNames(of: type.merged).isEmpty {
            self = .unsure
        } else if let member = statics.first(where: { $0.name.value == Self.key }) {
            self = .notExposed(member)
        } else if let member = members.first(where: { $0.name.value == Self.key && !$0.isStatic }) {
            self = .notStatic(member)
        } else {
            self = .absent(nearest: Self.nearest(to: type, among: statics))
        }
    }

    private static func members(of type: SwiftMergedType, in lineage: [SwiftMergedType]) -> [Member] {
        let isExposed = lineage.contains { $0.declarations.contains { $0.value.attribute("objcMembers") != nil } }
        return (type.declarations + type.extensions).flatMap { part -> [Member] in
            let isExposed = isExposed || (part.value.kind == .extension && part.value.attribute("objc") != nil)
            func member(
                _ name: Located<String>, _ isStatic: Bool, _ attributes: [SwiftAttribute],
                _ modifiers: [Located<String>], _ variable: SwiftVariable?
            ) -> Member {
                let starts = attributes.map(\.range.lowerBound) + modifiers.map(\.range.lowerBound)
                return Member(
                    name: InFile(name, path: part.path), isStatic: isStatic,
                    start: starts.min() ?? name.range.lowerBound, variable: variable, attributes: attributes,
                    isExposedByType: isExposed, isOverride: modifiers.contains { $0.value == "override" })
            }
            let variables = part.value.variables.map { member($0.name, $0.isStatic, $0.attributes, $0.modifiers, $0) }
            let functions = part.value.functions.filter { $0.parameters.isEmpty && !$0.isInitialiser }
            return variables + functions.map { member($0.name, $0.isStatic, $0.attributes, $0.modifiers, nil) }
        }
    }

    /// The only static member that holds an instance of the type itself, or whose name is nearly the one that the app reads.
    private static func nearest(to type: ServiceClass, among members: [Member]) -> Member? {
        if let name = Spelling.suggestion(for: key, among: members.map(\.name.value)) {
            return members.first { $0.name.value == name }
        }
        let instances = members.filter { member in
            guard let variable = member.variable else { return false }
            return TypeMention.all(in: variable).contains { $0.value == type.name }
        }
        return instances.count == 1 ? instances.first : nil
    }

    /// Whether the value of the member is an instance of `type`.
    private static func judge(_ member: Member, of type: ServiceClass, in facts: SwiftFacts) -> InstanceLookup {
        guard let variable = member.variable, !variable.isConditional else { return .found(member) }
        let path = member.name.path
        let mentions = TypeMention.all(in: variable)
        let undeclared = mentions.filter { mention in
            facts.type(named: mention.value, in: type.merged) == nil && facts.aliasTarget(mention.value) == nil
                && KnownTypes.kind(of: mention.value) == .unknown && isMeant(mention.value, for: type)
        }
        if !undeclared.isEmpty { return .undeclared(undeclared.map { InFile($0, path: path) }) }
        if let made = TypeMention.constructed(by: variable), let other = facts.type(named: made.value, in: type.merged),
            other.qualifiedName != type.qualifiedName, other.declarations.first?.value.kind == .class,
            !facts.lineage(of: other).contains(where: { $0.qualifiedName == type.qualifiedName })
        {
            return .otherClass(InFile(made, path: path))
        }
        if let made = TypeMention.constructed(by: variable), made.value == "Self", !variable.isComputed,
            !type.isFinal
        {
            return .openSelf(InFile(made, path: path))
        }
        let isAssigned = facts.files.contains { $0.assignedNames.contains(member.name.value) }
        let isNil = variable.initialiser.map { $0.value == "nil" } ?? !variable.isComputed
        if isNil, !isAssigned { return .empty(member) }
        return .found(member)
    }

    /// Whether a type of this name can only be the service itself.
    private static func isMeant(_ name: String, for type: ServiceClass) -> Bool {
        type.isExposed(as: name) || Spelling.suggestion(for: name, among: [type.name]) != nil
    }
}
