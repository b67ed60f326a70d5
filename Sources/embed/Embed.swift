#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `embed FOLDER OUTPUT` writes Swift source to OUTPUT that holds every file of the folders in FOLDER; `embed FILE OUTPUT`
/// writes source that holds FILE. Two runs give the same bytes. Part of the build, not of the tool.
@main
struct Embed {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { throw Failure.usage }
        let input = URL(fileURLWithPath: arguments[1])
        let source = try arguments[1].hasSuffix(".md") ? behaviour(input) : templates(input)
        try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[2]))
    }

    private static func templates(_ folder: URL) throws -> String {
        var entries = ""
        for path in try paths(below: folder.path) {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
            let text = String(decoding: bytes, as: UTF8.self)
            // Bytes that are not UTF-8 stand in the source as hexadecimal digits.
            let isText = text.utf8.elementsEqual(bytes)
            entries +=
                "        (\(literal(path)), \(isText ? literal(text) : literal(hexadecimal(bytes))), \(isText)),\n"
        }
        return """
            // Made from Templates/ by the build.
            enum EmbeddedTemplates {
                /// The files by path: their text, or hexadecimal digits where `isText` is false.
                static let files: [(path: StaticString, content: StaticString, isText: Bool)] = [
            \(entries)    ]
            }

            """
    }

    private static func behaviour(_ file: URL) throws -> String {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return """
            // Made from BEHAVIOUR.md by the build.
            enum EmbeddedBehaviour {
                static let text: StaticString = \(literal(text))
            }

            """
    }

    enum Failure: Error {
        case usage
    }

    /// The files in the folders of a folder, in the order of their bytes, without those that systems leave there.
    private static func paths(below folder: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)
            let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
            return isFile && path.contains("/") && !path.hasSuffix(".DS_Store")
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default:
                result +=
                    scalar.value < 0x20 || scalar.value > 0x7E ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
            }
        }
        return result + "\""
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
    }
}
