import Findings
import InputControl
import Rules
import TestSupport
import Testing

/// Kotlin files of real apps and libraries, as a part of a control whose class is right, beside it and in one file with it:
/// nothing false is reported. With `INPUTCTL_REAL_CODE=DIR`; the counts by rule are printed.
@Suite(.enabled(if: RealCode.folder != nil, "\(RealCode.missing)")) struct RealKotlinTests {
    /// Rules that report what is wrong with a file of another app in a control: it needs libraries, a class R, permissions
    /// and versions that the generated app does not have. What they mark is printed, to be read.
    private static let trueOfOtherApps: Set = [
        "kotlin-foreign-r", "kotlin-import-unknown", "kotlin-permission", "kotlin-permission-request",
        "kotlin-tag-unknown", "kotlin-version",
    ]

    /// The files, without those of 4D that are about the annotation itself.
    private static func files() throws -> [RealCode.File] {
        RealCode(folder: try #require(RealCode.folder)).kotlin.filter { !$0.text.contains("@KotlinInputControl") }
    }

    private static let path = "android/inputControl/Email2.kt"

    private static let control = RuleRegistry.rule("kotlin-missing")?.info.good.files ?? [:]

    private static let rules = RuleRegistry.all.filter { $0.info.id.hasPrefix("kotlin-") }

    @Test func aFileBesideAControlGivesNothingFalse() throws {
        let files = try Self.files()
        #expect(files.count >= 500)
        Self.judge(files, "beside the class") { file in
            var content = Self.control.mapValues { Array($0.utf8) }
            content["android/inputControl/\(file.name == "Email2.kt" ? "Real.kt" : file.name)"] = file.bytes
            return content
        }
    }

    @Test func aFileWithAControlAtItsEndGivesNothingFalse() throws {
        let files = try Self.files()
        let source = Self.control[Self.path] ?? ""
        let start = try #require(source.range(of: "@KotlinInputControl")?.lowerBound)
        let imports = source[..<start].split(separator: "\n").filter { $0.hasPrefix("import ") }
        Self.judge(files, "before the class") { file in
            var content = Self.control.mapValues { Array($0.utf8) }
            content[Self.path] = Self.merged(file.text, imports.map(String.init), String(source[start...]))
            return content
        }
    }

    /// The file in the control's package, with these imports before its own and the class at its end.
    private static func merged(_ text: String, _ imports: [String], _ declaration: String) -> [UInt8] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let package = lines.firstIndex { $0.hasPrefix("package ") }
        let head = package.map { lines[..<$0] } ?? []
        let rest = package.map { lines[($0 + 1)...] } ?? lines[...]
        // An import of the same name would bring another.
        let own = imports.filter { line in
            !rest.contains { $0.hasPrefix("import ") && $0.hasSuffix("." + (line.split(separator: ".").last ?? "")) }
        }
        let all = head.map(String.init) + ["package ___PACKAGE___"] + own + rest.map(String.init) + ["", declaration]
        return Array(all.joined(separator: "\n").utf8)
    }

    private static func judge(
        _ files: [RealCode.File], _ place: String, _ content: (RealCode.File) -> [String: [UInt8]]
    ) {
        // The files by rule and message.
        var found: [String: [String: [String]]] = [:]
        for file in files {
            let project = ControlProject(reading: FileTree(files: content(file)))
            for finding in RuleEngine.check([project], rules: rules).findings where finding.severity > .note {
                found[finding.rule, default: [:]][finding.message, default: []].append(file.path)
            }
        }
        print("\(files.count) Kotlin files \(place)")
        for (rule, messages) in found.sorted(by: { $0.key < $1.key }) {
            print("  \(rule): \(messages.values.reduce(0) { $0 + $1.count })")
            for (message, paths) in messages.sorted(by: { $0.key < $1.key }).prefix(1000) {
                print("    \(paths.count) × \(message), such as \(paths[0])")
            }
        }
        let unexpected = found.filter { !trueOfOtherApps.contains($0.key) }
        #expect(unexpected.isEmpty, "\(unexpected.mapValues { $0.keys.prefix(5) })")
        let ofTheSystem = (found["kotlin-import-unknown"] ?? [:]).keys.filter { message in
            ["\"java", "\"kotlin.", "\"android.os", "\"android.view"].contains { message.contains($0) }
        }
        #expect(ofTheSystem == [])
    }
}
