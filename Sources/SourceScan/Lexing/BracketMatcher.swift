import SourceText

/// Gives every bracket its partner. A `}` ends what was left open inside its block; a `)` or `]` never ends a block; the
/// branches of `#if` and the code inside a string cannot close what is open around them.
struct BracketMatcher {
    /// The token that separates brackets from those around them.
    private enum Border { case file, block, branch, interpolation }

    /// The brackets opened since a border.
    private struct Frame {
        let border: Border
        /// The token that opened it.
        let opening: Int
        /// The height of `open` below this frame.
        let base: Int
        var parentheses = 0
        var squares = 0
        /// How many branch frames stand below, up to the next interpolation.
        let branches: Int
    }

    /// A bracket or directive without its partner.
    fileprivate struct Mismatch {
        let token: Int
        let isOpening: Bool
        /// A bracket that closes an outer one.
        let closing: Int?
    }

    private var open: [Int] = []
    private var frames = [Frame(border: .file, opening: 0, base: 0, branches: 0)]
    private var mismatch: Mismatch?

    /// Sets `partner` and `isClosed` of all brackets; returns the first one without its partner.
    static func match(_ tokens: inout [Token], of bytes: [UInt8]) -> SourceDamage? {
        var matcher = BracketMatcher()
        for index in tokens.indices { matcher.take(index, &tokens) }
        if let innermost = max(matcher.open.last ?? -1, matcher.top.border == .branch ? matcher.top.opening : -1)
            .unlessNegative
        {
            matcher.note(Mismatch(token: innermost, isOpening: true, closing: nil))
        }
        matcher.abandon(downTo: 0, at: tokens.count, &tokens)
        return matcher.mismatch?.damage(tokens, bytes)
    }

    private var top: Frame { frames[frames.count - 1] }

    /// Keeps the first mismatch: it makes the later ones likely.
    private mutating func note(_ found: Mismatch) {
        if mismatch == nil { mismatch = found }
    }

    private mutating func take(_ index: Int, _ tokens: inout [Token]) {
        let token = tokens[index]
        switch token.kind {
        case .open:
            open.append(index)
            if token.byte == UInt8(ascii: "{") { push(.block, index) } else { count(token.byte, by: 1) }
        case .close: close(index, token.byte, &tokens)
        case .interpolationStart:
            open.append(index)
            push(.interpolation, index)
        case .interpolationEnd: leave(.interpolation, index, &tokens)
        case .branch: takeBranch(index, token.byte, &tokens)
        default: break
        }
    }

    private mutating func push(_ border: Border, _ opening: Int) {
        var branches = top.branches
        if border == .branch { branches += 1 }
        if border == .interpolation { branches = 0 }
        frames.append(Frame(border: border, opening: opening, base: open.count, branches: branches))
    }

    private mutating func count(_ byte: UInt8, by step: Int) {
        if byte == UInt8(ascii: "(") {
            frames[frames.count - 1].parentheses += step
        } else {
            frames[frames.count - 1].squares += step
        }
    }

    private mutating func close(_ index: Int, _ byte: UInt8, _ tokens: inout [Token]) {
        if byte == UInt8(ascii: "}") {
            guard top.border == .block else { return note(Mismatch(token: index, isOpening: false, closing: nil)) }
            return leave(.block, index, &tokens)
        }
        let opening = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard (opening == UInt8(ascii: "(") ? top.parentheses : top.squares) > 0 else {
            let other = open.count > top.base ? open.last : nil
            return note(
                other.map { Mismatch(token: $0, isOpening: true, closing: index) }
                    ?? Mismatch(token: index, isOpening: false, closing: nil))
        }
        while let last = open.popLast() {
            count(tokens[last].byte, by: -1)
            tokens[last].partner = Int32(index)
            guard tokens[last].byte != opening else {
                tokens[last].isClosed = true
                tokens[index].partner = Int32(last)
                break
            }
            note(Mismatch(token: last, isOpening: true, closing: index))
        }
    }

