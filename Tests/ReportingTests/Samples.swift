import Findings
import SourceText

/// The first place in `text` that reads `marked`, as UTF-8 byte offsets; empty at the end when there is none.
func range(of marked: String, in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    let wanted = Array(marked.utf8)
    for start in 0...max(0, bytes.count - wanted.count) where bytes[start...].starts(with: wanted) {
        return start..<start + wanted.count
    }
    return bytes.count..<bytes.count
}

/// A report on files given as text.
func report(
    _ findings: [Finding], _ files: [String: String] = [:], skipped: [SkippedCheck] = [], controls: Int = 1,
    rules: Int = 36, displayPrefix: String = ""
) -> Report {
    var sources: [String: SourceFile] = [:]
    for (path, text) in files { sources[path] = SourceFile(path: path, text: text) }
    return Report(
        findings: findings, skipped: skipped, controls: controls, files: files.count, rules: rules,
        sources: sources, displayPrefix: displayPrefix)
}
