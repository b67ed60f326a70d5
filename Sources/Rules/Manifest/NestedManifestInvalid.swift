import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `nested-manifest-invalid`
enum NestedManifestInvalid: Rule {
    static let info = RuleInfo(
        id: "nested-manifest-invalid", group: .manifest, severity: .error,
        summary: "a manifest.json inside a control at which the Android generator stops",
        rationale: """
            To find a control, the Android generator reads every manifest.json below inputControls, at all depths, test \
            fixtures included. It passes only files directly in a hidden folder. If it refuses one, it stops, for every \
            control that it would find later, and no Android project is made; the order among folders is that of the \
            file system.
            """,
        facts: ["place-3", "manifest-3", "manifest-4", "manifest-5"],
        remedy: "Fix the file, rename it, or keep it outside of the project's inputControls.",
        needs: [.files], reads: [],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#,
            ["Tests/Fixtures/broken/manifest.json": #"{"name": // no name"# + "\n}"]),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#,
            ["Tests/Fixtures/broken/manifest.json": #"{"name": "broken"}"#]))

    static func check(_ control: ControlModel) -> [Finding] {
        // Whatever platform the control is for: the generator meets the file in every project that builds for Android.
        guard control.isSelected(.android), !control.isReleased else { return [] }
        return control.nestedManifests.filter(\.isReadByGenerator).compactMap { nested in
            guard AndroidManifestReading(nested.manifest) == .refused else { return nil }
            return finding(
                "the Android generator refuses \"\(nested.path)\"", at: place(of: nested),
                severity: control.mayTargetAndroid ? .error : .warning,
                consequence: "it stops before the other controls, and creates no Android project",
                help: "rename the file, or fix it")
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        control.nestedManifests.filter(\.isReadByGenerator).map {
            Note("the generator reads this file", at: place(of: $0))
        }
    }

    /// The first mistake; the whole file where there is none but a duplicate key or a merge conflict.
    private static func place(of nested: NestedManifest) -> Location {
        let path = nested.manifest.file.path
        if case .mergeConflict(let markers) = nested.manifest.content {
            return Location(path: path, range: markers.first)
        }
        return Location(path: path, range: nested.manifest.issues.first?.range)
    }
}
