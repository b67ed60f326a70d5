import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-name-collision`
enum ImageNameCollision: Rule {
    static let info = RuleInfo(
        id: "image-name-collision", group: .manifest, severity: .error,
        summary: "two pictures that become one resource of an Android app",
        rationale: """
            The Android build copies the pictures of a selection control to the app's resources, under names in lower \
            case in which each character outside a-z and 0-9 is an underscore. Of two pictures with one name and ending the \
            later overwrites the first. With different endings they are a duplicate resource, at which the build stops, \
            even if no choice names them.
            """,
        facts: ["image-12", "image-13", "image-17"],
        remedy: "Rename one of them, in the manifest too.",
        needs: [.manifest, .files], platform: .android, reads: ["/name", "/choiceList"],
        bad: .manifest(
            #"{"name": "size", "type": "text", "binding": "imageNamed", "choiceList": {"1": "a-b.png", "2": "a_b.png"}}"#,
            ["images/a-b.png": "", "images/a_b.png": ""]),
        good: .manifest(
            #"{"name": "size", "type": "text", "binding": "imageNamed", "choiceList": {"1": "a-b.png", "2": "a_c.png"}}"#,
            ["images/a-b.png": "", "images/a_c.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let folder = control.imageFolder(for: .android) else { return [] }
        let name = control.manifest?.name?.value ?? ""
        let labels = control.hasImageBinding ? control.choiceList?.entries.map(\.label) ?? [] : []
        let shown = Dictionary(grouping: labels) { AndroidImageName.wanted(by: $0.string ?? "", of: name) }
        var first: [String: String] = [:]
        var findings: [Finding] = []
        for file in folder.copiedToAndroid where AndroidImageName.endings.contains(AndroidImageName.ending(of: file)) {
            let resource = AndroidImageName.resource(for: file, of: name)
            guard let other = first[resource] else {
                first[resource] = file
                continue
            }
            let pair = Pair(
                first: other, second: file, resource: resource, shown: shown[resource, default: []].prefix(3))
            // A file that no choice shows may be overwritten.
            guard !pair.overwrites || !pair.shown.isEmpty else { continue }
            let withAccents = [other, file].map {
                AndroidImageName.resource(for: $0, of: name, keepingAccents: true)
            }
            findings.append(report(pair, isProbable: withAccents[0] != withAccents[1], folder, in: control))
        }
        return findings
    }

    /// Two pictures of one name.
    private struct Pair {
        let first: String
        let second: String
        let resource: String

        /// The first choices that show one of them.
        let shown: ArraySlice<JSONNode>

        var overwrites: Bool { AndroidImageName.ending(of: first) == AndroidImageName.ending(of: second) }
    }

    private static func report(
        _ pair: Pair, isProbable: Bool, _ folder: ImageFolder, in control: ControlModel
    ) -> Finding {
        finding(
            "the pictures \"\(pair.first)\" and \"\(pair.second)\" \(isProbable ? "probably " : "")both become "
                + "\"\(pair.resource)\" on Android",
            at: control.place(ofFile: folder.spelling + "/" + pair.second),
            severity: isProbable ? control.unverifiedSeverity(on: .android) : info.severity,
            consequence: pair.overwrites
                ? "in the Android build one overwrites the other"
                : "the Android build stops at the duplicate resource",
            help: "rename one of them",
            notes: [Note("the other picture", at: control.place(ofFile: folder.spelling + "/" + pair.first))]
                + pair.shown.map { label in
                    Note("the choice that shows \(label.messageWords)", at: control.place(of: label))
                })
    }
}
