import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-conformance`
enum RowConformance: Rule {
    static let info = RuleInfo(
        id: "row-conformance", group: .namingAndSwift, severity: .error,
        summary: "a class of rows or cells that lacks a protocol of Eureka",
        rationale: """
            Eureka makes a row by its key with an initialiser that only classes with RowType have, as they have \
            .onRowEvent. The class Row<X> takes cells with CellType only. Row and Cell themselves conform to neither: \
            each class declares it.
            """,
        facts: ["swift-6"],
        remedy: "Declare the row with RowType, and its cell with CellType.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(named: "email2", service: "Email2RowService", code("Row<EmailCell>")),
        good: .control(named: "email2", service: "Email2RowService", code("Row<EmailCell>, RowType")))

    static func check(_ control: ControlModel) -> [Finding] {
        control.rowClassGaps.compactMap { gap in
            switch gap {
            case .rowType(let name, let use): lacking("RowType", name, use, "made by its key here", control)
            case .cellType(let name, let use): lacking("CellType", name, use, "a cell of this row", control)
            case .undeclared: nil
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.rowClassNotes }

    private static func lacking(
        _ name: String, _ type: InFile<String>, _ use: InFile<String>, _ words: String, _ control: ControlModel
    ) -> Finding {
        let part = control.ios?.facts.type(named: type.value)?.declarations.first
        let end = part?.value.inheritance.last?.text.range.upperBound
        return finding(
            "the class \"\(type.value)\" does not conform to \(name)", at: type.location,
            label: "Eureka requires \(name)", consequence: "the app does not build", help: "add \(name)",
            notes: [Note(words, at: use.location)],
            fix: end.map { FixIt("add \(name)", in: type.path, [TextEdit($0..<$0, ", \(name)")]) })
    }

    private static func code(_ inheritance: String) -> SwiftExample {
        SwiftExample(
            body: """
                        guard format == "email2" else { return nil }
                        return Email2Row(key).onRowEvent(eventCallback)

                """, rest: "final class Email2Row: \(inheritance) {}\n")
    }
}
