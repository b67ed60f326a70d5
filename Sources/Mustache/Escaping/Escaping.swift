import SourceText

/// How values are kept from breaking, or from adding code to, the file a template makes.
package enum Escaping: String, Hashable, Sendable, CaseIterable {
    /// String literals (also multi-line, raw and interpolated), comments, and code.
    case swift
    /// As `swift`, with `$`, character literals and Kotlin's raw strings.
    case kotlin
    /// JSON strings; outside of them only code.
    case json
    /// Text, attributes, comments; within tags only code.
    case xml
    /// Text and links; in code spans and blocks what fits there.
    case markdown
    /// The Mustache specification's: `&`, `<`, `>` and `"`.
    case html
    /// A part of a path: no separators, no control characters.
    case path
    /// Only code, unchanged: for formats this type knows nothing about.
    case codeOnly = "code-only"
    /// Everything, unchanged.
    case none

    /// The escaping for a file, by the extension of its name; `codeOnly` when that tells nothing.
    package init(forPath path: String) {
        let name = path.lastPathPart
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        switch parts.count > 1 ? parts.last?.lowercased() : nil {
        case "swift": self = .swift
        case "kt", "kts": self = .kotlin
        case "json": self = .json
        case "xml", "xib", "storyboard", "plist", "svg": self = .xml
        case "md", "markdown": self = .markdown
        case "html", "htm": self = .html
        default: self = .codeOnly
        }
    }

    func makeContext() -> any OutputContext {
        switch self {
        case .swift: SourceCodeContext(.swift)
        case .kotlin: SourceCodeContext(.kotlin)
        case .json: JSONContext()
        case .xml: XMLContext()
        case .markdown: MarkdownContext()
        case .html, .path, .codeOnly, .none: PlainContext(escaping: self)
        }
    }
}

/// The escapings that are the same everywhere in a file.
private struct PlainContext: OutputContext {
    let escaping: Escaping

    mutating func follow(_ bytes: ArraySlice<UInt8>) {}

    mutating func escape(_ value: String, isCode: Bool) -> EscapedValue {
        switch escaping {
        case .html: .escaped(value.replacingScalars(\.htmlEntity))
        case .path:
            value.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.isInvisibleControl }
                ? .refused(.notEncodable, "cannot be part of a path; remove \"/\", \"\\\" and control characters")
                : .verbatim
        case .none: .verbatim
        default: isCode ? .verbatim : .refusedAsCode
        }
    }
}

extension Unicode.Scalar {
    /// The entity the Mustache specification asks for.
    var htmlEntity: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: nil
        }
    }
}
