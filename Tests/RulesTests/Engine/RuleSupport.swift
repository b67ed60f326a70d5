import Findings
import InputControl
import Rules
import SourceText
import Testing

/// The findings of one rule on a control of these files.
func findings(of rule: String, in files: [String: String]) -> [Finding] {
    report(of: rule, in: files).findings
}

/// The findings of one rule on a control that has only this manifest.
func findings(of rule: String, inManifest manifest: String) -> [Finding] {
    findings(of: rule, in: ["manifest.json": manifest])
}

/// The finding of one rule on a control of these files, which must be its only one.
func onlyFinding(
    of rule: String, in files: [String: String], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Finding {
    let findings = findings(of: rule, in: files)
    #expect(findings.count == 1, "\(findings.map(\.message))", sourceLocation: sourceLocation)
    return try #require(findings.first, sourceLocation: sourceLocation)
}

/// The finding of one rule on a control that has only this manifest, which must be its only one.
func onlyFinding(
    of rule: String, inManifest manifest: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Finding {
    try onlyFinding(of: rule, in: ["manifest.json": manifest], sourceLocation: sourceLocation)
}

/// The report of one rule on a control of these files.
func report(of rule: String, in files: [String: String]) -> Report {
    RuleEngine.check(controls(of: files), rules: RuleRegistry.all.filter { $0.info.id == rule })
}

/// The control of these files, or the controls when they are in several folders or archives, or below `inputControls`.
func controls(of files: [String: String]) -> [ControlProject] {
    if files.keys.contains(where: { $0.hasPrefix("inputControls/") }) {
        return FoundControls(in: FileTree(texts: files)).controls.map { $0.read() }
    }
    let manifests = files.keys.filter { $0.hasSuffix("/manifest.json") }
    guard files["manifest.json"] == nil, manifests.count > 1 else { return [control(of: files)] }
    let folders = manifests.map { String($0.dropLast("/manifest.json".count)) }.sorted()
    return folders.map { folder in
        ControlProject(
            reading: FileTree(texts: files).subtree(folder), in: folder,
            archive: folder.hasSuffix(".zip") ? folder : nil, siblingsFolder: "")
    }
}

/// A control of these files; one in an archive when they are below a name that ends with `.zip`.
func control(of files: [String: String]) -> ControlProject {
    let tree = FileTree(texts: files)
    guard
        let manifest = files.keys.first(where: { $0.lowercased().contains(".zip/") && $0.hasSuffix("/manifest.json") }),
        let archive = manifest.split(separator: "/").first.map(String.init)
    else { return ControlProject(reading: tree) }
    let folder = String(manifest.dropLast("/manifest.json".count))
    return ControlProject(reading: tree.subtree(folder), in: folder, archive: archive)
}

/// `manifest` after the fix of `finding`; nil when there is no fix, or one that can't be made.
func fixed(_ finding: Finding, _ manifest: String) -> String? {
    fixed(finding, in: ["manifest.json": manifest])?["manifest.json"]
}

/// These files after the fix of `finding`; nil when there is no fix, or one that can't be made.
func fixed(_ finding: Finding, in files: [String: String]) -> [String: String]? {
    guard let fix = finding.fix, !fix.edits.isEmpty else { return nil }
    var files = files
    for (path, edits) in Dictionary(grouping: fix.edits, by: \.path) {
        guard let bytes = files[path].map({ Array($0.utf8) })?.applying(edits.map(\.edit)) else { return nil }
        files[path] = String(decoding: bytes, as: UTF8.self)
    }
    return files
}

/// The texts that the findings of one rule mark in a manifest; `others` stand beside it.
func marked(by rule: String, inManifest manifest: String, _ others: [String: String] = [:]) -> [String] {
    let bytes = Array(manifest.utf8)
    return findings(of: rule, in: others.merging(["manifest.json": manifest]) { _, new in new }).map { finding in
        finding.location.range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? finding.location.path
    }
}

/// The findings of one rule on a control of these files, which need not be text.
func findings(of rule: String, inBytes files: [String: [UInt8]]) -> [Finding] {
    RuleEngine.check(
        [ControlProject(reading: FileTree(files: files))], rules: RuleRegistry.all.filter { $0.info.id == rule }
    ).findings
}

/// A correct Android control with these files beside its class.
func androidControl(_ files: [String: String], target: String = "android") -> [String: String] {
    files.merging([
        "manifest.json": """
        {"name": "email2", "type": "text", "inject": true, "target": "\(target)", "capabilities": {}}
        """,
        "android/inputControl/Email2.kt": """
        package ___PACKAGE___

        import android.view.View
        import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
        import com.qmobile.qmobiledatasync.utils.KotlinInputControl

        @KotlinInputControl
        class Email2(private val view: View) : BaseKotlinInputControl {
            override val autocomplete: Boolean = false

            override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
                outputCallback("")
            }
        }
        """,
    ]) { file, _ in file }
}
