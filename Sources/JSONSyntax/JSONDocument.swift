import SourceText

/// A JSON file with the place of everything in it, as far as it could be read.
///
/// Parsing never fails: what is wrong becomes an issue, and the rest stays readable.
package struct JSONDocument: Sendable {
    /// The issues of the file in file order; empty exactly when the file is JSON.
    package let issues: [JSONSyntaxIssue]

    /// The place of a UTF-8 byte-order mark, which is not an issue; nil when there is none.
    package let byteOrderMark: Range<Int>?

    private let tree: JSONTree

    package init(parsing bytes: [UInt8], limits: JSONLimits = .standard) {
        let result = Parser.parse(bytes, limits: limits)
        tree = result.tree
        issues = result.issues
        byteOrderMark = result.byteOrderMark
    }

    /// The file's content, byte for byte.
    package var bytes: [UInt8] { tree.bytes }

    /// The value of the file; nil when nothing in it can be read as a value.
    package var root: JSONNode? {
        tree.records.isEmpty ? nil : JSONNode(tree: tree, index: 0)
    }

    /// The value that `pointer` leads to, through the last of equal keys; nil when there is none.
    package func node(at pointer: JSONPointer) -> JSONNode? {
        var node = root
        for token in pointer.tokens {
            guard let parent = node else { return nil }
            switch parent.kind {
            case .object: node = parent[token]
            case .array: node = Self.index(token).flatMap { parent.elements.dropFirst($0).first }
            default: return nil
            }
        }
        return node
    }

    /// The array index that `token` writes: digits without a leading zero.
    private static func index(_ token: String) -> Int? {
        guard token.utf8.allSatisfy(\.isASCIIDigit), token == "0" || token.utf8.first != UInt8(ascii: "0") else {
            return nil
        }
        return Int(token)
    }
}
