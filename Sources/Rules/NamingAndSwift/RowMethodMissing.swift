import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-method-missing`
enum RowMethodMissing: Rule {
    static let info = RuleInfo(
        id: "row-method-missing", group: .namingAndSwift, severity: .error,
        summary: "a call on a BaseRow of a method that only rows of a known class have",
        rationale: """
            .onRowEvent of QMobileUI, and Eureka's .onChange, .cellUpdate and the like, are methods of RowType. BaseRow is \
            not a RowType, so a variable of the type BaseRow does not have them, and neither does the result of \
            .onRowEvent, which is a BaseRow.
            """,
        facts: ["swift-6"],
        remedy: "Call them on the row where it is made, and .onRowEvent last.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(named: "email2", service: "Email2RowService", code("let row: BaseRow")),
        good: .control(named: "email2", service: "Email2RowService", code("let row")))

    static func check(_ control: ControlModel) -> [Finding] {
        control.baseRowCalls.map { call in
            let method = call.value.method.value
            let (label, help, note) =
                switch call.value.source {
                case .variable(let variable):
                    (
                        "\"\(variable.value)\" is a BaseRow", "call .\(method) where the row is made",
                        Note("declared here", at: InFile(variable, path: call.path).location)
                    )
                case .result(let event):
                    (
                        "the result of .onRowEvent is a BaseRow",
                        method == "onRowEvent" ? "remove it" : "pass .onRowEvent a closure that handles the event too",
                        Note("returns a BaseRow", at: InFile(event, path: call.path).location)
                    )
                }
            return finding(
                "a BaseRow has no method \"\(method)\"", at: call.location, label: label,
                consequence: "the app does not build", help: help, notes: [note])
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        control.baseRowCalls.map { Note("calls .\($0.value.method.value) on a BaseRow", at: $0.location) }
    }

    private static func code(_ declaration: String) -> SwiftExample {
        SwiftExample(
            body: """
                        guard format == "email2" else { return nil }
                        \(declaration) = EmailRow(key)
                        return row.onRowEvent(eventCallback)

                """)
    }
}
