import SourceScan
import SourceText

/// What keeps a builder's function from being the one that the protocol requires, although it has its name [swift-6].
/// Swift matches the types of a protocol's function exactly, an optional result included.
package enum RowFunctionMismatch: Sendable {
    /// It returns this, and nothing when nil.
    case result(Located<String>?)

    /// The callback lacks `@escaping`, and a row keeps it; its type. The protocol accepts the function.
    case notEscaping(Located<String>)

    /// It is `private` or `fileprivate`, the word, and the class is not.
    case hidden(Located<String>)

    /// It is `static`.
    case isStatic

    /// The type of its `key` or `format`, which the protocol requires to be `String`.
    case parameter(Located<String>)

    /// It is `throws`, `rethrows` or `async`, the word.
    case effect(Located<String>)

    /// Nil when the function fits, or that cannot be determined.
    package init?(_ builder: RowBuilder, of owner: SwiftMergedType, in facts: SwiftFacts) {
        let function = builder.builder.function
        if function.isStatic {
            self = .isStatic
        } else if Self.isSurelyNoRow(function.returnType?.value, in: facts) {
            self = .result(function.returnType)
        } else if let type = function.parameters.prefix(2).lazy.compactMap(\.type).first(where: {
            Self.isSurelyNoString($0.value, in: facts)
        }) {
            self = .parameter(type)
        } else if let effect = function.effects.first {
            self = .effect(effect)
        } else if let word = Self.hidingWord(function.modifiers),
            owner.declarations.allSatisfy({ Self.hidingWord($0.value.modifiers) == nil && $0.value.parent == nil })
        {
            self = .hidden(word)
        } else if builder.builder.keepsCallback,
            let type = function.parameters.last?.type, Self.bare(type.value) == "OnRowEventCallback",
            facts.type(named: "OnRowEventCallback") == nil, facts.aliasTarget("OnRowEventCallback") == nil
        {
            self = .notEscaping(type)
        } else {
            return nil
        }
    }

    private static func hidingWord(_ modifiers: [Located<String>]) -> Located<String>? {
        modifiers.first { $0.value == "private" || $0.value == "fileprivate" }
    }

    /// Whether a result is surely not the one that the protocol requires, `BaseRow?`.
    private static func isSurelyNoRow(_ type: String?, in facts: SwiftFacts) -> Bool {
        guard let type else { return true }
        var name = bare(type)
        let isOptional = name.hasSuffix("?") || name.hasPrefix("Optional<")
        if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = String(name.dropFirst(9).dropLast()) }
        if name.hasSuffix("?") { name.removeLast() }
        name = KnownTypes.plain(name)
        guard facts.aliasTarget(name) == nil else { return false }
        if let own = facts.type(named: name) { return own.qualifiedName == name }
        if rows.contains(name) { return !isOptional }
        return others.contains(String(name.prefix { $0 != "<" }))
    }

    /// Whether a parameter is surely not a `String`.
    private static func isSurelyNoString(_ type: String, in facts: SwiftFacts) -> Bool {
        var name = bare(type.hasPrefix("inout ") ? String(type.dropFirst(6)) + "?" : type)
        let isWrapped = name.hasSuffix("?") || name.hasSuffix("!") || name.hasPrefix("Optional<")
        if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = String(name.dropFirst(9).dropLast()) }
        while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
        name = KnownTypes.plain(name)
        guard facts.aliasTarget(name) == nil, facts.type(named: name) == nil else { return false }
        return name == "String" ? isWrapped : otherValues.contains(name)
    }

    /// Types that are taken for `String`.
    private static let otherValues: Set = [
        "Any", "AnyObject", "Bool", "Character", "Double", "Int", "NSString", "StaticString", "Substring",
    ]

    /// The type without white space and the parentheses around it.
    private static func bare(_ type: String) -> String {
        var bare = type.filter { !$0.isWhitespace }
        while bare.hasPrefix("("), bare.hasSuffix(")"), bare != "()", !bare.dropFirst().dropLast().contains("(") {
            bare = String(bare.dropFirst().dropLast())
        }
        return bare
    }

    /// The names of what the protocol requires; one is an alias of the other.
    private static let rows: Set = ["BaseRow", "ActionParameterCustomFormatRowType"]

    /// Types that are taken for it, and others that every app has.
    private static let others: Set = [
        "Void", "()", "String", "Int", "Bool", "Double", "Any", "AnyObject", "NSObject", "UIView", "UIViewController",
        "UITableViewCell", "BaseCell", "Cell", "Row", "RowType", "Form", "Section", "TextRow", "IntRow", "DecimalRow",
        "EmailRow", "PhoneRow", "URLRow", "LabelRow", "ButtonRow", "SwitchRow", "SliderRow", "StepperRow", "DateRow",
        "TimeRow", "DateTimeRow", "TextAreaRow", "PushRow", "AlertRow", "ActionSheetRow", "SegmentedRow", "PickerRow",
        "PickerInputRow", "ActionParameterCustomFormatRowBuilder",
    ]
}
