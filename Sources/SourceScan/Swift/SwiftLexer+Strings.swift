import SourceText

extension SwiftLexer {
    /// Enters the string literal that starts here, `hashes` `#` before its quote.
    mutating func enterString(hashes: Int) {
        let start = core.index
        core.index += hashes
        let isMultiline = core.run(of: .quote, from: core.index, limit: 3) == 3 && !endsOnLine(hashes: hashes)
        core.index += isMultiline ? 3 : 1
        core.enterString(from: start, hashes: hashes, isMultiline: isMultiline)
    }

    /// Whether a raw string that starts with three quotes is one of a single line: `#"""#` holds one quote.
    private mutating func endsOnLine(hashes: Int) -> Bool {
        guard hashes > 0, !(core.index < quoteBarrier.offset && hashes >= quoteBarrier.hashes) else { return false }
        var place = core.index + 1
        while place < core.bytes.count, !core.bytes[place].isLineEnd {
            if core.bytes[place] == .quote {
                let found = core.run(of: UInt8(ascii: "#"), from: place + 1, limit: hashes)
                if found == hashes { return true }
                place += found
            }
            place += 1
        }
        quoteBarrier = (place, hashes)
        return false
    }

    /// Goes on to the end of the string, of its line, or to the next interpolation.
    mutating func takeContent(of string: LexerCore.OpenString) {
        let hash = UInt8(ascii: "#")
        let hashes = string.hashes
        while !core.isAtEnd {
            switch core.byte() {
            case .quote:
                let quotes = string.isMultiline ? core.run(of: .quote, from: core.index, limit: 3) : 1
                guard quotes == (string.isMultiline ? 3 : 1),
                    core.run(of: hash, from: core.index + quotes, limit: hashes) == hashes
                else {
                    core.index += quotes
                    continue
                }
                core.index += quotes + hashes
                return core.closeString()
            case .backslash where core.run(of: hash, from: core.index + 1, limit: hashes) == hashes:
                core.index += 1 + hashes
                if core.byte() == UInt8(ascii: "(") { return core.enterInterpolation() }
                if !core.byte().isLineEnd, !core.isAtEnd { core.index += 1 }
            case .lineFeed, .carriageReturn:
                guard string.isMultiline else { return core.leaveMode() }
                core.index += 1
            default: core.index += 1
            }
        }
    }

    /// Takes `/…/` when it is a regular expression here: not where an operator stands between two operands, not before
    /// white space, and only with an end on the same line.
    mutating func takeRegex() -> Bool {
        let start = core.index
        guard start >= regexBarrier, isAtOperand, ![.space, .tab, 0].contains(core.byte(1)), !core.byte(1).isLineEnd
        else { return false }
        var place = start + 1
        var parentheses = 0
        while place < core.bytes.count, !core.bytes[place].isLineEnd {
            switch core.bytes[place] {
            case .slash:
                guard ![.space, .tab].contains(core.bytes[place - 1]) else {
                    regexBarrier = place
                    return false
                }
                core.index = place + 1
                core.add(.literal, from: start)
                return true
            case .backslash where place + 1 < core.bytes.count && !core.bytes[place + 1].isLineEnd: place += 1
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                guard parentheses >= 0 else {
                    regexBarrier = place
                    return false
                }
            default: break
            }
            place += 1
        }
        regexBarrier = place
        return false
    }

    /// Whether the next token starts an operand, so that `/` can't be an operator between two.
    private var isAtOperand: Bool {
        guard let last = core.tokens.last else { return true }
        if last.kind == .word, last.symbol < SwiftWord.all.count {
            switch SwiftWord.all[Int(last.symbol)] {
            case .return, .in, .case, .if, .guard, .while, .switch, .where, .throw, .try, .await, .else, .is, .as, .any,
                .opaque, .for, .yield, .do, .let, .var:
                return true
            default: return false
            }
        }
        // Behind a block a new statement may start; between two operands an operator has space on both sides or none.
        return !last.endsOperand || last.byte == UInt8(ascii: ">") && last.kind == .operator
            || (last.isClose("}") && core.byte(-1) != UInt8(ascii: "}"))
    }

    /// Takes `#/…/#`; over several lines when the first one ends right behind the opening. False when it has no end.
    mutating func takeExtendedRegex(hashes: Int) -> Bool {
        let start = core.index
        guard !(start < extendedRegexBarrier.offset && hashes >= extendedRegexBarrier.hashes) else { return false }
        var place = start + hashes + 1
        var isMultiline = false
        var isFirst = true
        while place < core.bytes.count {
            let byte = core.bytes[place]
            if byte.isLineEnd {
                if isFirst { isMultiline = true }
                guard isMultiline else { break }
            } else if byte != .space, byte != .tab {
                isFirst = false
            }
            if byte == .backslash {
                place += 1
            } else if byte == .slash, core.run(of: UInt8(ascii: "#"), from: place + 1, limit: hashes) == hashes {
                core.index = place + 1 + hashes
                core.add(.literal, from: start)
                return true
            }
            place += 1
        }
        extendedRegexBarrier = (min(place, core.bytes.count), hashes)
        return false
    }
}
