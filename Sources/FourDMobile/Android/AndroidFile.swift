import InputControl
import SourceScan
import SourceText

/// A file below `android/`, and what becomes of it in the Android app.
package struct AndroidFile: Sendable, Hashable {
    /// Relative to the control's folder.
    package let path: String

    package let use: Use

    /// What the build does with the file.
    package enum Use: Sendable, Hashable {
        /// Copied into the app's package, as text [android-1] [android-2].
        case code
        /// Copied into the app's `res` [android-3].
        case resource(AndroidResourceFile)
        /// Added to the app's `local.properties` [android-11].
        case localProperties
        /// 4D ignores hidden files [android-1] [android-3].
        case hidden
        /// Nothing reads it [android-3]; of a selection control, nothing reads any [kind-5].
        case unread
    }

    package var name: String { path.lastPathPart }

    /// What becomes of the file at `path`, which begins with `android/`, of an action control.
    static func of(_ path: String, _ content: FileContent?) -> AndroidFile {
        let parts = path.split(separator: "/").map(String.init)
        if parts.contains(where: { $0.hasPrefix(".") }) { return AndroidFile(path: path, use: .hidden) }
        if path == localProperties { return AndroidFile(path: path, use: .localProperties) }
        if parts.count == 3, path.hasPrefix(KotlinControl.folder + "/") { return AndroidFile(path: path, use: .code) }
        guard parts.count > 2, parts[1] == "res" else { return AndroidFile(path: path, use: .unread) }
        return AndroidFile(path: path, use: .resource(AndroidResourceFile(parts, content)))
    }

    package static let localProperties = "android/local.properties"

    /// The keys of the app's own `local.properties`: of a key given twice the last counts [android-11].
    package static let localKeys: Set<String> = ["sdk.dir"]
}

/// A file that is copied into the app's `res`.
package struct AndroidResourceFile: Sendable, Hashable {
    /// The folders of `res` around it.
    package let folders: [String]
    package let file: String

    /// How the file gets into the app's folder.
    package let copy: Copy

    package enum Copy: Sendable, Hashable {
        /// As a file of its own, which replaces one of its path.
        case whole
        /// What is between `<resources>` and `</resources>` goes into the app's file of this name [android-4].
        case joined
    }

    /// The folder with its qualifiers, such as `values-fr`; nil when it lies in none, or in a folder of one.
    package var folder: String? { folders.count == 1 ? folders[0] : nil }

    /// The kind of its folder; nil when Android knows none of that name.
    package var kind: String? {
        folder.map(AndroidResources.kind).flatMap { AndroidResources.folders.contains($0) ? $0 : nil }
    }

    /// The name of the resource.
    package var name: String { AndroidResources.name(ofFile: file) }

    /// Whether it declares resources by their names, and is none itself.
    package var isValues: Bool { kind == "values" }

    init(_ parts: [String], _ content: FileContent?) {
        folders = Array(parts[2..<parts.count - 1])
        file = parts[parts.count - 1]
        let isApps = AndroidAppResource.hasFile(AndroidResources.name(ofFile: file), inFolder: folders.first ?? "")
        let joins = folders == ["values"] && isApps && file.fileEnding == "xml"
        copy = joins && content?.xml?.hasPlainResourcesTag != false ? .joined : .whole
    }

    /// Whether a file of the app's own is lost, over which this one is copied [android-4] [android-7].
    package var replacesAppFile: Bool {
        guard let folder, copy == .whole else { return false }
        return AndroidAppResource.hasFile(name, inFolder: folder)
            && AndroidAppResource.ending(of: name, inFolder: folder).map { $0 == file.fileEnding } != false
    }
}

/// A resource that a file of `values` declares by its name.
package struct AndroidValue: Sendable {
    /// The type and name, such as `string/email_title`, with what else tells it from others of that name.
    package let key: String
    package let type: String
    package let name: Located<String>

    /// The values that a file of `res/values…` declares.
    package static func all(in xml: XMLFileFacts) -> [AndroidValue] {
        xml.declarations.compactMap { element in
            guard let name = element.attribute("name"),
                let type = AndroidResources.type(
                    ofElement: element.name.value, type: element.attribute("type")?.value)
            else { return nil }
            let product = element.attribute("product").map { " " + $0.value } ?? ""
            return AndroidValue(key: type + "/" + name.value + product, type: type, name: name)
        }
    }
}
