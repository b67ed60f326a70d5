import SourceText

/// What an author expects of a file below `android/` that no build of 4D reads [android-3].
package enum AndroidExpectation: Sendable, Hashable {
    case asset, resource, library, appManifest, code

    /// The folders and files of `android/` that an Android project has, in lower case, one a row.
    private static let rows: [String: AndroidExpectation] = [
        "assets": .asset,
        "libs": .library,
        "jnilibs": .library,
        "androidmanifest.xml": .appManifest,
        "src": .code,
        "java": .code,
        "drawable": .resource,
        "layout": .resource,
        "values": .resource,
        "mipmap": .resource,
        "resources": .resource,
        "ressources": .resource,
    ]

    /// Endings of files in `android/inputControl` that are neither code nor text for it.
    private static let resourceEndings: Set<String> = ["xml", "png", "jpg", "jpeg", "gif", "webp", "svg", "ttf", "otf"]

    /// What was expected of a file that does not reach the app, and the path of the folder or file to name; nil when
    /// nothing was.
    package static func of(_ file: AndroidFile) -> (expected: AndroidExpectation, path: String)? {
        switch file.use {
        case .code:
            return resourceEndings.contains(file.name.fileEnding ?? "") ? (.resource, file.path) : nil
        case .unread:
            // Kotlin in another folder is the matter of `kotlin-location`.
            guard file.name.fileEnding != "kt", let part = file.path.split(separator: "/").dropFirst().first,
                let expected = rows[part.lowercased()]
            else { return nil }
            return (expected, "android/" + part)
        case .resource, .localProperties, .hidden: return nil
        }
    }
}
