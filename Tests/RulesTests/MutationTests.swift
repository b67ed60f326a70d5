import Findings
import Foundation
import FourDMobile
import InputControl
import Rules
import SourceText
import TestSupport
import Testing

/// From a correct control, every small mistake in a name that links its parts gives one finding, which shows the name.
@Suite struct MutationTests {
    static let controls = [
        "mylocation", "deliveryDate", "contactPhone", "quantity", "priority", "choiceShared",
        "input-control-currentAddress",
    ]

    /// With `INPUTCTL_ALL_MUTANTS=1` each letter is changed to every other one, not only to its neighbour.
    private static let changesToEveryLetter = ProcessInfo.processInfo.environment["INPUTCTL_ALL_MUTANTS"] == "1"

    @Test(arguments: controls)
    func everyMistakeIsFoundOnceAndAtItsPlace(_ control: String) throws {
        let files = try CorrectControl.files(of: control)
        #expect(Self.findings(in: files).isEmpty, "the control is correct")
        let names = LinkedName.all(in: ControlProject(reading: FileTree(texts: files)))
        #expect(Set(names.map(\.role)).isSuperset(of: ["name", "service", "@objc", "class", "format", "file"]))
        if files.keys.contains(where: { $0.hasSuffix(".kt") }) {
            #expect(Set(names.map(\.role)).isSuperset(of: ["Kotlin class", "Kotlin file"]))
        }
        var counts: [String: (mutants: Int, found: Int)] = [:]
        for name in names {
            for replacement in Self.mistakes(in: name.text) {
                let findings = Self.findings(in: name.replaced(by: replacement, in: files))
                let shown = findings.contains { $0.severity >= name.severity && name.isShown(in: $0, as: replacement) }
                #expect(
                    shown && findings.count == 1,
                    "\(name.role) \"\(replacement)\": \(findings.map { "\($0.rule): \($0.message)" })")
                let count = counts[name.role] ?? (0, 0)
                counts[name.role] = (count.mutants + 1, count.found + (shown ? 1 : 0))
            }
        }
        for (role, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("\(control), \(role): \(count.mutants) mutants, \(count.found) found")
        }
    }

    /// Each letter changed, left out, and in the other case.
    private static func mistakes(in text: String) -> [String] {
        let letters = Array(text)
        return letters.indices.flatMap { index -> [String] in
            let letter = letters[index]
            let changed = changesToEveryLetter ? Array("abcdefghijklmnopqrstuvwxyz") : [letter.successor]
            let replacements =
                changed.map { letter.isUppercase ? $0.uppercased() : String($0) }
                + ["", letter.isUppercase ? letter.lowercased() : letter.uppercased()]
            return replacements.filter { $0 != String(letter) }.map { replacement in
                String(letters[..<index]) + replacement + String(letters[(index + 1)...])
            }
        }
    }

    private static func findings(in files: [String: String]) -> [Finding] {
        RuleEngine.check([ControlProject(reading: FileTree(texts: files))], rules: rules).findings
    }

    /// The rules that compare linked names; the others have nothing to do with these mistakes.
    private static let rules: [any Rule.Type] = RuleRegistry.all.filter { rule in
        ["service-", "format-", "row-file-", "ios-sources-", "kotlin-file-", "kotlin-annotation", "kotlin-missing"]
            .contains { rule.info.id.hasPrefix($0) }
    }
}

extension Character {
    /// The next letter of the alphabet, `a` after `z`; `0` for anything else.
    fileprivate var successor: Character {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        guard let index = alphabet.firstIndex(of: Character(lowercased())) else { return "0" }
        return alphabet[(index + 1) % alphabet.count]
    }
}

/// A name that must agree with others, where it is written.
private struct LinkedName {
    /// What it is, for messages.
    let role: String
    let text: String
    let path: String

    /// The place in the file; nil for the name of the file itself, without its ending.
    let range: Range<Int>?

    /// What a mistake is, at least.
    let severity: Severity

    private init(_ role: String, _ text: String, _ path: String, _ range: Range<Int>?, _ severity: Severity = .error) {
        self.role = role
        self.text = text
        self.path = path
        self.range = range
        self.severity = severity
    }

    static func all(in control: ControlProject) -> [LinkedName] {
        (manifestNames(control) + swiftNames(control) + kotlinNames(control)).filter { !$0.text.isEmpty }
    }

    private static func manifestNames(_ control: ControlProject) -> [LinkedName] {
        let model = ControlModel(control)
        let name = model.manifest?.name.map { LinkedName("name", $0.value, control.manifestPath, $0.range) }
        let services = (model.ios?.services ?? []).map {
            LinkedName("service", $0.name, control.manifestPath, $0.node.contentRange)
        }
        return [name].compactMap { $0 } + services
    }

    private static func swiftNames(_ control: ControlProject) -> [LinkedName] {
        let model = ControlModel(control)
        return (model.services?.meant ?? []).flatMap { type in
            [type.declaredName].map { LinkedName("class", $0.value, $0.path, $0.range) }
                + type.runtimeNames.map { LinkedName("@objc", $0.value, $0.path, $0.range) }
                + model.rowBuilders(of: [type]).flatMap(\.comparedStrings).map {
                    LinkedName("format", $0.value, $0.path, $0.range)
                }
                // 4D reads no meaning into the name of a Swift file: a mistake is a matter of convention.
                + [LinkedName("file", stem(of: type.declaredName.path), type.declaredName.path, nil, .warning)]
        }
    }

    private static func kotlinNames(_ control: ControlProject) -> [LinkedName] {
        control.kotlin.filter { source in control.annotationMentions.contains { $0.path == source.path } }
            .flatMap { source in
                source.facts.types.prefix(1).map {
                    LinkedName("Kotlin class", $0.name.value, source.file.path, $0.name.range)
                } + [LinkedName("Kotlin file", stem(of: source.file.path), source.file.path, nil)]
            }
    }

    private static func stem(of path: String) -> String {
        String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    }

    /// The files with this name replaced.
    func replaced(by replacement: String, in files: [String: String]) -> [String: String] {
        var files = files
        guard let range else {
            files[changedPath(replacement)] = files.removeValue(forKey: path)
            return files
        }
        let bytes = files[path].map { Array($0.utf8) }?.applying([TextEdit(range, replacement)]) ?? []
        files[path] = String(decoding: bytes, as: UTF8.self)
        return files
    }

    /// Whether a finding shows the place of the name, which now reads `replacement`.
    func isShown(in finding: Finding, as replacement: String) -> Bool {
        ([finding.location] + finding.notes.map(\.location)).contains { place in
            guard let range else { return place.path == changedPath(replacement) }
            return place.path == path
                && place.range == range.lowerBound..<range.lowerBound + replacement.utf8.count
        }
    }

    private func changedPath(_ replacement: String) -> String {
        let folder = path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)]
        return folder + replacement + path.dropFirst(folder.count + text.count)
    }
}
