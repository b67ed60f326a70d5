import SourceScan
import SourceText

/// What `BaseKotlinInputControl` declares, and how a class that implements it differs `[kotlin-11]`.
package struct KotlinMembers: Sendable {
    /// A member of the base.
    package struct Member: Sendable {
        package let name: String

        /// The types of the parameters, without white space and names; nil for a property.
        let parameters: [String]?

        /// The types that a class may give it; the first is the base's.
        let types: [String]

        /// Whether a class must have it: the base has a `getIconName` of its own.
        let isRequired: Bool

        /// How a class declares it.
        package let declaration: String
    }

    /// One row for each member of the base. Source: Sync-a, `BaseKotlinInputControl.kt`.
    package static let members = [
        Member(
            name: "autocomplete", parameters: nil, types: ["Boolean", "kotlin.Boolean"], isRequired: true,
            declaration: "override val autocomplete: Boolean = false"),
        Member(
            name: "process", parameters: ["Any?", "(Any)->Unit"], types: ["Unit", "kotlin.Unit", "Nothing"],
            isRequired: true,
            declaration: "override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit)"),
        Member(
            name: "getIconName", parameters: [], types: ["String", "kotlin.String"], isRequired: false,
            declaration: "override fun getIconName(): String"),
    ]

    /// Why the class does not compile.
    package enum Problem: Sendable {
        /// No member of these names.
        case missing([Member])
        /// An overriding member whose name is nearly the missing one.
        case misspelt(Located<String>, meant: Member)
        /// A member that overrides nothing.
        case foreign(Located<String>)
        case noOverride(Located<String>)
        case parameterCount(Located<String>, count: Int, Member)
    }

    /// Why a member with the right name and `override` does not compile.
    package enum Mismatch: Sendable {
        /// A parameter of another type, given as written.
        case parameter(Located<String>, wanted: String)
        case defaultValue(Range<Int>, of: KotlinParameter)
        case result(Located<String>, wanted: String)
        /// A literal of another type.
        case value(KotlinValueType, wanted: String)
        /// `suspend`, or less visible than the base's member.
        case modifier(Located<String>)
        case generic(Range<Int>)
        case isExtension
    }

    /// A mismatch and the member that has it.
    package struct Mismatched: Sendable {
        package let name: Located<String>
        package let member: Member
        package let mismatch: Mismatch
    }

    /// What is wrong with the members of a class that is derived from the base alone.
    package let problems: [Problem]

    /// What is wrong with those that override.
    package let mismatches: [Mismatched]

    package init(of type: KotlinType) {
        let written = Written.all(of: type)
        var problems: [Problem] = []
        var missing: [Member] = []
        var misspelt: Set<Int> = []
        var mismatches: [Mismatched] = []
        for member in Self.members {
            let alike = written.filter { ($0.function == nil) == (member.parameters == nil) }
            let named = alike.filter { $0.name.value == member.name }
            if let right = named.first(where: { $0.isOverride && $0.count == member.parameters?.count }) {
                mismatches += right.mismatches(with: member).map {
                    Mismatched(name: right.name, member: member, mismatch: $0)
                }
            } else if let candidate = named.first(where: \.isOverride) ?? named.first {
                guard member.isRequired || candidate.isOverride || candidate.count == 0 else { continue }
                if let count = candidate.count, let wanted = member.parameters?.count, count != wanted {
                    problems.append(.parameterCount(candidate.name, count: count, member))
                } else {
                    problems.append(.noOverride(candidate.name))
                }
            } else if let near = alike.first(where: { $0.isMeant(as: member.name) }) {
                misspelt.insert(near.name.range.lowerBound)
                problems.append(.misspelt(near.name, meant: member))
            } else if member.isRequired {
                missing.append(member)
            }
        }
        let foreign = written.filter { $0.isForeign && !misspelt.contains($0.name.range.lowerBound) }
        self.problems =
            (missing.isEmpty ? [] : [.missing(missing)]) + problems + foreign.map { .foreign($0.name) }
        self.mismatches = mismatches
    }
}

/// A property or function as the class declares it.
private struct Written {
    let name: Located<String>
    let isOverride: Bool
    var modifiers: [Located<String>] = []
    var function: KotlinFunction?
    var type: Located<String>?
    var value: KotlinValueType?

