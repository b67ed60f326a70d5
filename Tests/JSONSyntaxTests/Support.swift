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

/// What is wrong with a document itself: places outside the file or out of order, and nodes outside their parents.
func inconsistencies(_ document: JSONDocument) -> [String] {
    var found: [String] = []
    let all = 0..<document.bytes.count
    func check(_ condition: Bool, _ text: @autoclosure () -> String) {
        if !condition { found.append(text()) }
    }
    func isInside(_ range: Range<Int>, _ outer: Range<Int>) -> Bool {
        outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound
    }
    for issue in document.issues {
        check(isInside(issue.range, all), "\(issue) is outside the file")
        check(issue.related.map { isInside($0, all) } ?? true, "\(issue) is related to something outside the file")
        if let fix = issue.fix {
            check(!fix.isEmpty && document.bytes.applying(fix) != nil, "\(issue) can't be mended by its fix")
        }
    }
    let offsets = document.issues.map(\.range.lowerBound)
    check(offsets == offsets.sorted(), "issues are not in order")
    var open = document.root.map { [$0] } ?? []
    if let root = document.root { check(isInside(root.range, all), "the root is outside the file") }
    while let node = open.popLast() {
        check(isInside(node.contentRange, node.range), "the content of \(node.range) is outside")
        var end = node.range.lowerBound
        func checkChild(_ child: JSONNode) {
            check(child.parent?.range == node.range, "\(child.range) is not a child of \(node.range)")
            check(isInside(child.range, node.range) && child.range.lowerBound >= end, "\(child.range) overlaps")
            check(child.isComplete || !node.isComplete, "\(child.range) is incomplete in a complete value")
            end = child.range.upperBound
        }
        func checkSeparator(_ range: Range<Int>?) {
            guard let range else { return }
            check(isInside(range, node.range) && range.lowerBound >= end, "separator \(range) overlaps")
            end = range.upperBound
        }
        for member in node.members {
            checkChild(member.key)
            checkSeparator(member.colon)
            if let value = member.value {
                checkChild(value)
                open.append(value)
            }
            checkSeparator(member.comma)
        }
        for element in node.elements {
            checkChild(element)
            open.append(element)
        }
    }
    return found
}
