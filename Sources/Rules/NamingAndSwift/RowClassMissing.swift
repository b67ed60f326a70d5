import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-class-missing`
enum RowClassMissing: Rule {
    static let info = RuleInfo(
        id: "row-class-missing", group: .namingAndSwift, severity: .error,
        summary: "a class of rows or cells that is declared nowhere",
        rationale: """
            The app has the rows and cells of Eureka and of QMobileUI, and those that its controls declare. A class of \
            another name, such as one whose file was deleted or that was renamed in one place only, does not compile.
            """,
        facts: ["swift-6", "swift-9"],
        remedy: "Declare the class below ios/Sources, or name a row that the app has.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(named: "email2", service: "Email2RowService", code(rest: "")),
        good: .control(
            named: "email2", service: "Email2RowService",
            code(rest: "final class Email2Row: Row<EmailCell>, RowType {}\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        control.rowClassGaps.compactMap { gap in
            guard case .undeclared(let use, let nearest) = gap else { return nil }
            let kind = use.value.hasSuffix("Cell") ? "cell" : "row"
            return finding(
                "\"\(use.value)\" is declared nowhere", at: use.location,
                label: "neither the control nor the app has this \(kind)", consequence: "the app does not build",
                help: nearest.map { "change \"\(use.value)\" to \"\($0)\"" }
                    ?? "declare the class \"\(use.value)\" in a file below ios/Sources/",
                fix: nearest.map {
                    FixIt("change \"\(use.value)\" to \"\($0)\"", in: use.path, [TextEdit(use.range, $0)])
                })
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.rowClassNotes }

    private static func code(rest: String) -> SwiftExample {
        SwiftExample(
            body: """
                        guard format == "email2" else { return nil }
                        return Email2Row(key).onRowEvent(eventCallback)

                """, rest: rest)
    }
}
