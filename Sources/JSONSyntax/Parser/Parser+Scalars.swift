import SourceText

extension Parser {
    /// Reads a value at `offset`, whose first byte is `byte`, that is neither array nor object; always adds a record.
    @inline(__always)
    mutating func scalar(at offset: Int, _ byte: UInt8) -> Int {
        switch byte {
        case .quote: return string(at: offset, [])
        case UInt8(ascii: "t") where source.starts(with: "true", at: offset) && source.isBoundary(offset &+ 4):
            add(.yes, [], offset, offset &+ 4)
            return offset &+ 4
        case UInt8(ascii: "f") where source.starts(with: "false", at: offset) && source.isBoundary(offset &+ 5):
            add(.no, [], offset, offset &+ 5)
            return offset &+ 5
        case UInt8(ascii: "n") where source.starts(with: "null", at: offset) && source.isBoundary(offset &+ 4):
            add(.null, [], offset, offset &+ 4)
            return offset &+ 4
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard let end = source.numberEnd(offset) else { return oddScalar(at: offset) }
            add(.number, [], offset, end)
            return end
        default: return oddScalar(at: offset)
        }
    }

    /// Reads a value that JSON does not know: other quotes, numbers and literals written differently, text.
    @inline(never)
    mutating func oddScalar(at offset: Int) -> Int {
        let source = source
        let width = source.quoteWidth(offset)
        if width > 0 { return oddString(at: offset, [], from: offset + width) }
        let end = source.wordEnd(offset)
        if oddLiteral(offset..<end) || oddNumber(offset..<end) { return end }
        if let next = unopenedString(at: offset, []) { return next }

        // A file that does not start like JSON is not searched for any.
        let junkEnd = container == TapeRecord.none ? source.count : source.junkEnd(max(end, offset + 1))
        let range = offset..<source.trimmedEnd(junkEnd, from: offset + 1)
        if let invalid = source.firstInvalid(in: range) {
            issues.report(.invalidUTF8, invalid)
        } else if source[offset].isASCIIDigit || "+-.".utf8.contains(source[offset]) && end > offset + 1 {
            issues.report(.badNumber, range)
        } else if startsName(offset) {
            issues.report(.bareWord, range, fix: source.quoting(range))
        } else {
            issues.report(.unexpectedText, range)
        }
        add(.unreadable, .incomplete, range.lowerBound, range.upperBound)
        loseSomething()
        return range.upperBound
    }

    /// Whether a letter, `_`, `$` or a byte outside ASCII stands at `offset`.
    func startsName(_ offset: Int) -> Bool {
        source[offset].isASCIILetter || "_$".utf8.contains(source[offset]) || source[offset] >= 0x80
    }

    /// Reads `range` as a literal of another language; false when it is none.
    private mutating func oddLiteral(_ range: Range<Int>) -> Bool {
        guard range.count <= 9 else { return false }
        let kind: TapeRecord.Kind
        let literal: String
        switch source.text(range).lowercased() {
        case "true": (kind, literal) = (.yes, "true")
        case "false": (kind, literal) = (.no, "false")
        case "null", "none", "nil", "undefined": (kind, literal) = (.null, "null")
        case "nan", "+nan", "-nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity":
            issues.report(.notFinite, range)
            add(.number, [], range.lowerBound, range.upperBound)
            return true
        default: return false
        }
        issues.report(.foreignLiteral, range, fix: [TextEdit(range, literal)])
        add(kind, [], range.lowerBound, range.upperBound)
        return true
    }

    /// Reads `range` as a number that JSON writes differently; false when it is none.
    private mutating func oddNumber(_ range: Range<Int>) -> Bool {
        guard let spelling = NumberSpelling(source.text(range)) else { return false }
        issues.report(spelling.issue, range, fix: spelling.replacement.map { [TextEdit(range, $0)] })
        add(.number, [], range.lowerBound, range.upperBound)
        return true
    }
}

extension ByteScanner {
    /// The end of the number at `start`; nil when there is none that JSON allows.
    @inline(__always)
    func numberEnd(_ start: Int) -> Int? {
        var offset = start
        if self[offset] == UInt8(ascii: "-") { offset &+= 1 }
        let integer = offset
        offset = digitsEnd(offset)
        guard offset > integer, offset == integer &+ 1 || base[integer] != UInt8(ascii: "0") else { return nil }
        if self[offset] == UInt8(ascii: ".") {
            let fraction = offset &+ 1
            offset = digitsEnd(fraction)
            guard offset > fraction else { return nil }
        }
        if self[offset] | 0x20 == UInt8(ascii: "e") {
            offset &+= 1
            if self[offset] == UInt8(ascii: "+") || self[offset] == UInt8(ascii: "-") { offset &+= 1 }
            let exponent = offset
            offset = digitsEnd(exponent)
            guard offset > exponent else { return nil }
        }
        return isBoundary(offset) ? offset : nil
    }

    @inline(__always)
    private func digitsEnd(_ start: Int) -> Int {
        var offset = start
        while offset < count, base[offset].isASCIIDigit { offset &+= 1 }
        return offset
    }
}
