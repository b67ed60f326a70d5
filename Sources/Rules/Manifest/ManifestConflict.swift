import Findings
import FourDMobile
import InputControl

/// `manifest-conflict`
enum ManifestConflict: Rule {
    static let info = RuleInfo(
        id: "manifest-conflict", group: .manifest, severity: .error,
        summary: "a merge conflict in the manifest that is not resolved",
        rationale: """
            Git writes lines that begin with <<<<<<<, ======= and >>>>>>> into a file that it cannot merge. They are not \
            JSON: 4D rejects the file, the iOS build silently ignores the control, and the Android generator stops.
            """,
        facts: ["manifest-1", "manifest-2", "manifest-3", "manifest-5"],
        remedy: "Keep one of the two sides, and remove the lines with the markers.",
        needs: [], reads: [""],
        bad: .manifest(
            """
            {
                "name": "email2",
            <<<<<<< HEAD
                "type": "text",
            =======
                "type": ["text", "real"],
            >>>>>>> other
                "inject": true,
                "capabilities": {}
            }
            """),
        good: .manifest(
            """
            {
                "name": "email2",
                "type": ["text", "real"],
                "inject": true,
                "capabilities": {}
            }
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .mergeConflict(let markers) = control.manifest?.content, let first = markers.first else { return [] }
        let path = control.manifestPath
        return [
            finding(
                "merge conflict not resolved", at: Location(path: path, range: first),
                consequence: "4D and the Android generator reject the file",
                help: "keep one side and remove the lines with the markers",
                notes: markers.dropFirst().prefix(maximumNotes).map {
                    Note("another marker of the conflict", at: Location(path: path, range: $0))
                })
        ]
    }

    private static let maximumNotes = 3
}
