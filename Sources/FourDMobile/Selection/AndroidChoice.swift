import JSONSyntax

/// What an Android app makes of the label of a choice [list-4].
package enum AndroidChoice: Hashable, Sendable {
    /// The label is shown as the manifest has it.
    case asWritten
    /// Another label is shown.
    case shows(String)
    /// The choice is not in the list.
    case dropped

    /// A value of a `choiceList` object: strings stay, but one that reads as a 32-bit integer becomes that integer; other
    /// numbers are cut to one; booleans, null, lists and objects are dropped.
    package init(objectValue label: JSONNode) {
        switch label.kind {
        case .string: self = Self.afterReadingAsInteger(label.string ?? "")
        case .number: self = Self.cut(label)
        case .boolean, .null, .array, .object: self = .dropped
        case .unreadable: self = .asWritten
        }
    }

    /// An element of a `choiceList` list: whatever is not a string becomes "null".
    package init(listElement label: JSONNode) {
        switch label.kind {
        case .string, .unreadable: self = .asWritten
        case .number, .boolean, .null, .array, .object: self = .shows("null")
        }
    }

    private static func afterReadingAsInteger(_ text: String) -> AndroidChoice {
        // Java's `Integer.parseInt` and Swift's initializer take the same ASCII texts: a sign, then digits.
        guard let number = Int32(text), String(number) != text else { return .asWritten }
        return .shows(String(number))
    }

    /// A number as `intValue()` cuts it; a label that is the same number stays.
    private static func cut(_ label: JSONNode) -> AndroidChoice {
        guard let number = label.number, abs(number) < 0x1p53 else { return .asWritten }
        let cut = Int32(truncatingIfNeeded: Int64(number))
        return Double(cut) == number ? .asWritten : .shows(String(cut))
    }
}
