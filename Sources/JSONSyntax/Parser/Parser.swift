import SourceText

/// Reads a file into records and issues. One pass; nesting takes no stack, as every record knows its parent.
///
/// The file is read by `run`, which knows valid JSON only. Where it meets anything else it calls one of the `odd`
/// functions, which report what is wrong and say where and how to go on. Offsets are passed and returned.
struct Parser {
    typealias Result = (tree: JSONTree, issues: [JSONSyntaxIssue], byteOrderMark: Range<Int>?)

    /// The syntax that is allowed at the current offset.
    enum Step {
        /// The first element of an array, or its end; an element after a comma.
        case firstElement, element
        /// The first key of an object, or its end; a key after a comma.
        case firstKey, key
        /// The colon after a key; the value after the colon.
        case colon, value
        /// A comma or a closing bracket.
        case separator
        /// Nothing: the root is read.
        case end
    }

    let source: ByteScanner
    let maxDepth: Int
    var tape: TapeBuilder
    var issues: IssueList

    var step = Step.end
    /// The array or object that is being read, or `TapeRecord.none`.
    var container = TapeRecord.none
    var isInObject = false
    var depth = 0
    /// The position of the next element in its array.
    var ordinal: UInt32 = 0
    /// The last value that was read completely; right after something that can't be read it is `container`.
    var last = 0
    /// The offsets of the last comma and the last colon, or of what stands in their place.
    var lastComma = 0
    var lastColon = 0

    /// Whether the end of the file came too early for a reason that is reported already.
    var isTruncated = false
    /// Whether brackets were matched by guess, so that what follows the root is not a mistake of its own.
    var isGuessed = false
    /// Whether nesting over the limit is reported.
    var isTooDeep = false
    /// The last array for which a colon is reported.
    var colonArray = TapeRecord.none
    /// How many bytes may still be read ahead to tell what was meant.
    var lookahead = 1 << 24

    static func parse(_ bytes: [UInt8], limits: JSONLimits) -> Result {
        let limit = min(limits.maxBytes, Int(Int32.max))
        guard bytes.count <= limit else {
            return unread(bytes, JSONSyntaxIssue(.fileTooLarge, max(limit, 0)..<bytes.count))
        }
        if let issue = Encoding.issue(of: bytes) { return unread(bytes, issue) }
        let mark = bytes.starts(with: Encoding.byteOrderMark) ? 0..<Encoding.byteOrderMark.count : nil
        return bytes.withUnsafeBufferPointer { buffer -> Result in
            guard let base = buffer.baseAddress else { return unread(bytes, JSONSyntaxIssue(.emptyFile, 0..<0)) }
            var parser = Parser(
                source: ByteScanner(base: base, count: buffer.count), maxDepth: limits.maxDepth,
                tape: TapeBuilder(capacity: buffer.count / 4), issues: IssueList(limit: limits.maxIssues))
            parser.readDocument(from: mark?.upperBound ?? 0)
            return (JSONTree(bytes: bytes, records: parser.tape.finish()), parser.issues.sorted(), mark)
        }
    }

    private static func unread(_ bytes: [UInt8], _ issue: JSONSyntaxIssue) -> Result {
        (JSONTree(bytes: bytes, records: TapeBuilder(capacity: 0).finish()), [issue], nil)
    }

    private init(source: ByteScanner, maxDepth: Int, tape: TapeBuilder, issues: IssueList) {
        self.source = source
        self.maxDepth = maxDepth
        self.tape = tape
        self.issues = issues
    }

    private mutating func readDocument(from start: Int) {
        var offset = trivia(start)
        guard offset < source.count else {
            return issues.report(.emptyFile, start..<start)
        }
        offset = readRoot(at: offset)
        if step != .end { offset = run(from: offset) }
        offset = trivia(offset)
        guard offset < source.count, tape.count > 0, !isGuessed else { return }
        tape.records[0].insert(.incomplete)
        issues.report(.strayBytes, offset..<source.trimmedEnd(source.count, from: offset))
    }

