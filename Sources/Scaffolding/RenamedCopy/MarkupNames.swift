import JSONSyntax
import SourceText

/// The words of a file that its format gives a meaning: keys, elements and attributes. They are not names of a control, also
/// where a control is called as one of them: `x`, `info`, `version`.
enum MarkupNames {
    /// Their places, in order; none for a file of another kind.
    static func ranges(in source: SourceFile) -> [Range<Int>] {
        switch source.path.split(separator: ".").last?.lowercased() {
        case "json", "resolved": keys(ofJSON: source.bytes)
        case "xml", "xib", "storyboard", "plist", "svg", "html": names(inXML: source.bytes)
        case "yml", "yaml": keys(ofYAML: source.bytes)
        default: []
        }
    }

    private static func keys(ofJSON bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var nodes = [JSONDocument(parsing: bytes).root].compactMap(\.self)
        while let node = nodes.popLast() {
            ranges += node.members.map(\.key.range)
            nodes += node.members.compactMap(\.value) + node.elements
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// All parts of a tag outside quotes. A comment is not a tag.
    private static func names(inXML bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if bytes[index...].starts(with: "<!--".utf8) {
                index += 4
                while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
                continue
            }
            var start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
                let quote = bytes[index]
                index += 1
                guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
                ranges.append(start..<index)
                while index < bytes.count, bytes[index] != quote { index += 1 }
                start = index
                index = min(index + 1, bytes.count)
            }
            ranges.append(start..<index)
        }
        return ranges
    }

    /// The text before the colon of a line, and after the hyphen of a list.
    private static func keys(ofYAML bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
            let first = bytes[start..<end].firstIndex { !" -".utf8.contains($0) } ?? end
            let last = bytes[first..<end].firstIndex {
                !$0.isASCIILetter && !$0.isASCIIDigit && !"_-".utf8.contains($0)
            }
            if let last, last > first, bytes[last] == UInt8(ascii: ":") { ranges.append(first..<last) }
            start = end + 1
        }
        return ranges
    }
}
