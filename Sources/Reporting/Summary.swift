import Findings

extension Report {
    /// The summary in words: findings, checked files, and skipped checks with their reasons; without a final line end.
    /// Several reasons stand on lines of their own.
    package var summary: String {
        let ran = rulesRun == rules ? "" : "\(rulesRun) of "
        let checked = "\(files.counted("file")), \(ran)\(rules.counted("rule"))\(ran.isEmpty ? "" : " ran")"
        let gaps = Gap.all(in: self)
        if gaps.count == 1 { return "\(verdict) (\(checked); not checked: \(gaps[0].text))" }
        return (["\(verdict) (\(checked))"] + gaps.map { "not checked: \($0.text)" }).joined(separator: "\n")
    }

    private var verdict: String {
        let found = [Severity.error, .warning, .note].compactMap { severity in
            let count = count(of: severity)
            return count == 0 ? nil : count.counted(severity.rawValue)
        }
        if controls == 0 && found.isEmpty { return "no control was checked" }
        // Unreadable input is not a success.
        let nothing = files == 0 ? "nothing could be checked" : "no problems"
        let problems = found.isEmpty ? nothing : found.joined(separator: ", ")
        return controls == 0 ? problems : "\(problems) in \(controls.counted("control"))"
    }
}

/// Rules that were not applied for one reason, and the files for which that is so.
private struct Gap {
    private let rules: [String]
    private let reason: String
    private var paths: [String]
    private let namesPaths: Bool

    /// Fewer names than this are listed, more are counted.
    private static let listedRules = 4

    /// The skipped checks of the report in its order, with equal statements about several files joined.
    static func all(in report: Report) -> [Gap] {
        var gaps: [Gap] = []
        var indices: [String: Int] = [:]
        for entry in report.skipped {
            let statement = entry.rules.joined(separator: ",") + " " + entry.reason
            if let index = indices[statement] {
                gaps[index].paths.append(entry.path)
            } else {
                indices[statement] = gaps.count
                gaps.append(
                    Gap(
                        rules: entry.rules, reason: entry.reason, paths: [entry.path],
                        namesPaths: report.controls > 1 || entry.rules.isEmpty))
            }
        }
        return gaps
    }

    /// `kotlin-icon, kotlin-package in a/manifest.json — the reason`.
    var text: String {
        let place = paths.count == 1 ? TerminalEscaper.line(paths[0]) : paths.count.counted("file")
        let what = [ruleNames, namesPaths ? place : ""].filter { !$0.isEmpty }.joined(separator: " in ")
        return "\(what) — \(TerminalEscaper.line(reason))"
    }

    /// The names of a few rules, else how many there are, with the first word of the names when they share it.
    private var ruleNames: String {
        if rules.count <= Self.listedRules { return rules.joined(separator: ", ") }
        let families = Set(rules.map { $0.prefix { $0 != "-" } })
        guard families.count == 1, let family = families.first else { return rules.count.counted("rule") }
        return "\(rules.count) \(family)-* rules"
    }
}
