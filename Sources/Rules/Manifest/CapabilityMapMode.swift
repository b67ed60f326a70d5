import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-map-mode`
enum CapabilityMapMode: Rule {
    static let info = RuleInfo(
        id: "capability-map-mode", group: .manifest, severity: .warning,
        summary: "a mode of directions that iOS does not know",
        rationale: """
            4D writes the list "mapModes" into the app's Info.plist as it is. iOS offers the app for the modes it knows, \
            whose names begin with MKDirectionsMode, and ignores others.
            """,
        facts: ["cap-9"],
        remedy: "Write the full name of the mode, such as \"MKDirectionsModeCar\".",
        needs: [.manifest], platform: .ios, reads: ["/capabilities/mapModes"],
        bad: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true, "capabilities": {"map": true, "mapModes": ["Car"]}}
            """),
        good: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true,
            "capabilities": {"map": true, "mapModes": ["MKDirectionsModeCar"]}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let list = control.manifest?.capabilities?["mapModes"], list.kind == .array else { return [] }
        return list.elements.compactMap { element in
            guard let text = element.string, !Capability.mapModes.contains(text) else { return nil }
            let words = Capability.mapModes.map { $0.dropFirst("MKDirectionsMode".count).lowercased() }
            let meant =
                words.firstIndex(of: text.lowercased()).map { Capability.mapModes[$0] }
                ?? Spelling.suggestion(for: text, among: Capability.mapModes)
            return finding(
                "unknown mode of directions \(element.messageWords)", at: control.place(of: element),
                consequence: "iOS does not offer the app for these directions",
                help: meant == nil ? "write a mode such as \"\(Capability.mapModes[2])\"" : nil,
                fix: meant.map { control.replacing(element, with: "\"\($0)\"") })
        }
    }
}
