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

    /// The correct control of most examples with each first text of `replacements` replaced by the second in its Kotlin
    /// file, and `others` beside it.
    static func changed(
        _ replacements: [(String, String)], manifest: [(String, String)] = [], others: [String: String] = [:]
    ) -> [String: String] {
        var files = good("kotlin-missing")
        for (old, new) in replacements { files[path] = files[path]?.replacing(old, with: new) }
        for (old, new) in manifest { files["manifest.json"] = files["manifest.json"]?.replacing(old, with: new) }
        return files.merging(others) { $1 }
    }

    /// The correct control with code before its only call of the callback.
    static func running(_ code: String, imports: [String] = [], others: [String: String] = [:]) -> [String: String] {
        let lines = imports.map { "import \($0)\n" }.joined()
        return changed(
            [
                ("import android.view.View\n", "import android.view.View\n\(lines)"),
                ("        outputCallback(", "        \(code)\n        outputCallback("),
            ], others: others)
    }
}

/// The text that a finding marks in these files; nil without a range.
func markedText(_ finding: Finding, in files: [String: String]) -> String? {
    finding.location.range.flatMap { range in
        files[finding.location.path].map { SourceFile(path: "", text: $0).text(in: range) }
    }
}

/// The errors and warnings of all rules about Kotlin on these files, with the rule before each message.
func kotlinProblems(in files: [String: String]) -> [String] {
    RuleEngine.check(controls(of: files), rules: RuleRegistry.all.filter { $0.info.group == .kotlin }).findings
        .filter { $0.severity > .note }.map { "\($0.rule): \($0.message)" }
}
