import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-name`
enum AndroidResourceName: Rule {
    static let info = RuleInfo(
        id: "android-resource-name", group: .kotlin, severity: .error,
        summary: "a file of android/res whose name Android does not take",
        rationale: """
            Everything in android/res is copied to the app's resources, where each file's name becomes an identifier: it \
            starts with a small letter and goes on with small letters, digits and underscores. One file of another name, \
            and the app does not build.
            """,
        source: "4d/android-ProjectGenerator, PathHelper.kt; Android's resource compiler (4d-behaviour.md, section 2)",
        remedy: "Rename the file, and what refers to it.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/drawable/my-icon.xml": "<vector/>"]),
        good: KotlinExample.with(files: ["android/res/drawable/my_icon.xml": "<vector/>"]))

    static func check(_ control: ModelledControl) -> [Finding] {
        (control.android?.resources ?? []).compactMap { path in
            let parts = path.split(separator: "/").map(String.init)
            // Only files directly in a folder of resources are compiled; those of `values` give no name.
            guard parts.count == 4, !parts[2].hasPrefix("values"), !parts[3].hasPrefix(".") else { return nil }
            let stem = String(parts[3].prefix { $0 != "." })
            guard !isLegal(stem) else { return nil }
            return finding(
                "\"\(parts[3])\" is no name for an Android resource", at: control.place(ofFile: path),
                consequence: "the Android app does not build",
                help: "rename it to \"\(legalName(stem))\(parts[3].dropFirst(stem.count))\"")
        }
    }

    private static func isLegal(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isASCIILetter, first >= UInt8(ascii: "a") else { return false }
        return name.utf8.allSatisfy(isLegal)
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: "_") || (byte.isASCIILetter && byte >= UInt8(ascii: "a"))
    }

    private static func legalName(_ name: String) -> String {
        let legal = name.lowercased().map { character in
            character.utf8.count == 1 && character.utf8.allSatisfy(isLegal) ? String(character) : "_"
        }.joined()
        return legal.first.map { $0.isLetter ? legal : "res_" + legal } ?? "res"
    }
}
