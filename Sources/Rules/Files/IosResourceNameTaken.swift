import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-resource-name-taken`
enum IosResourceNameTaken: Rule {
    static let info = RuleInfo(
        id: "ios-resource-name-taken", group: .files, severity: .error,
        summary: "a resource with the name of another resource of the app",
        rationale: """
            All resources lie side by side in the app, whatever their folders in the project, except those below a folder \
            such as fr.lproj. Two of one name stop the build: "Multiple commands produce". An Info.plist becomes a resource \
            beside the app's own Info.plist and stops the build, in Xcode/ too.
            """,
        facts: ["ios-7", "ios-8"],
        remedy: "Rename the file, and put keys of Info.plist under \"capabilities\".",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Resources/A/Email.json": "{}\n", "ios/Resources/B/Email.json": "{}\n"]),
        good: .ios(["ios/Resources/A/EmailA.json": "{}\n", "ios/Resources/B/EmailB.json": "{}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var first: [String: IOSFile] = [:]
        return control.iosFiles.filter { $0.use == .resource }.compactMap { file in
            let isInfo = file.name.lowercased() == "info.plist"
            if isInfo || (IOSAppFile.bundleNames.contains(file.bundleName) && !file.replacesAppFile) {
                return taken(file, isInfo: isInfo, control)
            }
            guard let other = first[file.bundleName] else {
                first[file.bundleName] = file
                return nil
            }
            return finding(
                "two resources have the name \"\(file.bundleName)\"", at: control.place(ofFile: file.path),
                consequence: "the app does not build: both become the same file of the app", help: "rename one of them",
                notes: [Note("the other resource", at: control.place(ofFile: other.path))])
        }
    }

    private static func taken(_ file: IOSFile, isInfo: Bool, _ control: ControlModel) -> Finding {
        finding(
            "the app has a resource \"\(file.bundleName)\" itself", at: control.place(ofFile: file.path),
            consequence: "the app does not build: both become the same file of the app",
            help: isInfo ? "put its keys under \"info\" in \"capabilities\", and remove it" : "rename it")
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
