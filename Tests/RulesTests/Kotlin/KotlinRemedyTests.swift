import Findings
import Foundation
import Rules
import TestSupport
import Testing

/// Who does what the help of a finding says, or applies its fix, gets no new finding of the same cause.
@Suite struct KotlinRemedyTests {
    /// The fixtures of the rules about Kotlin.
    static let fixtures: [String] = RuleCase.all.map(\.name).filter {
        $0.hasPrefix("kotlin-") && !$0.hasSuffix("/inputControls")
    }

    private func files(_ fixture: String) throws -> [String: String] {
        let folder = "Fixtures/Rules/\(fixture)"
        var files: [String: String] = [:]
        for suffix in [".json", ".kt", ".swift", ".xml", ".md"] {
            for path in Repository.files(in: folder, withSuffix: suffix, of: RuleCase.root) {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: RuleCase.root + "/" + path))
                files[String(path.dropFirst(folder.count + 1))] = String(decoding: bytes, as: UTF8.self)
            }
        }
        return files
    }

    private func found(_ files: [String: String]) -> [Finding] {
        RuleEngine.check(controls(of: files), rules: RuleRegistry.all.filter { $0.info.id.hasPrefix("kotlin-") })
            .findings
            .filter { $0.severity > .note }
    }

    @Test(arguments: fixtures)
    func afterEveryFixNothingIsLeft(_ fixture: String) throws {
        var files = try files(fixture)
        // Each fix is made on what the others left.
        for _ in 0..<5 {
            guard let finding = found(files).first(where: { $0.fix != nil }) else { break }
            let repaired = try #require(fixed(finding, in: files))
            #expect(!found(repaired).contains { $0.rule == finding.rule && $0.message == finding.message })
            #expect(found(repaired).count < found(files).count, "\(found(repaired).map(\.message))")
            files = repaired
        }
        #expect(found(files).allSatisfy { $0.fix == nil })
    }

    /// A mistake, and the correct control, in which what the help says was done.
    struct Remedy: Sendable, CustomTestStringConvertible {
        let help: String
        let before: [String: String]
        let after: [String: String]

        var testDescription: String { help }
    }

    private static func moved(_ path: String) -> [String: String] {
        var files = KotlinControlFiles.changed([])
        files[path] = files.removeValue(forKey: KotlinControlFiles.path)
        return files
    }

    private static func listing(_ permissions: String, _ code: String) -> [String: String] {
        var files = KotlinControlFiles.running(code)
        files["manifest.json"] = files["manifest.json"]?.replacing("{}", with: permissions)
        return files
    }

    static let remedies: [Remedy] = [
        Remedy(
            help: "move it to android/inputControl/Email2.kt", before: moved("android/inputControlEmail2.kt"),
            after: moved("android/inputControl/Email2.kt")),
        Remedy(
            help: "move it to android/inputControl/Email2.kt", before: moved("android/inputControl/ui/Email2.kt"),
            after: moved("android/inputControl/Email2.kt")),
        Remedy(
            help: "rename the file to Email2.kt, or the class to Phone", before: moved("android/inputControl/Phone.kt"),
            after: moved("android/inputControl/Email2.kt")),
        Remedy(
            help: "rename the file to Email2.kt", before: moved("android/inputControl/my-email.kt"),
            after: moved("android/inputControl/Email2.kt")),
        Remedy(
            help: "remove the \"@\" of \"@KotlinInputControl\" here",
            before: KotlinControlFiles.changed([], others: ["README.md": "@KotlinInputControl"]),
            after: KotlinControlFiles.changed([], others: ["README.md": "KotlinInputControl"])),
        Remedy(
            help: "add override val autocomplete: Boolean = false",
            before: KotlinControlFiles.changed([("override val autocomplete: Boolean = false", "")]),
            after: KotlinControlFiles.changed([])),
        Remedy(
            help: "write override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit)",
            before: KotlinControlFiles.changed([("inputValue: Any?, ", "")]), after: KotlinControlFiles.changed([])),
        Remedy(
            help: "write (private val view: View)",
            before: KotlinControlFiles.changed([("(private val view: View)", "(view: ViewGroup)")]),
            after: KotlinControlFiles.changed([])),
        Remedy(
            help: "write : BaseKotlinInputControl behind the constructor",
            before: KotlinControlFiles.changed([(" : BaseKotlinInputControl {", " {")]),
            after: KotlinControlFiles.changed([])),
        Remedy(
            help: "write class Email2(private val view: View) : BaseKotlinInputControl",
            before: KotlinControlFiles.changed([("class Email2(private val view: View)", "object Email2")]),
            after: KotlinControlFiles.changed([])),
        Remedy(
            help: "remove \"<T>\"", before: KotlinControlFiles.changed([("class Email2(", "class Email2<T>(")]),
            after: KotlinControlFiles.changed([])),
        Remedy(
            help: "write @KotlinInputControl before the class",
            before: KotlinControlFiles.changed([("@KotlinInputControl\n", "")]), after: KotlinControlFiles.changed([])),
        Remedy(
            help: "output a String, such as (42).toString()",
            before: KotlinControlFiles.changed([("inputValue ?: \"\"", "42")]),
            after: KotlinControlFiles.changed([("inputValue ?: \"\"", "(42).toString()")])),
        Remedy(
            help: "output \"\"", before: KotlinControlFiles.changed([("inputValue ?: \"\"", "null")]),
            after: KotlinControlFiles.changed([("inputValue ?: \"\"", "\"\"")])),
        Remedy(
            help:
                #"add "android": ["android.permission.READ_CONTACTS", "android.permission.SEND_SMS"] to "capabilities""#,
            before: listing(
                #"{"contacts": true}"#,
                "ask(android.Manifest.permission.READ_CONTACTS, android.Manifest.permission.SEND_SMS)"),
            after: listing(
                #"{"contacts": true, "android": ["android.permission.READ_CONTACTS", "android.permission.SEND_SMS"]}"#,
                "ask(android.Manifest.permission.READ_CONTACTS, android.Manifest.permission.SEND_SMS)")),
        Remedy(
            help: "add it to android/res/layout",
            before: KotlinControlFiles.running("use(R.layout.nowhere)", imports: ["___APP_PACKAGE___.R"]),
            after: KotlinControlFiles.running(
                "use(R.layout.nowhere)", imports: ["___APP_PACKAGE___.R"],
                others: ["android/res/layout/nowhere.xml": "<View/>"])),
        Remedy(
            help: "write the number of the version",
            before: KotlinControlFiles.running("use(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)"),
            after: KotlinControlFiles.running("use(34)")),
    ]

    @Test(arguments: remedies)
    func whoDoesWhatTheHelpSaysIsDone(_ remedy: Remedy) {
        #expect(found(remedy.before).map(\.help) == [remedy.help])
        #expect(found(remedy.after).map(\.message) == [])
    }
}
