import SourceText

/// Reads XML once from start to end, in time in proportion to its size, and reports each element and the first mistake.
///
/// It checks what a parser must refuse (XML 1.0, Namespaces in XML): nesting, names, quotes, references, prefixes. Document
/// types are passed without being read.
package struct XMLScanner {
    private let bytes: [UInt8]
    private var index = 0

    /// The names of the elements that are open, as places in the file, with the prefixes that each declares.
    private var open: [(name: Range<Int>, prefixes: [String])] = []

    /// How many open elements declare each prefix.
    private var prefixes: [String: Int] = ["xml": 1, "xmlns": 1]
    private var sawRoot = false

    /// The first prefix that stands for nothing: the file is not well-formed, but can be read to its end.
    private var unboundPrefix: Located<XMLIssue>?
    private var hasDocumentType = false

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Scans to the end, or to the first mistake in the nesting, and returns the mistake; `visit` gets each element and how
    /// many are around it.
    package mutating func scan(_ visit: (XMLElement, _ depth: Int) -> Void) -> Located<XMLIssue>? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        while index < bytes.count {
            let issue = bytes[index] == Self.less ? scanMarkup(visit) : scanText()
            if let issue { return issue }
        }
        if let element = open.last { return Located(.unclosedElement(text(element.name)), at: element.name) }
        return sawRoot ? unboundPrefix : Located(.noElement, at: 0..<0)
    }

    // MARK: - Text

    private mutating func scanText() -> Located<XMLIssue>? {
        while index < bytes.count, bytes[index] != Self.less {
            if bytes[index] == Self.ampersand, let issue = scanReference() { return issue }
            if open.isEmpty, !bytes[index].isWhiteSpace { return Located(.textOutside, at: index..<index + 1) }
            index += 1
        }
        return nil
    }

    /// Checks the reference at the place reached and stays before its `;`.
    private mutating func scanReference() -> Located<XMLIssue>? {
        let start = index
        // The longest name of a reference that is read; none of XML's own is longer.
        let end = bytes[start..<min(bytes.count, start + 64)].firstIndex(of: UInt8(ascii: ";"))
        guard let end, end > start + 1 else { return Located(.badReference, at: start..<start + 1) }
        let name = bytes[start + 1..<end]
        if name.first == UInt8(ascii: "#") {
            let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            let areDigits = digits.allSatisfy { isHexadecimal ? $0.hexDigitValue != nil : $0.isASCIIDigit }
            if digits.isEmpty || !areDigits { return Located(.badReference, at: start..<end + 1) }
        } else if !hasDocumentType, !Self.entities.contains(where: { name.elementsEqual($0.utf8) }) {
            return Located(.badReference, at: start..<end + 1)
        }
        index = end
        return nil
    }

    // MARK: - Markup

    private mutating func scanMarkup(_ visit: (XMLElement, _ depth: Int) -> Void) -> Located<XMLIssue>? {
        if starts(with: "<!--") { return scanComment() }
        if starts(with: "<![CDATA[") {
            guard !open.isEmpty else { return Located(.textOutside, at: index..<index + 9) }
            return skip(to: "]]>", from: index + 9)
        }
        if starts(with: "<?") { return skip(to: "?>", from: index + 2) }
        if starts(with: "<!") { return skipDocumentType() }
        return starts(with: "</") ? scanEndTag() : scanStartTag(visit)
    }

    private mutating func scanComment() -> Located<XMLIssue>? {
        let start = index
        guard let end = find("--", from: index + 4) else { return Located(.unclosedComment, at: start..<start + 4) }
        guard end + 2 < bytes.count, bytes[end + 2] == Self.greater else {
            return Located(.doubleHyphen, at: end..<end + 2)
        }
        index = end + 3
        return nil
    }

    private mutating func skip(to terminator: String, from start: Int) -> Located<XMLIssue>? {
        guard let end = find(terminator, from: start) else { return Located(.unclosedSection, at: index..<index + 2) }
        index = end + terminator.utf8.count
        return nil
    }

    private mutating func skipDocumentType() -> Located<XMLIssue>? {
        let start = index
        var brackets = 0
        hasDocumentType = true
        while index < bytes.count {
            defer { index += 1 }
            switch bytes[index] {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case Self.greater where brackets == 0: return nil
            default: continue
            }
        }
        return Located(.unclosedSection, at: start..<start + 2)
    }

    private mutating func scanEndTag() -> Located<XMLIssue>? {
        let start = index
        index += 2
        let name = scanName()
        skipWhiteSpace()
        guard index < bytes.count, bytes[index] == Self.greater else {
            return Located(.unclosedTag, at: start..<max(name.upperBound, start + 2))
        }
        index += 1
        guard let element = open.popLast() else { return Located(.strayEndTag, at: name) }
        guard bytes[element.name].elementsEqual(bytes[name]) else {
            return Located(.wrongEndTag(expected: text(element.name)), at: name)
        }
        for prefix in element.prefixes { prefixes[prefix, default: 1] -= 1 }
        return nil
    }

    private mutating func scanStartTag(_ visit: (XMLElement, _ depth: Int) -> Void) -> Located<XMLIssue>? {
        let start = index
        index += 1
        let name = scanName()
        guard !name.isEmpty else { return Located(.badName, at: start..<start + 1) }
        guard !open.isEmpty || !sawRoot else { return Located(.secondRoot, at: name) }
        sawRoot = true
        var attributes: [XMLAttribute] = []
        var seen: Set<String> = []
        while true {
            let gap = index
            skipWhiteSpace()
            guard index < bytes.count, bytes[index] != Self.less else { return Located(.unclosedTag, at: name) }
            if bytes[index] == Self.greater || bytes[index] == .slash { break }
            guard index > gap else { return Located(.badName, at: index..<index + 1) }
            switch scanAttribute() {
            case .failure(let issue): return issue.located
            case .success(let attribute):
                guard seen.insert(attribute.name).inserted else {
                    return Located(.repeatedAttribute(attribute.name), at: attribute.value.range)
                }
                attributes.append(attribute)
            }
        }
        let isEmpty = bytes[index] == .slash
        if isEmpty { index += 1 }
        guard index < bytes.count, bytes[index] == Self.greater else { return Located(.unclosedTag, at: name) }
        index += 1
        take(XMLElement(name: Located(text(name), at: name), attributes: attributes), isEmpty, visit)
        return nil
    }

    /// Visits an element and opens it.
    private mutating func take(
        _ element: XMLElement, _ isEmpty: Bool, _ visit: (XMLElement, _ depth: Int) -> Void
    ) {
        let declared = element.attributes.compactMap { attribute in
            attribute.name.hasPrefix("xmlns:") ? String(attribute.name.dropFirst(6)) : nil
        }
        for prefix in declared { prefixes[prefix, default: 0] += 1 }
        for (name, place) in [(element.name.value, element.name.range)]
            + element.attributes.map({ ($0.name, $0.value.range) })
        {
            guard let prefix = name.split(separator: ":").dropLast().first.map(String.init) else { continue }
            if unboundPrefix == nil, prefixes[prefix, default: 0] == 0 {
                unboundPrefix = Located(.unboundPrefix(prefix), at: place)
            }
        }
        visit(element, open.count)
        if isEmpty {
            for prefix in declared { prefixes[prefix, default: 1] -= 1 }
        } else {
            open.append((element.name.range, declared))
        }
    }

    private struct Failure: Error {
        let located: Located<XMLIssue>
    }

    private mutating func scanAttribute() -> Result<XMLAttribute, Failure> {
        let name = scanName()
        guard !name.isEmpty else { return failure(.badName, index..<index + 1) }
        skipWhiteSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return failure(.unquotedValue, name) }
        index += 1
        skipWhiteSpace()
        guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else {
            return failure(.unquotedValue, name)
        }
        let quote = bytes[index]
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == Self.less { return failure(.unclosedTag, name) }
            if bytes[index] == Self.ampersand, let issue = scanReference() { return .failure(Failure(located: issue)) }
            index += 1
        }
        guard index < bytes.count else { return failure(.unclosedTag, name) }
        index += 1
        let value = Located(text(start..<index - 1), at: start..<index - 1)
        return .success(XMLAttribute(name: text(name), value: value))
    }

    private func failure(_ issue: XMLIssue, _ range: Range<Int>) -> Result<XMLAttribute, Failure> {
        .failure(Failure(located: Located(issue, at: range)))
    }

    // MARK: - Bytes

    /// The name at the place reached; empty when there is none.
    private mutating func scanName() -> Range<Int> {
        let start = index
        guard index < bytes.count, Self.startsName(bytes[index]) else { return start..<start }
        while index < bytes.count,
            Self.startsName(bytes[index]) || bytes[index].isASCIIDigit || bytes[index] == UInt8(ascii: "-")
                || bytes[index] == UInt8(ascii: ".")
        {
            index += 1
        }
        return start..<index
    }

    private static func startsName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == .colon || byte >= 0x80
    }

    private mutating func skipWhiteSpace() {
        while index < bytes.count, bytes[index].isWhiteSpace { index += 1 }
    }

    private func starts(with text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    private func find(_ text: String, from start: Int) -> Int? {
        guard let first = text.utf8.first, start <= bytes.count else { return nil }
        var index = start
        while let next = bytes[index...].firstIndex(of: first) {
            if bytes[next...].starts(with: text.utf8) { return next }
            index = next + 1
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")
    private static let ampersand = UInt8(ascii: "&")
    private static let entities = ["lt", "gt", "amp", "quot", "apos"]
}
