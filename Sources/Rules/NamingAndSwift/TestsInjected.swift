import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `tests-injected`
enum TestsInjected: Rule {
    static let info = RuleInfo(
        id: "tests-injected", group: .namingAndSwift, severity: .error,
        summary: "unit tests among the code that is copied into the app",
        rationale: """
            Every Swift file that the iOS build copies becomes a source of the app itself, whatever folder it is in. An \
            app has no module XCTest or Testing, so that a unit test among them breaks its build.
            """,
        source: "4d/4D-Mobile-App, class TEMPLATE",
        remedy: "Keep tests in Tests/ at the top of the control, beside ios/, with a Package.swift there.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: tests(at: "ios/Tests/Email2RowTests.swift"), good: tests(at: "Tests/Email2RowTests.swift"))

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
                "the unit test \"\(name)\" is copied into the app",
                at: Location(path: source.file.path, range: test.module.range), label: "an app has no such module",
                consequence: "it becomes a source of the app, which does not build",
                help: ios.injection.root.isEmpty
                    ? "put the code of the control below ios/, and the tests beside it"
                    : "move it to Tests/, beside ios/")
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).map { Note("becomes a source of the app", at: control.place(ofFile: $0.path)) }
    }

    private static func tests(at path: String) -> RuleExample {
        let control = RuleExample.control(named: "email2", service: "Email2RowService")
        let test = "import XCTest\n\nfinal class Email2RowTests: XCTestCase {}\n"
        return RuleExample(control.files.merging([path: test]) { text, _ in text })
    }
}
