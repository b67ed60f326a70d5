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
        for format in [RequestedFormat.exactly("a"), .anythingElse] {
            let evaluation = all.evaluation(of: builder, in: facts, for: format)
            guard evaluation == all.evaluation(of: builder, in: facts, for: format) else {
                fatalError("two evaluations differ")
            }
            guard !evaluation.outcomes.isEmpty else { fatalError("no outcome") }
            for outcome in evaluation.outcomes where outcome.place.range.upperBound > bytes.count {
                fatalError("\(outcome) is outside")
            }
        }
    }
    for type in facts.types { _ = all.inheritedNames(of: type.qualifiedName) }
}
