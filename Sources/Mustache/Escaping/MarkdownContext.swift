import SourceText

/// Follows a Markdown text: a value is plain text there, and in code only what cannot end the code.
struct MarkdownContext: OutputContext {
    private var isInFence = false
    private var fence: [UInt8] = []
    /// The length of the run of back-ticks that opened a code span; zero outside of one.
    private var span = 0
    private var ticks = 0
    /// The start of the line, as far as it can tell what the line is.
    private var line: [UInt8] = []
    /// The last byte; 0 behind a value.
    private var previous: UInt8 = 0

    mutating func follow(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte != UInt8(ascii: "`") { endOfTicks() } else { ticks += 1 }
            previous = byte
            if byte == .lineFeed { endOfLine() } else if line.count < 256 { line.append(byte) }
        }
    }

    private mutating func endOfTicks() {
        if !isInFence, ticks > 0 {
            if span == 0 {
                span = ticks
            } else if span == ticks {
                span = 0
            }
        }
        ticks = 0
    }

    private mutating func endOfLine() {
        let text = line.drop { $0.isBlank }
        let mark = text.first ?? 0
        let run = text.prefix { $0 == mark }
        let isFence = run.count >= 3 && (mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"))
        if isInFence {
            let rest = text.dropFirst(run.count)
            if isFence, mark == fence.first, run.count >= fence.count, rest.allSatisfy({ $0.isWhiteSpace }) {
                isInFence = false
            }
        } else if isFence {
            isInFence = true
            fence = Array(run)
        }
        // A code span ends with its paragraph at the latest.
        if isFence || text.allSatisfy({ $0.isWhiteSpace }) { span = 0 }
        line = []
    }

    mutating func escape(_ value: String, isCode: Bool) -> EscapedValue {
        endOfTicks()
        let before = previous
        previous = 0
        defer { line.append(0) }
        let isInFenceLine = isInFence || line.drop(while: \.isBlank).starts(with: "```".utf8)
        guard !isInFenceLine, span == 0 else {
            let isUnfit = value.unicodeScalars.contains { $0 == "`" || $0 == "~" || $0.isInvisibleControl }
            return isUnfit
                ? .refused(.notEncodable, "has a character that code cannot contain; move it out of the code")
                : .escaped(Array(value.utf8))
        }
        guard before != .backslash else { return .refusedAfterEscape }
        let isAtStart = line.allSatisfy(\.isBlank)
        let isTarget = before == UInt8(ascii: "(")
        var isFirst = true
        var isNumber = true
        return .escaped(
            value.replacingScalars { scalar in
                defer {
                    isFirst = false
                    isNumber = isNumber && ("0"..."9").contains(scalar)
                }
                if let entity = scalar.htmlEntity { return entity }
                switch scalar {
                case "\\", "`", "*", "_", "[", "]", "|", "~": return "\\\(scalar)"
                case "-", "+", "=", "#": return isAtStart && isFirst ? "\\\(scalar)" : nil
                case ".": return isAtStart && isNumber && !isFirst ? "\\." : nil
                case "(", ")": return isTarget || (isAtStart && isNumber && !isFirst) ? "\\\(scalar)" : nil
                case " ": return isTarget ? "%20" : nil
                case "\n", "\r", "\t", "\0": return isTarget ? "%20" : " "
                default: return scalar.isInvisibleControl ? "&#x\(scalar.value.hexadecimal());" : nil
                }
            })
    }
}
