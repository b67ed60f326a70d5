import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-file-collision`
enum KotlinFileCollision: CollectionRule {
    static let info = RuleInfo(
        id: "kotlin-file-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder with a Kotlin file of the same name",
        rationale: """
            The Android build copies what is directly in the android/inputControl of each control that actions use to one \
            folder of the app. A file takes the place of one of its name from another control, so that one of the classes \
            is not in the app, or both controls get the same one.
            """,
        source: "4d/4D-Mobile-App, class androidprojectgenerator",
        remedy: "Name Kotlin files and their classes after the control, so that no other control has them.",
        needs: [.manifest, .files], platform: .android, reads: ["/name"],
        bad: pair("PhoneTwo", "PhoneTwo"), good: pair("EmailTwo", "PhoneTwo"))

    static func check(_ controls: [ControlProject]) -> [Finding] {
        var first: [String: (control: ControlProject, source: KotlinSource)] = [:]
        return controls.flatMap { control -> [Finding] in
            guard control.manifest?.kind == .actionControl else { return [] }
            return copied(of: control).compactMap { source -> Finding? in
                // 4D runs on disks that do not tell case apart.
                let name = source.path.lastPathPart
                let key = name.lowercased()
                guard let other = first[key] else {
                    first[key] = (control, source)
                    return nil
                }
                // Of two controls with one name only one is copied, and the same text does no harm.
                guard other.source.file.bytes != source.file.bytes, !haveOneName(control, other.control) else {
                    return nil
                }
                return finding(
                    "two controls have a Kotlin file \"\(name)\"", at: Location(path: source.file.path),
                    consequence: "in an app that uses both, one file takes the place of the other",
                    help: "rename one of the files, and the class in it",
                    notes: [Note("the other file", at: Location(path: other.source.file.path))])
            }
        }
    }

    static func compared(of control: ControlProject) -> [Note] {
        copied(of: control).map { Note("is copied into the app", at: Location(path: $0.file.path)) }
    }

    private static func copied(of control: ControlProject) -> [KotlinSource] {
        let prefix = KotlinControl.folder + "/"
        return control.kotlin.filter { source in
            source.path.hasPrefix(prefix) && !source.path.dropFirst(prefix.count).contains("/")
        }
    }

    private static func haveOneName(_ one: ControlProject, _ other: ControlProject) -> Bool {
        guard let name = one.manifest?.name?.value, let otherName = other.manifest?.name?.value else { return true }
        return FoldedName(name) == FoldedName(otherName)
    }

    private static func pair(_ one: String, _ other: String) -> RuleExample {
        let names = ["email2": one, "phone2": other]
        return RuleExample(
            names.reduce(into: [:]) { files, pair in
                let (name, type) = pair
                files["\(name)/manifest.json"] = KotlinExample.manifest.replacing("email2", with: name)
                files["\(name)/android/inputControl/\(type).kt"] = KotlinExample.source
                    .replacing("class Email2", with: "/* \(name) */ class \(type)")
            })
    }
}
