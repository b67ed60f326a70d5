import SourceScan
import SourceText

/// Scans any bytes as Swift; whatever they are, the facts have to hold together, be the same twice, and resolve.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzSwiftScan(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    check(bytes)
    // The same bytes as the body of a row builder, which is looked at more closely.
    let head =
        "class A: B {\nfunc buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent cb: C) -> R? {\n"
    check(Array(head.utf8) + bytes + Array("\n}\n}\n".utf8))
    return 0
}

private func check(_ bytes: [UInt8]) {
    let facts = SwiftFileFacts(scanning: bytes, path: "a.swift")
    let problems = Consistency.problems(of: facts, bytes)
    guard problems.isEmpty else { fatalError("\(problems)") }
    let again = SwiftFileFacts(scanning: bytes, path: "a.swift")
    guard again.types == facts.types, again.rowBuilders == facts.rowBuilders, again.constants == facts.constants else {
        fatalError("two scans differ")
    }
    let all = SwiftFacts(files: [facts])
    for builder in facts.rowBuilders {
        for comparison in builder.comparisons {
            guard case .texts(let texts) = all.resolve(comparison, of: builder, in: facts) else { continue }
            for text in texts where text.range.upperBound > bytes.count { fatalError("\(text) is outside") }
        }
    }
    for type in facts.types { _ = all.inheritedNames(of: type.qualifiedName) }
}
