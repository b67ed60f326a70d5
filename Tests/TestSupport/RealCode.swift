import Foundation

/// Source files of real apps and libraries, which are not part of the project: `INPUTCTL_REAL_CODE` names a folder that
/// has them, at any depth.
package struct RealCode {
    /// A source file of the folder.
    package struct File: Sendable {
        /// The path below the folder, with `/`.
        package let path: String

        /// The bytes of the file; not necessarily UTF-8.
        package let bytes: [UInt8]

        /// The file name without its folders.
        package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// The bytes as a string; invalid UTF-8 is replaced.
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Larger files are skipped.
    package static let maximumSize = 200_000

    /// The folder; nil where the variable is not set, and the tests of real code are skipped.
    package static let folder: String? = ProcessInfo.processInfo.environment["INPUTCTL_REAL_CODE"]

    /// Why tests of real code are skipped, for `.enabled(if:)`.
    package static let missing = "no folder of real code: set INPUTCTL_REAL_CODE"

    /// The Swift files, sorted by path, each content once.
    package let swift: [File]

    /// The Kotlin files, sorted by path, each content once.
    package let kotlin: [File]

    /// Reads all files below `folder`. Those that cannot be read are skipped, and so are links.
    package init(folder: String) {
        swift = Self.files(below: folder, withSuffix: ".swift")
        kotlin = Self.files(below: folder, withSuffix: ".kt")
    }

    private static func files(below folder: String, withSuffix suffix: String) -> [File] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var seen: Set<[UInt8]> = []
        return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap { name in
            let path = folder + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular,
                let size = attributes?[.size] as? Int, size <= maximumSize,
                let data = FileManager.default.contents(atPath: path), seen.insert(Array(data)).inserted
            else { return nil }
            return File(path: name, bytes: Array(data))
        }
    }
}
