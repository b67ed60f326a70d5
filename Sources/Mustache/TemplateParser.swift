import SourceText

/// Reads the tags of one template in one pass, keeping only the open sections on a stack.
struct TemplateParser {
    private(set) var nodes: [MustacheTemplate.Node] = []
    private(set) var issues: [MustacheIssue] = []

    /// Deeper sections are an issue: nobody writes them by hand.
    static let maximumNesting = 64

    private typealias Name = MustacheTemplate.Name

    private let file: SourceFile
    private let bytes: [UInt8]
    private let lines: LineTable
    private var delimiters: MustacheDelimiters
    private var occurrences: [[UInt8]: Int] = [:]
    /// Where the text that is not yet a node begins.
    private var textStart = 0
    private var openSections: [(name: Name, node: Int)] = []
    /// Sections already closed by an end that crossed them; their own ends are not reported again.
    private var crossedNames: [String] = []
    private var hasGivenUp = false

    init(_ file: SourceFile, lines: LineTable, delimiters: MustacheDelimiters) {
        self.file = file
        self.bytes = file.bytes
        self.lines = lines
        self.delimiters = delimiters
    }

    mutating func parse() {
        var index = 0
        while !hasGivenUp, let start = next(delimiters.open, from: index) {
            index = parseTag(at: start)
        }
        if !hasGivenUp {
            appendText(upTo: bytes.count)
            for section in openSections.reversed() {
                close(section.node)
                report(
                    .unclosedSection, section.name.range,
                    "the section \"\(section.name.text)\" has no end; add \(tag("/" + section.name.text))")
            }
        }
        issues.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    /// Reads the tag that opens at `start`; returns where to look for the next one.
    private mutating func parseTag(at start: Int) -> Int {
        let content = start + delimiters.open.count
        let isTriple = content < bytes.count && bytes[content] == UInt8(ascii: "{")
        let sigilIndex = bytes[content...].firstIndex { !$0.isWhiteSpace } ?? bytes.count
        let sigil = sigilIndex < bytes.count ? bytes[sigilIndex] : 0
        let isDelimiterTag = sigil == UInt8(ascii: "=")
        let closer = isDelimiterTag ? [UInt8(ascii: "=")] + delimiters.close : delimiters.close
        let bodyStart = isDelimiterTag ? sigilIndex + 1 : content
        guard var end = next(closer, from: bodyStart) else { return unclosedTag(start) }
        if sigil == UInt8(ascii: "!") {
            finishTag(start..<end + closer.count, canStandAlone: true)
            return textStart
        }
        if !isDelimiterTag, let other = next(delimiters.open, from: content), other < end { return unclosedTag(start) }
        var body = bytes[bodyStart..<end]
        end += closer.count
        if isDelimiterTag {
            let range = start..<end
            finishTag(range, canStandAlone: true)
            setDelimiters(body, range)
            return textStart
        }
        var kind = Sigil.variable
        if isTriple {
            body = body.dropFirst()
            if body.last == UInt8(ascii: "}") {
                body = body.dropLast()
            } else if end < bytes.count, bytes[(end - closer.count)...].starts(with: [UInt8(ascii: "}")] + closer) {
                end += 1
            } else {
                return unclosedTag(start)
            }
            kind = .unescaped
        } else if let found = Sigil(rawValue: sigil) {
            kind = found
            body = body[(sigilIndex + 1)...]
        }
        let range = start..<end
        let indentation = finishTag(range, canStandAlone: kind.canStandAlone)
        guard let name = name(body, range) else { return textStart }
        append(kind, name, indentation: indentation)
        return textStart
    }

    private enum Sigil: UInt8 {
        case variable = 0
        case unescaped = 0x26  // &
        case section = 0x23  // #
        case inverted = 0x5E  // ^
        case end = 0x2F  // /
        case partial = 0x3E  // >

        var canStandAlone: Bool { self != .variable && self != .unescaped }
    }

    private mutating func append(_ kind: Sigil, _ name: Name, indentation: Range<Int>) {
        switch kind {
        case .variable, .unescaped: nodes.append(.variable(name, isEscaped: kind == .variable))
        case .partial: nodes.append(.partial(name, indentation: indentation))
        case .end: closeSection(name)
        case .section, .inverted:
            guard openSections.count < Self.maximumNesting else {
                hasGivenUp = true
                return report(
                    .nestingTooDeep, name.range,
                    "sections stand in each other deeper than \(Self.maximumNesting); split the template into partials")
            }
            openSections.append((name, nodes.count))
            nodes.append(.section(name, isInverted: kind == .inverted, end: nodes.count + 1))
        }
    }

    private mutating func closeSection(_ name: Name) {
        guard let innermost = openSections.last else { return unopened(name) }
        if innermost.name.text == name.text {
            openSections.removeLast()
            return close(innermost.node)
        }
        guard let index = openSections.lastIndex(where: { $0.name.text == name.text }) else { return unopened(name) }
        let place = lines.position(of: innermost.name.range.lowerBound)
        report(
            .crossedSection, name.range,
            "the section \"\(name.text)\" ends while \"\(innermost.name.text)\" (\(place.line):\(place.column)) is still "
                + "open; put \(tag("/" + innermost.name.text)) before it")
        for section in openSections[index...].reversed() { close(section.node) }
        crossedNames += openSections[(index + 1)...].map(\.name.text)
        openSections.removeSubrange(index...)
    }

    private mutating func unopened(_ name: Name) {
        if let index = crossedNames.lastIndex(of: name.text) {
            crossedNames.remove(at: index)
            return
        }
        let open = openSections.last
        guard let open, Spelling.suggestion(for: name.text, among: [open.name.text]) != nil else {
            return report(
                .unopenedSection, name.range,
                "no section \"\(name.text)\" is open here; remove this end or add \(tag("#" + name.text))")
        }
        report(
            .unopenedSection, name.range,
            "no section \"\(name.text)\" is open here; did you mean \"\(open.name.text)\"?")
        openSections.removeLast()
        close(open.node)
    }

    private mutating func close(_ node: Int) {
        guard case .section(let name, let isInverted, _) = nodes[node] else { return }
        nodes[node] = .section(name, isInverted: isInverted, end: nodes.count)
    }

    /// The name in a tag's body, or nil after reporting why it is none.
    private mutating func name(_ body: ArraySlice<UInt8>, _ range: Range<Int>) -> Name? {
        let trimmed = body.drop { $0.isWhiteSpace }.reversed().drop { $0.isWhiteSpace }.reversed()
        let text = String(decoding: trimmed, as: UTF8.self)
        guard !text.isEmpty else {
            report(.invalidName, range, "the tag has no name; nothing can be written here")
            return nil
        }
        let parts = trimmed.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isName = text == "." || parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNameByte) }
        guard isName else {
            report(
                .invalidName, range,
                "\"\(text.shortened)\" is not a name; use letters, digits, \"_\" and \"-\", with dots between parts")
            return nil
        }
        return Name(text: text, range: range)
    }

