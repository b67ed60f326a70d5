import SourceText

/// The value of a Kotlin string literal.
enum KotlinStringLiteral {
    /// The text of the literal at `index` and the place of its content; nil when it has templates, no end, or an escape
    /// that means nothing to Kotlin.
    static func text(_ index: Int, _ tokens: TokenList) -> Located<String>? {
        let token = tokens[index]
        guard token.kind == .string, token.isClosed, tokens.after(index) == index + 1 else { return nil }
        let isRaw = token.range.count >= 6 && tokens.bytes[token.range].starts(with: [.quote, .quote, .quote])
        let width = isRaw ? 3 : 1
        let content = token.range.lowerBound + width..<token.range.upperBound - width
        if isRaw { return Located(tokens.text(content), at: content) }
        return unescaped(tokens.bytes[content]).map { Located(String(decoding: $0, as: UTF8.self), at: content) }
    }

    private static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8]? {
        var text: [UInt8] = []
        var units: [UInt16] = []
        var index = content.startIndex
        func flush() {
            text += Array(String(decoding: units, as: UTF16.self).utf8)
            units = []
        }
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            guard byte == .backslash else {
                if !units.isEmpty { flush() }
                text.append(byte)
                continue
            }
            guard index < content.endIndex else { return nil }
            let escape = content[index]
            index += 1
            if escape == UInt8(ascii: "u") {
                let digits = content[index...].prefix(4).compactMap(\.hexDigitValue)
                guard digits.count == 4 else { return nil }
                units.append(digits.reduce(0) { $0 << 4 | UInt16($1) })
                index += 4
                continue
            }
            if !units.isEmpty { flush() }
            switch escape {
            case UInt8(ascii: "n"): text.append(.lineFeed)
            case UInt8(ascii: "r"): text.append(.carriageReturn)
            case UInt8(ascii: "t"): text.append(.tab)
            case UInt8(ascii: "b"): text.append(8)
            case .quote, .apostrophe, .backslash, UInt8(ascii: "$"): text.append(escape)
            default: return nil
            }
        }
        if !units.isEmpty { flush() }
        return text
    }
}
