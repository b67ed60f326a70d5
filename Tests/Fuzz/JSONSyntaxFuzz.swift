import JSONSyntax
import SourceText

/// Parses any bytes; whatever they are, every place has to be inside the file and the tree has to hold together.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzJSONSyntax(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for limits in [JSONLimits.standard, JSONLimits(maxDepth: 3, maxBytes: 1000, maxIssues: 2)] {
        let document = JSONDocument(parsing: bytes, limits: limits)
        let found = inconsistencies(document)
        guard found.isEmpty else { fatalError("\(found)") }
        guard document.issues.count <= limits.maxIssues + 1 else { fatalError("more issues than the limit") }
    }
    let document = JSONDocument(parsing: bytes)
    checkMore(document)
    checkPointers(document)
    return 0
}

/// A line end more changes nothing, and the fix of the only mistake mends the file.
private func checkMore(_ document: JSONDocument) {
    let longer = JSONDocument(parsing: document.bytes + [.lineFeed])
    guard longer.issues.isEmpty == document.issues.isEmpty else {
        fatalError("\(document.issues) but with a line end \(longer.issues)")
    }
    guard document.issues.count == 1, let fix = document.issues[0].fix else { return }
    guard let mended = document.bytes.applying(fix) else { fatalError("can't apply \(fix)") }
    let left = JSONDocument(parsing: mended).issues
    guard left.isEmpty else { fatalError("\(document.issues) mended but \(left)") }
}

/// Every pointer can be read back, and leads to a value.
private func checkPointers(_ document: JSONDocument) {
    var nodes = document.root.map { [$0] } ?? []
    var seen = 0
    while let node = nodes.popLast(), seen < 100 {
        seen += 1
        let pointer = node.pointer
        guard JSONPointer(parsing: pointer.description) == pointer else {
            fatalError("\(pointer) reads back differently")
        }
        if node.parent?.repeatedMembers.isEmpty ?? true, document.node(at: pointer) == nil, seen == 1 {
            fatalError("\(pointer) leads nowhere")
        }
        nodes += node.members.compactMap(\.value) + node.elements
    }
}