    /// Ends every frame down to the nearest one of `border`, and its bracket.
    private mutating func leave(_ border: Border, _ index: Int, _ tokens: inout [Token]) {
        while frames.count > 1 {
            let frame = frames.removeLast()
            abandon(downTo: frame.base, at: index, &tokens)
            if frame.border == .branch {
                if border == .branch { return }
                note(Mismatch(token: frame.opening, isOpening: true, closing: index))
                continue
            }
            guard let opening = open.popLast() else { break }
            tokens[opening].partner = Int32(index)
            if frame.border == border {
                tokens[opening].isClosed = true
                tokens[index].partner = Int32(opening)
                return
            }
            note(Mismatch(token: opening, isOpening: true, closing: index))
        }
        note(Mismatch(token: index, isOpening: false, closing: nil))
    }

    private mutating func takeBranch(_ index: Int, _ byte: UInt8, _ tokens: inout [Token]) {
        if byte == UInt8(ascii: "i") { return push(.branch, index) }
        guard top.branches > 0 else { return note(Mismatch(token: index, isOpening: false, closing: nil)) }
        leave(.branch, index, &tokens)
        if byte != UInt8(ascii: "n") { push(.branch, index) }
    }

    /// Marks the brackets above `height` as over at `index` without having been closed.
    private mutating func abandon(downTo height: Int, at index: Int, _ tokens: inout [Token]) {
        if open.count > height, let last = open.last {
            note(Mismatch(token: last, isOpening: true, closing: index < tokens.count ? index : nil))
        }
        while open.count > height { tokens[open.removeLast()].partner = Int32(index) }
    }
}

extension BracketMatcher.Mismatch {
    fileprivate func damage(_ tokens: [Token], _ bytes: [UInt8]) -> SourceDamage {
        let token = tokens[token]
        let name = token.kind == .branch ? token.directive : String(UnicodeScalar(token.byte))
        let range = token.range.lowerBound..<token.range.lowerBound + name.utf8.count
        var damage = SourceDamage(
            isOpening ? .unclosedBracket(name) : .unopenedBracket(name), at: range,
            closing: closing.map { tokens[$0] }.map { $0.range.lowerBound..<$0.range.lowerBound + $0.nameLength })
        if token.byte == UInt8(ascii: "{") || token.byte == UInt8(ascii: "}"), token.kind != .branch {
            damage.suspects = Self.suspects(tokens, bytes, isTooFew: isOpening)
        }
        return damage
    }

    /// The first pair of braces of which the closing one starts its line, and stands further left than the line of the
    /// opening one when a brace is missing, or further right when one is too many.
    private static func suspects(_ tokens: [Token], _ bytes: [UInt8], isTooFew: Bool) -> SourceDamage.Suspects? {
        for token in tokens where token.isClose("}") && token.startsLine && token.partner >= 0 {
            let opening = tokens[Int(token.partner)]
            guard let outer = indentation(of: opening, bytes), let inner = indentation(of: token, bytes),
                isTooFew ? inner < outer : inner > outer
            else { continue }
            return SourceDamage.Suspects(opening: opening.range, closing: token.range)
        }
        return nil
    }

    /// How far back the start of a line is looked for: lines that people read are shorter.
    private static let lineLimit = 500

    /// The width of the white space before the line of the token; nil when it mixes spaces and tabs.
    private static func indentation(of token: Token, _ bytes: [UInt8]) -> Int? {
        let before = bytes[..<Int(token.start)].suffix(lineLimit)
        let start = before.lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? before.startIndex
        guard start == 0 || bytes[start - 1].isLineEnd else { return nil }
        let space = bytes[start...].prefix { $0.isBlank }
        return space.allSatisfy { $0 == space.first } ? space.count : nil
    }
}

extension Token {
    /// The directive that a branch starts with.
    fileprivate var directive: String {
        switch byte {
        case UInt8(ascii: "i"): "#if"
        case UInt8(ascii: "s"): "#elseif"
        case UInt8(ascii: "e"): "#else"
        default: "#endif"
        }
    }

    /// The length of a bracket or of the directive, without its condition.
    fileprivate var nameLength: Int { kind == .branch ? directive.utf8.count : min(1, range.count) }
}

extension Int {
    fileprivate var unlessNegative: Int? { self < 0 ? nil : self }
}
