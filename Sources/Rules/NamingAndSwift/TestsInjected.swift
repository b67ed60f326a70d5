import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `tests-injected`
enum TestsInjected: Rule {
    static let info = RuleInfo(
        id: "tests-injected", group: .namingAndSwift, severity: .error,
        summary: "unit tests among the Swift files that 4D compiles into the app",
        rationale: """
            4D adds the Swift files of ios/Sources and the project's other groups to the target of the app, those in \
            ios/Test too. An app has no module XCTest or Testing, so that a unit test among them breaks its build. What \
            lies in ios/Tests is copied and not compiled.
            """,
        facts: ["ios-5"],
        remedy: "Keep tests in Tests/ at the top of the control, beside ios/, with a Package.swift there.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Test/Email2RowTests.swift": test]), good: .ios(["Tests/Email2RowTests.swift": test]))

    private static let test = "import XCTest\n\nfinal class Email2RowTests: XCTestCase {}\n"

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios else { return [] }
        return ios.sources.compactMap { source in
            guard
                let test = source.facts.imports.first(where: {
                    AppModules.tests.contains($0.module.value) && !$0.isConditional
                })
            else { return nil }
            let name = source.path.lastPathPart
            return finding(
                "4D compiles the unit test \"\(name)\" into the app",
                at: Location(path: source.file.path, range: test.module.range), label: "an app has no such module",
                consequence: "the app does not build",
                help: ios.injection.root.isEmpty
                    ? "put the code of the control below ios/, and the tests beside it"
                    : "move it to Tests/, beside ios/")
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).map { Note("is compiled into the app", at: control.place(ofFile: $0.path)) }
    }
}
