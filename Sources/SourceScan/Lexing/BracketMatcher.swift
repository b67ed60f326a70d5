import SourceText

/// Gives every bracket its partner. A `}` ends what was left open inside its block; a `)` or `]` never ends a block; the
/// branches of `#if` and the code inside a string can't close what is open around them.
struct BracketMatcher {
    /// What separates brackets from those around them.
    private enum Border { case file, block, branch, interpolation }

    /// The brackets opened since a border.
    private struct Frame {
        let border: Border
        /// The height of `open` below this frame.
        let base: Int
        var parentheses = 0
        var squares = 0
        /// How many branch frames stand below, up to the next interpolation.
        let branches: Int
    }

    private var open: [Int] = []
    private var frames = [Frame(border: .file, base: 0, branches: 0)]

    /// Sets `partner` and `isClosed` of all brackets; returns whether every one has its partner.
    static func match(_ tokens: inout [Token]) -> Bool {
        var matcher = BracketMatcher()
        var isBalanced = true
        for index in tokens.indices where !matcher.take(index, &tokens) { isBalanced = false }
        if !matcher.abandon(downTo: 0, at: tokens.count, &tokens) { isBalanced = false }
        return isBalanced && matcher.frames.count == 1
    }

    private var top: Frame { frames[frames.count - 1] }

    private mutating func take(_ index: Int, _ tokens: inout [Token]) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .open:
            open.append(index)
            if token.byte == UInt8(ascii: "{") { push(.block) } else { count(token.byte, by: 1) }
            return true
        case .close: return close(index, token.byte, &tokens)
        case .interpolationStart:
            open.append(index)
            push(.interpolation)
            return true
        case .interpolationEnd: return leave(.interpolation, index, &tokens)
        case .branch: return takeBranch(index, token.byte, &tokens)
        default: return true
        }
    }

    private mutating func push(_ border: Border) {
        var branches = top.branches
        if border == .branch { branches += 1 }
        if border == .interpolation { branches = 0 }
        frames.append(Frame(border: border, base: open.count, branches: branches))
    }

    private mutating func count(_ byte: UInt8, by step: Int) {
        if byte == UInt8(ascii: "(") {
            frames[frames.count - 1].parentheses += step
        } else {
            frames[frames.count - 1].squares += step
        }
    }

    private mutating func close(_ index: Int, _ byte: UInt8, _ tokens: inout [Token]) -> Bool {
        if byte == UInt8(ascii: "}") {
            guard top.border == .block else { return false }
            return leave(.block, index, &tokens)
        }
        let opening = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard (opening == UInt8(ascii: "(") ? top.parentheses : top.squares) > 0 else { return false }
        var isBalanced = true
        while let last = open.popLast() {
            count(tokens[last].byte, by: -1)
            tokens[last].partner = Int32(index)
            guard tokens[last].byte != opening else {
                tokens[last].isClosed = true
                tokens[index].partner = Int32(last)
                break
            }
            isBalanced = false
        }
        return isBalanced
    }

    /// Ends every frame down to the nearest one of `border`, which must be there, and its bracket.
    private mutating func leave(_ border: Border, _ index: Int, _ tokens: inout [Token]) -> Bool {
        var isBalanced = true
        while frames.count > 1 {
            let frame = frames.removeLast()
            if !abandon(downTo: frame.base, at: index, &tokens) { isBalanced = false }
            guard frame.border != .branch else {
                if border == .branch { return isBalanced }
                isBalanced = false
                continue
            }
            guard let opening = open.popLast() else { break }
            tokens[opening].partner = Int32(index)
            if frame.border == border {
                tokens[opening].isClosed = true
                tokens[index].partner = Int32(opening)
                return isBalanced
            }
            isBalanced = false
        }
        return false
    }

    private mutating func takeBranch(_ index: Int, _ byte: UInt8, _ tokens: inout [Token]) -> Bool {
        if byte == UInt8(ascii: "i") {
            push(.branch)
            return true
        }
        guard top.branches > 0 else { return false }
        let isBalanced = leave(.branch, index, &tokens)
        if byte != UInt8(ascii: "n") { push(.branch) }
        return isBalanced
    }

    /// Says of the brackets above `height` that they are over at `index` without having been closed.
    private mutating func abandon(downTo height: Int, at index: Int, _ tokens: inout [Token]) -> Bool {
        let isBalanced = open.count <= height
        while open.count > height {
            tokens[open.removeLast()].partner = Int32(index)
        }
        return isBalanced
    }
}
