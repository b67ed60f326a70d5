import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-entry-point`
enum SwiftEntryPoint: Rule {
    static let info = RuleInfo(
        id: "swift-entry-point", group: .namingAndSwift, severity: .error,
        summary: "code at the top of a Swift file that runs when a program starts",
        rationale: """
            The app has a file main.swift, with which it starts. So no other file can have an entry point (@main, \
            @UIApplicationMain), or statements outside of functions: the compiler takes those in main.swift only.
            """,
        facts: ["swift-18", "ios-3"],
        remedy: "Move the statements into a function of the row service, and remove the attribute.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Sources/Email/Email2App.swift": "@main struct Email2App {}\n"]),
        good: .ios(["ios/Sources/Email/Email2App.swift": "struct Email2App {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        (control.ios?.sources ?? []).flatMap { source in
            entryPoints(of: source) + (statement(in: source).map { [$0] } ?? [])
        }
    }

    private static func entryPoints(of source: SwiftSource) -> [Finding] {
        source.facts.types.flatMap(\.attributes).filter { attribute in
            AppSwiftName.entryPoints.contains(attribute.name.value) && attribute.condition.isSometimes
        }.map { attribute in
            finding(
                "\"@\(attribute.name.value)\" makes a second entry point",
                at: Location(path: source.file.path, range: attribute.range), label: "the app starts in its main.swift",
                consequence: "the app does not build", help: "remove the attribute")
        }
    }

    private static func statement(in source: SwiftSource) -> Finding? {
        guard source.facts.isBalanced, source.path.lastPathPart != "main.swift",
            let range = source.facts.topLevelStatement
        else { return nil }
        return finding(
            "a statement is not in a function", at: Location(path: source.file.path, range: range),
            label: "only main.swift can have statements at its top", consequence: "the app does not build",
            help: "move it into a function of the row service")
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
