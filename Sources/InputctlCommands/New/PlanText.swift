import Reporting
import Scaffolding

/// The plan of a new control, for a person.
struct PlanText {
    let scaffold: Scaffold
    let plan: ScaffoldPlan
    let folder: String

    /// The names, and a line for each file.
    var text: String {
        let sizes = plan.steps.map { Self.size($0.file.bytes.count) }
        let paths = plan.steps.map { TerminalEscaper.line($0.file.path) }
        // One long path must not move all sizes out of sight.
        let pathWidth = min(paths.map(\.count).max() ?? 0, 60)
        let sizeWidth = sizes.map(\.count).max() ?? 0
        var result = names + "\n"
        for (step, (path, size)) in zip(plan.steps, zip(paths, sizes)) {
            let padding = String(repeating: " ", count: max(0, pathWidth - path.count) + 2 + sizeWidth - size.count)
            let word = step.change.word
            result +=
                "  \(word)\(String(repeating: " ", count: 11 - word.count))\(path)\(padding)\(size)\(step.file.isExecutable ? "  executable" : "")\n"
            if case .blocked(let reason) = step.change { result += "             \(TerminalEscaper.line(reason))\n" }
        }
        return result
    }

    /// The unified diffs of all conflicts.
    var diffs: String {
        plan.steps.compactMap(\.diff).joined().split(separator: "\n", omittingEmptySubsequences: false)
            .map { TerminalEscaper.source($0) }.joined(separator: "\n")
    }

    private var names: String {
        let hasSwift = scaffold.files.contains { $0.path.hasSuffix(".swift") }
        let hasKotlin = scaffold.files.contains { $0.path.hasSuffix(".kt") }
        let given = scaffold.names.given
        let isAsGiven = given.utf8.elementsEqual(scaffold.names.name.utf8)
        var columns = ["name \(scaffold.names.name)" + (isAsGiven ? "" : " (of \"\(TerminalEscaper.line(given))\")")]
        if hasSwift { columns += ["type \(scaffold.names.row)", "service \(scaffold.names.service)"] }
        if hasKotlin { columns.append("Kotlin class \(scaffold.names.className)") }
        return (columns + ["folder \(TerminalEscaper.line(folder))/"]).joined(separator: "   ")
    }

    /// `196 B`, `3.1 kB`.
    private static func size(_ bytes: Int) -> String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        let tenths = (bytes + 50) / 100
        return "\(tenths / 10).\(tenths % 10) kB"
    }
}

extension ScaffoldPlan.Change {
    /// The marker in the plan.
    var word: String {
        switch self {
        case .create: "create"
        case .identical: "identical"
        case .conflict: "conflict"
        case .blocked: "blocked"
        }
    }
}

extension ScaffoldPlan.Step {
    /// The unified diff of a conflict; nil for any other change.
    var diff: String? {
        guard case .conflict(let existing) = change else { return nil }
        guard let existing else { return "a/\(file.path) cannot be read\n" }
        guard existing != file.bytes else { return "a/\(file.path) becomes executable\n" }
        return UnifiedDiff.text(from: existing, to: file.bytes, path: file.path)
    }
}