    private mutating func setDelimiters(_ body: ArraySlice<UInt8>, _ range: Range<Int>) {
        guard let new = MustacheDelimiters(body) else {
            return report(
                .invalidDelimiters, range,
                "\"\(file.text(in: body.startIndex..<body.endIndex).shortened)\" is not a pair of delimiters; "
                    + "write them with a space between and without \"=\"")
        }
        delimiters = new
    }

    private mutating func unclosedTag(_ start: Int) -> Int {
        let end = start + delimiters.open.count
        let closer = String(decoding: delimiters.close, as: UTF8.self)
        report(
            .unclosedTag, start..<end, "the tag is not closed; add \"\(closer)\" (\"}\(closer)\" after three braces)")
        return end
    }

    private mutating func report(_ kind: MustacheIssue.Kind, _ range: Range<Int>, _ message: String) {
        guard issues.count < MustacheIssue.maximumCount else { return }
        let isLast = issues.count == MustacheIssue.maximumCount - 1
        hasGivenUp = hasGivenUp || isLast
        issues.append(
            MustacheIssue(
                kind: isLast ? .tooManyIssues : kind, path: file.path, range: range,
                position: lines.position(of: range.lowerBound),
                message: isLast ? "more issues follow; fix these first" : message))
    }

    private func tag(_ content: String) -> String {
        String(decoding: delimiters.open, as: UTF8.self) + content + String(decoding: delimiters.close, as: UTF8.self)
    }
}

extension TemplateParser {
    /// Ends the text before the tag at `range` and goes on behind the tag; with its whole line when it stands alone
    /// there. Returns the white space before a tag that stands alone, else an empty range.
    @discardableResult
    private mutating func finishTag(_ range: Range<Int>, canStandAlone: Bool) -> Range<Int> {
        var lineStart = range.lowerBound
        while lineStart > textStart, bytes[lineStart - 1].isBlank { lineStart -= 1 }
        let isFirst = lineStart == 0 || bytes[lineStart - 1].isLineEnd
        if canStandAlone, isFirst, let next = endOfBlankLine(from: range.upperBound) {
            appendText(upTo: lineStart)
            textStart = next
            return lineStart..<range.lowerBound
        }
        appendText(upTo: range.lowerBound)
        // A line that begins with a tag still takes the indentation of the partial it is in.
        if isFirst, lineStart == range.lowerBound { nodes.append(.text(lineStart..<lineStart, startsLine: true)) }
        textStart = range.upperBound
        return range.lowerBound..<range.lowerBound
    }

    /// The start of the next line when nothing but blanks is left of this one.
    private func endOfBlankLine(from offset: Int) -> Int? {
        var index = offset
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        guard index < bytes.count else { return index }
        guard bytes[index].isLineEnd else { return nil }
        let isPair = bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        return index + (isPair ? 2 : 1)
    }

    private mutating func appendText(upTo end: Int) {
        guard end > textStart else { return }
        let startsLine = textStart == 0 || bytes[textStart - 1].isLineEnd
        nodes.append(.text(textStart..<end, startsLine: startsLine))
    }

    /// The offset of the first `needle` at or after `start`. Starts only ever grow, so what was found is remembered and
    /// all searches together stay linear.
    private mutating func next(_ needle: [UInt8], from start: Int) -> Int? {
        if let known = occurrences[needle], known >= start { return known == Int.max ? nil : known }
        let found = bytes.firstRange(of: needle, from: start)
        occurrences[needle] = found ?? Int.max
        return found
    }
}

extension UInt8 {
    fileprivate var isNameByte: Bool {
        isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self >= 0x80
    }
}

extension [UInt8] {
    /// The offset of the first `needle` at or after `start`.
    fileprivate func firstRange(of needle: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first, start <= count - needle.count else { return nil }
        return withUnsafeBufferPointer { bytes in
            (start...(bytes.count - needle.count)).first { index in
                bytes[index] == first && bytes[index..<index + needle.count].elementsEqual(needle)
            }
        }
    }
}
