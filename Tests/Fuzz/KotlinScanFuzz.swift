import SourceScan
import SourceText

/// Scans any bytes as Kotlin; whatever they are, the facts have to hold together and be the same twice.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzKotlinScan(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let facts = KotlinFileFacts(scanning: bytes)
    let problems = Consistency.problems(of: facts, bytes)
    guard problems.isEmpty else { fatalError("\(problems)") }
    let again = KotlinFileFacts(scanning: bytes)
    guard again.types == facts.types, again.annotations == facts.annotations, again.names == facts.names else {
        fatalError("two scans differ")
    }
    return 0
}
