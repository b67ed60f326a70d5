import Findings
import Rules
import SourceText

/// A correct control with Kotlin code, to be changed.
enum KotlinControlFiles {
    static let path = "android/inputControl/Email2.kt"

    /// The good example of `rule`, with one text of one file replaced.
    static func good(
        _ rule: String, replacing text: String = "", with replacement: String = "", in path: String = path
    ) -> [String: String] {
        var files = RuleRegistry.rule(rule)?.info.good.files ?? [:]
        if !text.isEmpty { files[path] = files[path]?.replacing(text, with: replacement) }
        return files
    }
}

/// The text that a finding marks in these files; nil without a range.
func markedText(_ finding: Finding, in files: [String: String]) -> String? {
    finding.location.range.flatMap { range in
        files[finding.location.path].map { SourceFile(path: "", text: $0).text(in: range) }
    }
}