    /// How many parameters; nil for a property.
    var count: Int? { function?.parameters.count }

    static func all(of type: KotlinType) -> [Written] {
        (type.constructor ?? []).filter(\.isProperty).map {
            Written(name: $0.name, isOverride: $0.isOverride, modifiers: $0.modifiers, type: $0.type)
        }
            + type.properties.map {
                Written(
                    name: $0.name, isOverride: $0.isOverride, modifiers: $0.modifiers, type: $0.type, value: $0.value)
            }
            + type.functions.map {
                Written(
                    name: $0.name, isOverride: $0.isOverride, modifiers: $0.modifiers, function: $0,
                    type: $0.returnType, value: $0.returned)
            }
    }

    /// Whether its name is nearly `meant`. Without `override` it may well be a member of its own.
    func isMeant(as meant: String) -> Bool {
        isOverride && Spelling.suggestion(for: name.value, among: [meant]) != nil
    }

    /// Whether it overrides what neither the base nor `Any` has.
    var isForeign: Bool {
        guard isOverride else { return false }
        if KotlinMembers.members.contains(where: { $0.name == name.value }) { return false }
        switch (name.value, count) {
        case ("toString", 0), ("hashCode", 0), ("equals", 1): return false
        default: return true
        }
    }

    func mismatches(with member: KotlinMembers.Member) -> [KotlinMembers.Mismatch] {
        var found: [KotlinMembers.Mismatch] =
            modifiers
            .filter { ["suspend", "private", "protected", "internal"].contains($0.value) }.map { .modifier($0) }
        if let generic = function?.typeParameters { found.append(.generic(generic)) }
        if function?.isExtension == true { found.append(.isExtension) }
        for (parameter, wanted) in zip(function?.parameters ?? [], member.parameters ?? []) {
            if let range = parameter.defaultRange { found.append(.defaultValue(range, of: parameter)) }
            if let type = parameter.type, Self.isOther(type.value, than: wanted) {
                found.append(.parameter(type, wanted: wanted))
            }
        }
        if let type {
            if !member.types.contains(type.value.filter { !$0.isWhitespace }), Self.isKnown(type.value) {
                found.append(.result(type, wanted: member.types[0]))
            }
        } else if let value, value.name != member.types[0] {
            found.append(.value(value, wanted: member.types[0]))
        }
        return found
    }

    /// Whether a type as written is surely another than `wanted`: a name that the control may declare is not.
    private static func isOther(_ written: String, than wanted: String) -> Bool {
        let type = plain(written)
        return type != plain(wanted) && isKnown(written)
    }

    /// Whether the type is one of Kotlin's own, or a function type.
    private static func isKnown(_ written: String) -> Bool {
        let type = plain(written)
        if type.contains("->") { return true }
        let name = type.prefix { $0 != "<" && $0 != "?" }
        return KotlinMembers.ownTypes.contains(String(name))
    }

    /// A type without white space, package and, in a function type, names of parameters and parentheses around the whole.
    private static func plain(_ written: String) -> String {
        var type = String(written.filter { !$0.isWhitespace })
        while type.hasPrefix("(("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
        type = type.replacing("kotlin.", with: "")
        guard type.hasPrefix("("), let end = type.firstIndex(of: ")") else { return type }
        let parameters = type[type.index(after: type.startIndex)..<end].split(separator: ",").map { part in
            part.split(separator: ":").last.map(String.init) ?? ""
        }
        return "(" + parameters.joined(separator: ",") + type[end...]
    }
}

extension KotlinMembers {
    fileprivate static let ownTypes: Set = [
        "Any", "Boolean", "Byte", "Char", "CharSequence", "Double", "Float", "Int", "List", "Long", "Map", "Nothing",
        "Number", "Set", "Short", "String", "Unit",
    ]
}

extension KotlinValueType {
    /// The name of the type in Kotlin; `null` and the type of a collection have none.
    fileprivate var name: String? {
        switch self {
        case .string: "String"
        case .boolean: "Boolean"
        case .character: "Char"
        case .number: "Number"
        case .null, .collection: nil
        }
    }
}
