import InputControl
import JSONSyntax

/// Which of a control's files 4D copies into the iOS app's project, and what becomes of each [layout-1]; a selection
/// control's code is copied likewise [kind-4].
package struct Injection: Sendable, Hashable {
    /// Whether anything is copied: `inject` is true or a number that is not zero, or absent or null and there is an `ios`
    /// folder. [manifest-24]
    package let isOn: Bool

    /// Where copying starts: `ios`, or empty for the whole control when there is no such folder.
    package let root: String

    /// The files below `root` with what becomes of them, in the order of their paths; empty when nothing is copied.
    package let fates: [IOSFile]

    /// The paths of the copied files, relative to the control's folder, in their order.
    package var files: [String] { fates.filter { $0.use != .leftOut }.map(\.path) }

    /// The path in the app's project of the copied file at `path`.
    package func target(of path: String) -> String {
        root.isEmpty ? path : String(Substring(path.utf8.dropFirst(root.utf8.count + 1)))
    }

    /// The only assets catalog that is merged into the app's [ios-6].
    package static let catalog = "ios/Resources/Assets.xcassets"

    /// Names of files that are never copied, in lower case. Folders of these names are [ios-1].
    private static let leftOut: Set<String> = [
        ".gitignore", ".git", "layouticonx2.png", "manifest.json", "template.gif", "template.svg", "relationbutton.xib",
        "readme.md", "license.md", "license", "licenses.md", "package.swift", "package.resolved", "cartfile",
        "cartfile.resolved",
    ]

    /// Whether 4D leaves a file of this name out, in any case.
    package static func isLeftOut(_ name: String) -> Bool {
        leftOut.contains(name.lowercased())
    }

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let hasFolder = control.tree?.hasFolder("ios") ?? false
        root = hasFolder ? "ios" : ""
        isOn = manifest.isAbsent("inject") ? hasFolder : manifest.value("inject")?.isTrueTo4D ?? false
        let paths = isOn ? (control.tree?.files(below: root) ?? []).map(\.path) : []
        fates = Self.fates(of: paths, root: root, contents: control.contents)
    }
}
