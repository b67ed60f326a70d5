import InputControl
import SourceScan
import SourceText

/// The Android resources that a control's Kotlin code finds in the app: the control's own, and those that each app has.
package struct AndroidResourceIndex: Sendable {
    /// The control's own names, by the class of `R` that they are in.
    package let names: [String: Set<String>]

    /// Whether each file that may declare resources was read.
    package let isWhole: Bool

    package init(_ control: ControlProject, _ android: AndroidBuild) {
        var names: [String: Set<String>] = [:]
        var isWhole = control.tree != nil
        for path in android.resources {
            let parts = path.split(separator: "/")
            guard parts.count == 4, let file = parts.last.map(String.init) else { continue }
            let kind = AndroidResources.kind(ofFolder: String(parts[2]))
            if kind != "values" { names[kind, default: []].insert(AndroidResources.name(ofFile: file)) }
            guard file.hasSuffix(".xml") else { continue }
            guard let xml = control.contents[path]?.xml, xml.isWhole else {
                isWhole = false
                continue
            }
            names["id", default: []].formUnion(xml.newIDs)
            guard kind == "values" else { continue }
            for value in AndroidValue.all(in: xml) {
                names[value.type, default: []].insert(value.name.value.replacing(".", with: "_"))
            }
        }
        self.names = names
        self.isWhole = isWhole
    }

    /// Whether the app surely has no such resource. Of the ids that libraries have not all are known.
    package func lacks(_ name: String, of type: String) -> Bool {
        isWhole && names[type]?.contains(name) != true && !AppResources.mayHave(name, of: type)
    }

    /// The name that the app looks for among the drawables, given what `getIconName` returns; nil when it looks for none
    /// `[kotlin-20]`.
    package static func drawable(ofIcon icon: String) -> String? {
        var rest = icon.lastIndex(of: ".").map { icon[..<$0] } ?? icon[...]
        if let slash = rest.lastIndex(of: "/") { rest = rest[rest.index(after: slash)...] }
        var name = ""
        for character in rest.lowercased() {
            let isKept = character.isASCII && (character.isLetter || character.isNumber)
            if isKept { name.append(character) } else if name.last != "_" { name.append("_") }
        }
        return name.isEmpty ? nil : name
    }

    /// The control's drawables that no icon name finds, as they have several `_` in a row, by the name that the app looks
    /// for instead.
    package var unreachableDrawables: [String: String] {
        Dictionary(
            (names["drawable"] ?? []).compactMap { name in
                Self.drawable(ofIcon: name).flatMap { $0 == name ? nil : ($0, name) }
            }, uniquingKeysWith: { min($0, $1) })
    }
}
