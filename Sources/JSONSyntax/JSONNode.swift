import SourceText

/// One key or value of a document, with its place. A light view: copying it copies nothing of the document.
package struct JSONNode: Sendable {
    package enum Kind: Sendable, Hashable {
        case object, array, string, number, boolean, null
        /// Something stands where a value should, and it is none.
        case unreadable
    }

    let tree: JSONTree
    let index: Int

    var record: TapeRecord { tree.records[index] }

    package var kind: Kind {
        switch record.kind {
        case .object: .object
        case .array: .array
        case .string: .string
        case .number: .number
        case .yes, .no: .boolean
        case .null: .null
        case .unreadable, .absent: .unreadable
        }
    }

    /// The whole value as UTF-8 byte offsets: strings with their quotes, arrays and objects with their brackets.
    package var range: Range<Int> { record.range }

    /// Of a string what stands between its quotes, of anything else `range`.
    package var contentRange: Range<Int> {
        let record = record
        guard record.kind == .string, let first = tree.bytes[record.range].first else { return record.range }
        let width: Int
        switch first {
        case .quote, .apostrophe, UInt8(ascii: "`"): width = 1
        // The typographic quotes are U+2018 to U+201F, three bytes each.
        case 0xE2: width = 3
        // Without an opening quote there may still be a closing one.
        default: return Int(record.start)..<Int(record.end) - (tree.bytes[Int(record.end) - 1] == .quote ? 1 : 0)
        }
        let lower = min(Int(record.start) + width, Int(record.end))
        let upper = Int(record.end) - (record.flags.contains(.unterminated) ? 0 : width)
        return lower..<max(lower, upper)
    }

    /// False when something in the value, or below it, was lost to a syntax error, so that what seems to be missing may
    /// have been meant. True where the mistake leaves no doubt: commas, comments, quotes.
    package var isComplete: Bool { !record.flags.contains(.incomplete) }

    /// The text of a string, its escapes resolved (U+FFFD for what can't be); nil for any other kind.
    package var string: String? {
        let record = record
        guard record.kind == .string else { return nil }
        let content = tree.bytes[contentRange]
        guard record.flags.contains(.escaped) else { return String(decoding: content, as: UTF8.self) }
        return String(decoding: StringEscapes.resolve(content), as: UTF8.self)
    }

    /// A number as it is written; nil for any other kind.
    package var numberText: String? {
        kind == .number ? sourceText : nil
    }

    /// The value of a number, also of one that is written wrongly but clearly (`.5`, `+1`); nil for any other kind and for
    /// a number out of range.
    package var number: Double? {
        numberText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The value of `true` or `false`; nil for any other kind.
    package var boolean: Bool? {
        switch record.kind {
        case .yes: true
        case .no: false
        default: nil
        }
    }

    /// The source text in `range`.
    package var sourceText: String {
        String(decoding: tree.bytes[range], as: UTF8.self)
    }

    /// Where the value is in its document. A key has the pointer of its member.
    package var pointer: JSONPointer {
        var tokens: [String] = []
        var node = self
        while let parent = node.parent {
            if parent.kind == .object {
                let key = node.record.flags.contains(.key) ? node : JSONNode(tree: tree, index: node.index - 1)
                tokens.append(key.string ?? "")
            } else {
                tokens.append(String(node.ordinal))
            }
            node = parent
        }
        return JSONPointer(tokens.reversed())
    }

    /// The array or object that the value, or the key, is in; nil for the root.
    package var parent: JSONNode? {
        let parent = record.parent
        return parent == TapeRecord.none ? nil : JSONNode(tree: tree, index: Int(parent))
    }

    /// Whether the node is a string of exactly these bytes, its escapes resolved.
    func hasText(_ text: String) -> Bool {
        let content = tree.bytes[contentRange]
        if record.flags.contains(.escaped) { return StringEscapes.resolve(content).elementsEqual(text.utf8) }
        return content.count == text.utf8.count && content.elementsEqual(text.utf8)
    }

    /// The position of this element in its array.
    private var ordinal: Int {
        let stored = record.ordinal
        guard stored == TapeRecord.maxOrdinal, let parent else { return Int(stored) }
        var position = 0
        var other = parent.index + 2
        while other < index {
            position += 1
            other = tree.next(after: other)
        }
        return position
    }
}
