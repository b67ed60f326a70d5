import Findings
import FourDMobile
import InputControl
import SourceText

/// `duplicate-name`
enum DuplicateName: CollectionRule {
    static let info = RuleInfo(
        id: "duplicate-name", group: .manyControls, severity: .error,
        summary: "two controls of one folder with the same name",
        rationale: """
            Actions ask for a control by the name in its manifest. 4D's editor takes the first control that has it, \
            whatever its case and accents. The iOS build keeps the control that it reads last, and reads folders after \
            archives; the Android build takes the first. The other control is in no app, although nothing says so.
            """,
        source: """
            4d/4D-Mobile-App, classes ACTIONS_PARAMS and androidprojectgenerator, method mobile_actions; \
            4d/android-ProjectGenerator, PathHelper
            """,
        remedy: "Give each control of a project a name of its own.",
        needs: [.manifest], reads: ["/name"],
        bad: pair("size", "size"), good: pair("size", "color"))

    static func check(_ controls: [ControlProject]) -> [Finding] {
        var first: [FoldedName: Named] = [:]
        return controls.compactMap(Named.init).compactMap { named in
            let key = FoldedName(named.name)
            guard let other = first[key] else {
                first[key] = named
                return nil
            }
            return finding(named, other)
        }
    }

    static func compared(of control: ControlProject) -> [Note] {
        guard let named = Named(control) else { return [] }
        return [Note("the name \"\(named.name)\"", at: named.place)]
    }

    private struct Named {
        let control: ControlProject
        let name: String
        let place: Location

        init?(_ control: ControlProject) {
            guard let node = control.manifest?.value("name"), let name = node.string, !name.isEmpty else { return nil }
            self.control = control
            self.name = name
            place = control.place(of: node)
        }

        func mayTarget(_ platform: Platform) -> Bool { control.platforms?.contains(platform) ?? true }
        var hasCode: Bool { control.manifest?.kind == .actionControl }
    }

    private static func finding(_ named: Named, _ other: Named) -> Finding {
        let isSame = named.name.utf8.elementsEqual(other.name.utf8)
        // The builds find selection controls by their exact names.
        let isHarmful = isSame || named.hasCode || other.hasCode
        return finding(
            isSame
                ? "two controls have the name \"\(named.name)\""
                : "4D takes the names \"\(named.name)\" and \"\(other.name)\" for the same",
            at: named.place, severity: isHarmful ? .error : .warning,
            consequence: isSame ? consequence(named, other) : "4D's editor finds only one of them",
            help: "give one of them another name", notes: [Note("the other one", at: other.place)])
    }

    /// Which of the two controls the apps get.
    private static func consequence(_ named: Named, _ other: Named) -> String {
        var apps: [String] = []
        if named.mayTarget(.ios), other.mayTarget(.ios) {
            let isMixed = (named.control.archive == nil) != (other.control.archive == nil)
            apps.append("iOS apps get the one \(isMixed ? "in a folder" : "that is read last")")
        }
        if named.mayTarget(.android) || other.mayTarget(.android) {
            apps.append("Android apps the first that is found")
        }
        return "only one of them is used: " + apps.joined(separator: ", ")
    }

    private static func pair(_ one: String, _ other: String) -> RuleExample {
        func manifest(_ name: String) -> String {
            #"{"name": "\#(name)", "type": "text", "target": "ios", "choiceList": {"s": "Small"}}"#
        }
        return RuleExample(["one/manifest.json": manifest(one), "other/manifest.json": manifest(other)])
    }
}
