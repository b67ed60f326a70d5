import JSONSyntax
import SourceText

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
        for member in node.members {
            checkChild(member.key)
            if let value = member.value {
                checkChild(value)
                open.append(value)
            }
            if let comma = member.comma {
                check(isInside(comma, node.range) && comma.lowerBound >= end, "comma \(comma) overlaps")
                end = comma.upperBound
            }
        }
        for element in node.elements {
            checkChild(element)
            open.append(element)
        }
    }
    return found
}
