import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-version`
enum KotlinVersion: Rule {
    static let info = RuleInfo(
        id: "kotlin-version", group: .kotlin, severity: .error,
        summary: "Kotlin code that is newer than the app's Kotlin and Android SDK",
        rationale: """
            The app is compiled with Kotlin 1.7.10 and for Android's interfaces of version 33. Neither "data object" nor \
            the operator ..< is a part of that Kotlin, and Build.VERSION_CODES has no versions behind TIRAMISU. Such code \
            does not compile, and a control cannot raise the versions.
            """,
        facts: ["kotlin-23"],
        remedy: "Write what Kotlin 1.7 understands: object, until, and the number of the version.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("@KotlinInputControl", "private data object Nothing\n\n@KotlinInputControl"),
        good: KotlinExample.with("@KotlinInputControl", "private object Nothing\n\n@KotlinInputControl"))

    static func check(_ control: ControlModel) -> [Finding] {
        control.copiedKotlin.flatMap { source in
            source.facts.types.compactMap { dataObject($0, source) }
                + [openRange(source), versionCode(source)].compactMap { $0 }
        }
    }

    private static let consequence = "the Android app has Kotlin \(AndroidLibraries.kotlinVersion) and does not compile"

    private static func dataObject(_ type: KotlinType, _ source: KotlinSource) -> Finding? {
        guard type.kind == .object, let word = type.modifiers.first(where: { $0.value == "data" }) else { return nil }
        let title = "remove \"data\""
        return finding(
            "\"\(type.name.value)\" is a data object", at: source.place(word.range), consequence: consequence,
            help: title, fix: FixIt(title, in: source.file.path, [source.removing(word: word.range)]))
    }

    private static func openRange(_ source: KotlinSource) -> Finding? {
        guard let range = source.facts.openRange else { return nil }
        return finding(
            "the operator \"..<\" is newer than the app's Kotlin", at: source.place(range), consequence: consequence,
            help: "write until", fix: FixIt("write until", in: source.file.path, [TextEdit(range, " until ")]))
    }

    private static func versionCode(_ source: KotlinSource) -> Finding? {
        let isUsed = source.facts.mentions("VERSION_CODES")
        guard isUsed,
            let (name, range) = AndroidLibraries.newerVersionCodes.lazy.compactMap({ name in
                source.facts.memberNames[name].map { (name, $0) }
            }).first
        else { return nil }
        return finding(
            "\"\(name)\" is newer than the app's Android SDK", at: source.place(range),
            consequence: "the Android app is compiled for version \(AndroidLibraries.compileSDK) and does not compile",
            help: "write the number of the version")
    }
}
