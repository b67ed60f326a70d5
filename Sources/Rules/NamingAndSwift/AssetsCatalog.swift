import Findings
import FourDMobile
import InputControl
import SourceText

/// `assets-catalog`
enum AssetsCatalog: Rule {
    static let info = RuleInfo(
        id: "assets-catalog", group: .namingAndSwift, severity: .warning,
        summary: "an assets catalog that is not merged into the app's, or a picture of it that 4D leaves out",
        rationale: """
            Of a control's assets 4D merges exactly the catalog ios/Resources/Assets.xcassets into that of the app. \
            Another catalog is copied at most, and is no part of the app: its pictures and colors are not found. Files of \
            some names, such as template.svg and template.gif, are never copied, wherever they are: an image set with \
            such a picture comes without it.
            """,
        source: "4d/4D-Mobile-App, methods TEMPLATE, asset and XcodeProjInject",
        remedy: "Put what is in the catalog into ios/Resources/Assets.xcassets, with names that 4D does not leave out.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: catalog("ios/Resources/Email2.xcassets"), good: catalog(Injection.catalog))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios, ios.injection.isOn, let tree = control.tree else { return [] }
        let suffix = ".xcassets"
        // What is beside ios/ is not copied, and may belong to something else: a demo, a test.
        let start = ios.injection.root.isEmpty ? "" : ios.injection.root + "/"
        let catalogs = tree.entries.filter { $0.kind == .folder && $0.name.lowercased().hasSuffix(suffix) }.map(\.path)
        let others = catalogs.filter { $0 != Injection.catalog && $0.hasPrefix(start) && !$0.hasPrefix("android/") }.map
        {
            path in
            finding(
                "the catalog \"\(path)\" does not become part of the app", at: control.place(ofFile: path),
                consequence: "the app does not find what is in it", help: "put its content into \(Injection.catalog)")
        }
        return others + leftOut(tree, control)
    }

    /// Pictures in the catalog that is merged, which are not copied because of their names.
    private static func leftOut(_ tree: FileTree, _ control: ControlModel) -> [Finding] {
        tree.files(below: Injection.catalog).compactMap { entry in
            let folders = entry.path.split(separator: "/").dropLast()
            guard Injection.leftOut.contains(entry.name), let set = folders.last, set.hasSuffix("set"),
                [".svg", ".gif", ".png"].contains(where: entry.name.hasSuffix)
            else { return nil }
            return finding(
                "4D does not copy the picture \"\(entry.name)\"", at: control.place(ofFile: entry.path),
                consequence: "\(set) of the app is without it",
                help: "give it another name, there and in the Contents.json beside it")
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.tree?.entries ?? []).filter { $0.kind == .folder && $0.name.hasSuffix(".xcassets") }.map {
            Note("a catalog", at: control.place(ofFile: $0.path))
        }
    }

    private static func catalog(_ path: String) -> RuleExample {
        let control = RuleExample.control(named: "email2", service: "Email2RowService")
        return RuleExample(control.files.merging([path + "/Contents.json": "{}\n"]) { text, _ in text })
    }
}