    private mutating func readRoot(at offset: Int) -> Int {
        switch source[offset] {
        case UInt8(ascii: "{"): return open(.object, at: offset)
        case UInt8(ascii: "["): return open(.array, at: offset)
        case .comma, .colon, UInt8(ascii: "]"), UInt8(ascii: "}"):
            issues.report(.unexpectedText, offset..<source.trimmedEnd(source.count, from: offset))
            return source.count
        case let byte: return scalar(at: offset, byte)
        }
    }

    /// Reads from the start of an array or object to its end; returns the offset behind it, or that of the file's end.
    private mutating func run(from start: Int) -> Int {
        var offset = start
        while step != .end {
            offset = source.skipSpace(offset)
            let byte = source[offset]
            switch step {
            case .separator:
                if byte == .comma {
                    offset = comma(at: offset)
                } else if byte == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    offset = close(end: offset &+ 1)
                } else {
                    offset = oddSeparator(at: offset)
                }
            case .firstKey, .key:
                if byte == .quote {
                    offset = source.skipSpace(string(at: offset, .key))
                    step = .colon
                    if source[offset] == .colon { offset = colon(at: offset) }
                } else if byte == UInt8(ascii: "}"), step == .firstKey {
                    offset = close(end: offset &+ 1)
                } else {
                    offset = oddKey(at: offset)
                }
            case .colon:
                offset = byte == .colon ? colon(at: offset) : oddColon(at: offset)
            case .value, .firstElement, .element:
                switch byte {
                case UInt8(ascii: "{"): offset = open(.object, at: offset)
                case UInt8(ascii: "["): offset = open(.array, at: offset)
                case UInt8(ascii: "]") where step == .firstElement: offset = close(end: offset &+ 1)
                case .quote, UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    step = .separator
                    offset = scalar(at: offset, byte)
                default: offset = oddValue(at: offset)
                }
            case .end: break
            }
        }
        return offset
    }

    /// Takes the comma at `offset` as the end of the last member or element.
    @inline(__always)
    mutating func comma(at offset: Int) -> Int {
        lastComma = offset
        step = isInObject ? .key : .element
        return offset &+ 1
    }

    /// Takes the colon at `offset` as that of the key read last.
    @inline(__always)
    mutating func colon(at offset: Int) -> Int {
        lastColon = offset
        step = .value
        return offset &+ 1
    }

    /// Adds a value without others inside.
    @inline(__always)
    mutating func add(_ kind: TapeRecord.Kind, _ flags: TapeRecord.Flags, _ start: Int, _ end: Int) {
        last = tape.count
        tape.append(
            TapeRecord(kind, flags, start: start, end: end, parent: container, ordinal: ordinal))
        // A key is counted too, which nobody looks at.
        ordinal &+= 1
    }

    @inline(__always)
    private mutating func open(_ kind: TapeRecord.Kind, at offset: Int) -> Int {
        guard depth < maxDepth else { return skipTooDeep(at: offset) }
        let index = tape.count
        add(kind, [], offset, offset &+ 1)
        tape.append(TapeRecord(next: index))
        container = UInt32(truncatingIfNeeded: index)
        depth &+= 1
        ordinal = 0
        isInObject = kind == .object
        step = isInObject ? .firstKey : .firstElement
        return offset &+ 1
    }

    /// Closes the current array or object at `end`, which is returned.
    @inline(__always)
    mutating func close(end: Int) -> Int {
        let index = Int(container)
        let record = tape.records + index
        record.pointee.end = UInt32(truncatingIfNeeded: end)
        (record + 1).pointee = TapeRecord(next: tape.count)
        last = index
        depth &-= 1
        container = record.pointee.parent
        ordinal = record.pointee.ordinal &+ 1
        guard depth > 0 else {
            step = .end
            return end
        }
        let parent = tape.records + Int(container)
        if record.pointee.isIncomplete { parent.pointee.insert(.incomplete) }
        isInObject = parent.pointee.isObject
        step = .separator
        return end
    }

    /// Says that something in the current array or object was lost.
    mutating func loseSomething() {
        if container != TapeRecord.none { tape.records[Int(container)].insert(.incomplete) }
    }
}
