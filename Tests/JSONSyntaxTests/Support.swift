import JSONSyntax
import SourceText

/// A document as one line: unreadable values are `?`, missing ones `_`, what is incomplete has a `~` before it.
func outline(_ node: JSONNode?) -> String {
    guard let node else { return "nothing" }
    let mark = node.isComplete ? "" : "~"
    switch node.kind {
    case .object:
        let members = node.members.map { "\($0.keyText):\($0.value.map { outline($0) } ?? "_")" }
        return mark + "{" + members.joined(separator: ",") + "}"
    case .array: return mark + "[" + node.elements.map { outline($0) }.joined(separator: ",") + "]"
    case .string: return mark + "'" + (node.string ?? "no text") + "'"
    case .number: return mark + (node.numberText ?? "no number")
    case .boolean: return mark + (node.boolean.map(String.init) ?? "no boolean")
    case .null: return mark + "null"
    case .unreadable: return mark + "?"
    }
}

/// Splits `⟦` and `⟧` off a text; the range is where they stood.
func unmarked(_ text: String) -> (bytes: [UInt8], range: Range<Int>)? {
    let opening = Array("⟦".utf8)
    let closing = Array("⟧".utf8)
    let bytes = Array(text.utf8)
    guard let start = bytes.firstRange(of: opening), let end = bytes.firstRange(of: closing) else { return nil }
    let inside = bytes[start.upperBound..<end.lowerBound]
    return (
        Array(bytes[..<start.lowerBound] + inside + bytes[end.upperBound...]),
        start.lowerBound..<start.lowerBound + inside.count
    )
}

extension [UInt8] {
    fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
        guard count >= other.count else { return nil }
        return (0...count - other.count).first { self[$0...].starts(with: other) }.map { $0..<$0 + other.count }
    }
}
