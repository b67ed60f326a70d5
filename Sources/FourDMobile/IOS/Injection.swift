import InputControl
import JSONSyntax

/// Which of a control's files are copied into the iOS app's project.
///
/// Source: 4D-Mobile-App, method `mobile_actions` and class `TEMPLATE` (4d-behaviour.md, section 2).
package struct Injection: Sendable, Hashable {
    /// Whether anything is copied: `inject` is true or a number that is not zero, or absent or null and there is an `ios`
    /// folder. [manifest-24]
    package let isOn: Bool

    /// Where copying starts: `ios`, or empty for the whole control when there is no such folder.
    package let root: String

    /// The copied files, relative to the control's folder, in the order of their paths; empty when nothing is copied.
    package let files: [String]

    /// Names of files, exactly so, that are never copied. Folders of these names are.
    package static let leftOut: Set<String> = [
        ".gitignore", ".git", "layoutIconx2.png", "manifest.json", "template.gif", "template.svg", "relationButton.xib",
        "README.md", "LICENSE.md", "LICENSE", "LICENSES.md", "Package.swift", "Package.resolved", "Cartfile",
        "Cartfile.resolved",
    ]

    /// The only assets catalog that is merged into the app's.
    ///
    /// Source: 4D-Mobile-App, method `asset` (4d-behaviour.md, section 2).
    package static let catalog = "ios/Resources/Assets.xcassets"

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let hasFolder = control.tree?.hasFolder("ios") ?? false
        root = hasFolder ? "ios" : ""
        isOn = manifest.isAbsent("inject") ? hasFolder : manifest.value("inject")?.isTrueTo4D ?? false
        let copied = isOn ? control.tree?.files(below: root) ?? [] : []
        files = copied.filter { !Self.leftOut.contains($0.name) }.map(\.path)
    }
}
