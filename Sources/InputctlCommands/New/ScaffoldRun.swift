import Findings
import Reporting
import Scaffolding

/// A control that is planned and validated: what is left is to print and write it.
struct ScaffoldRun {
    let scaffold: Scaffold
    let plan: ScaffoldPlan
    let report: Report
    let folder: String
    /// Why the folder cannot be read, as a sentence; nil if it can or does not exist yet.
    let problem: String?

    func finish(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        let isDryRun = arguments[NewCommand.isDryRun]
        var code = ExitCode.clean
        var outcome = isDryRun ? "nothing written (--dry-run)" : "nothing written"
        if report.count(of: .error) > 0 {
            code = .findings
        } else if let problem = problem ?? blockedStep
            ?? FolderWriter.problem(writing: plan.changes, to: folder)?.message
        {
            console.complain(problem)
            code = .failure
        } else if !isDryRun {
            if let reason = reasonNotToWrite(force: arguments[NewCommand.isForced]) {
                console.complain(reason)
                code = .failure
            } else {
                do throws(WriteProblem) {
                    try FolderWriter.write(plan.changes, to: folder)
                    let isNew = !plan.changes.files.isEmpty
                    outcome = isNew ? "written" : "nothing to write"
                    console.didChange(
                        "the control \"\(folder)\" \(isNew ? "was written" : "existed already") and is complete")
                } catch {
                    console.complain("\(error.message); \"\(folder)\" is unchanged")
                    code = .failure
                }
            }
        }
        let leftovers = FolderWriter.leftovers(beside: folder)
        for leftover in leftovers { console.complain("\"\(leftover)\" \(Self.leftoverReason)") }
        let isDone = code == .clean && !isDryRun
        if arguments[NewCommand.format] == .json {
            console.print(document(isWritten: isDone, leftovers).json)
        } else {
            printText(outcome, isDone: isDone, isDryRun: isDryRun, arguments, console)
        }
        return code
    }

    private var blockedStep: String? {
        guard let blocked = plan.blocked.first, case .blocked(let reason) = blocked.change else { return nil }
        return "\"\(folder)/\(blocked.file.path)\" cannot be written: \(reason)"
    }

    private func reasonNotToWrite(force: Bool) -> String? {
        guard plan.hasConflicts, !force else { return nil }
        let paths = plan.steps.filter { $0.diff != nil }.map { "\"\($0.file.path)\"" }
        let shown = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
        return
            "\(shown) in \"\(folder)\" would be overwritten; show the changes with --dry-run, or replace with --force"
    }

    /// The end of a sentence that begins with the path of a leftover.
    private static let leftoverReason =
        "looks like the staging folder of an interrupted run; remove it if you do not need it"

    private func printText(
        _ outcome: String, isDone: Bool, isDryRun: Bool, _ arguments: ParsedArguments, _ console: Console
    ) {
        let text = PlanText(scaffold: scaffold, plan: plan, folder: folder)
        console.print(text.text)
        if let renamedCopy = scaffold.renamedCopy { console.print(RenamedCopyText(renamedCopy: renamedCopy).text) }
        if isDryRun, plan.hasConflicts { console.print(text.diffs) }
        if !report.findings.isEmpty {
            console.print("\n" + OutputFormat.text.render(report, arguments, console))
        }
        console.print("validated in memory: \(counts) — \(outcome)\n")
        guard isDone, !scaffold.next.isEmpty else { return }
        console.print("\nnext:\n" + scaffold.next.map { "  - \(TerminalEscaper.line($0))\n" }.joined())
    }

    private var counts: String {
        func counted(_ severity: Severity) -> String { report.count(of: severity).counted(severity.rawValue) }
        let notes = report.count(of: .note) > 0 ? ", " + counted(.note) : ""
        return counted(.error) + ", " + counted(.warning) + notes
    }

    private func document(isWritten: Bool, _ leftovers: [String]) -> ScaffoldDocument {
        let names = scaffold.names
        return ScaffoldDocument(
            names: .init(
                name: names.name, type: names.row, service: names.service, file: names.row + ".swift",
                kotlinClass: names.className),
            folder: folder,
            files: plan.steps.map { step in
                var detail = step.diff
                if case .blocked(let reason) = step.change { detail = reason }
                return .init(
                    path: step.file.path, change: step.change.word, size: step.file.bytes.count,
                    isExecutable: step.file.isExecutable, detail: detail)
            },
            validation: .init(report, toolVersion: Inputctl.version),
            isWritten: isWritten, notes: leftovers.map { .init(path: $0, reason: Self.leftoverReason) },
            next: scaffold.next,
            renamed: scaffold.renamedCopy?.renamed.map(ScaffoldDocument.Place.init),
            remaining: scaffold.renamedCopy?.remaining.map(ScaffoldDocument.Place.init),
            irreversible: scaffold.renamedCopy?.irreversible.map(ScaffoldDocument.Place.init),
            notCarried: scaffold.renamedCopy?.notCarried.map { .init(path: $0.path, reason: $0.reason) })
    }
}
