import SourceScan
import SourceText

/// The facts about the content of a file that is not a source, without its bytes.
package struct FileContent: Sendable {
    package let kind: ContentKind

    /// Whether all of it is UTF-8.
    package let isUTF8: Bool

    /// Each `___WORD___` of a text; empty for other content.
    package let tags: [Located<String>]

    /// The declarations in an `.xml` below `android/res`; nil for other files.
    package let xml: XMLFileFacts?

    /// What a `.xib` or `.storyboard` below `ios` connects with code; nil for other files.
    package let interface: InterfaceFacts?

    /// The keys of `android/local.properties` and their values; empty for other files.
    package let properties: [Property]

    /// `key=value` of a properties file.
    package struct Property: Sendable, Hashable {
        package let key: Located<String>
        package let value: String
    }

    init(_ bytes: [UInt8], path: String) {
        kind = ContentKind(bytes)
        isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        tags = isUTF8 ? TagScanner.tags(in: bytes) : []
        let isXML = path.hasPrefix("android/res/") && path.lowercased().hasSuffix(".xml")
        xml = isXML && isUTF8 ? XMLFileFacts(scanning: bytes) : nil
        let isInterface = [".xib", ".storyboard"].contains(where: path.lowercased().hasSuffix)
        interface =
            isInterface && isUTF8 && kind == .other && path.hasPrefix("ios/") ? InterfaceFacts(scanning: bytes) : nil
        properties = path == "android/local.properties" ? Self.properties(bytes) : []
    }

    /// Whether there are places in the file that a finding can show.
    var hasPlaces: Bool {
        !tags.isEmpty || !properties.isEmpty || xml?.issue != nil || xml?.declarations.isEmpty == false
            || interface?.issue != nil || interface?.objects.isEmpty == false
    }

    /// Whether what becomes of the file at `path` depends on its content: files that 4D copies into an app.
    static func matters(_ path: String) -> Bool {
        ["ios/", "android/", "images/", "Images/"].contains(where: path.hasPrefix)
    }

    /// The entries of a properties file, one a line; comments and lines without `=` or `:` are none.
    private static func properties(_ bytes: [UInt8]) -> [Property] {
        var properties: [Property] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for end in bytes.indices.filter({ bytes[$0].isLineEnd }) + [bytes.count] {
            defer { start = end + 1 }
            guard start < end, let first = bytes[start..<end].firstIndex(where: { !$0.isBlank }),
                bytes[first] != UInt8(ascii: "#"), bytes[first] != UInt8(ascii: "!"),
                let sign = bytes[first..<end].firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == .colon })
            else { continue }
            let keyEnd = bytes[first..<sign].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? first
            let value = String(decoding: bytes[sign + 1..<end], as: UTF8.self)
            properties.append(
                Property(
                    key: Located(String(decoding: bytes[first..<keyEnd], as: UTF8.self), at: first..<keyEnd),
                    value: String(value.drop { $0 == " " || $0 == "\t" })))
        }
        return properties
    }
}
