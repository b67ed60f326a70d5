import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `assets-tintables`
enum AssetsTintables: Rule {
    static let info = RuleInfo(
        id: "assets-tintables", group: .manifest, severity: .warning,
        summary: "\"tintables\" that 4D does not find, or does not read",
        rationale: """
            "tintables" lists the image sets of the iOS app that take the tint colour. They are called \
            "input_<name>_<key>", after the control and the key of the choice, not after the file. 4D does not read the \
            list when "tintable" is true or false.
            """,
        facts: ["image-9", "image-5"],
        remedy: "Write the names of image sets, such as \"input_flag_fr\", and remove \"tintable\".",
        needs: [.manifest], platform: .ios, reads: ["/assets", "/name", "/choiceList"],
        bad: .manifest(
            """
            {"name": "flag", "choiceList": {"fr": "france.png"}, "binding": "imageNamed", \
            "assets": {"tintables": ["france.png"]}}
            """, ["images/france.png": ""]),
        good: .manifest(
            """
            {"name": "flag", "choiceList": {"fr": "france.png"}, "binding": "imageNamed", \
            "assets": {"tintables": ["input_flag_fr"]}}
            """, ["images/france.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object(let choices) = control.choiceList,
            let name = control.manifest?.name?.value, let assets = control.manifest?.value("assets"),
            let member = assets.member(named: "tintables"), let list = member.value, list.kind == .array
        else { return [] }
        if let tintable = assets.member(named: "tintable"), tintable.value?.kind == .boolean {
            return [
                finding(
                    "4D does not read \"tintables\" beside a boolean \"tintable\"", at: control.place(ofKey: member),
                    consequence: "\"tintable\" counts for all pictures", help: "remove one of the two",
                    notes: [Note("counts for all pictures", at: control.place(ofKey: tintable))])
            ]
        }
        let sets = choices.members.map { ImageSet.name(of: $0.keyText, control: name) }
        let known = Set(sets.map { $0.lowercased() })
        let byFile = Dictionary(zip(choices.members.map { $0.value?.string ?? "" }, sets)) { first, _ in first }
        return list.elements.compactMap { element in
            guard let written = element.string, !known.contains(written.lowercased()) else { return nil }
            let inFull = ImageSet.name(of: written, control: name)
            let meant = byFile[written] ?? (known.contains(inFull.lowercased()) ? inFull : nil)
            return finding(
                "\(element.messageWords) is not an image set of the control", at: control.place(of: element),
                consequence: "4D tints no picture for it",
                help: meant == nil ? "write \"\(ImageSet.name(of: "<key>", control: name))\"" : nil,
                fix: meant.flatMap { $0.isPlain ? control.replacing(element, with: "\"\($0)\"") : nil })
        }
    }
}
