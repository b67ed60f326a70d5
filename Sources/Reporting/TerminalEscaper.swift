import SourceText

/// Makes text from files safe to print: nothing in it can move the cursor, change colours, reorder the line or hide.
package enum TerminalEscaper {
    /// `text` on one line: line ends and tabs as `\n`, `\r` and `\t`, other unprintable characters as `<U+001B>`.
    package static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        var result = ""
        for character in text {
            switch character {
            case "\r\n": result += "\\r\\n"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result += self.character(character)
            }
        }
        return result
    }

    /// A line of source, whose tabs stay: text whose columns nobody counts.
    package static func source(_ line: some StringProtocol) -> String {
        line.reduce(into: "") { $0 += $1 == "\t" ? "\t" : character($1) }
    }

    /// `character` as it may be printed; the same when there is nothing to hide in it.
    package static func character(_ character: Character) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        let flagEnd = character.unicodeScalars.first == blackFlag ? longestFlag : 0
        for (index, scalar) in character.unicodeScalars.enumerated() {
            let isFlagLetter = index < flagEnd && 0xE0020...0xE007F ~= scalar.value
            if isFlagLetter || isPrintable(scalar, after: previous) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "<\(scalar.codePoint)>"
            }
            previous = scalar
        }
        return result
    }

    private static func isPrintable(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        if scalar.value < 0x7F { return scalar.value >= 0x20 }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        case .format where 0xFFF9...0xFFFB ~= scalar.value: return false
        default: break
        }
        if properties.isNoncharacterCodePoint { return false }
        guard properties.isDefaultIgnorableCodePoint else { return true }
        // An invisible character may only change the look of the one before it, and that once.
        guard let previous, previous.value > 0x20 else { return false }
        let isJoiner = 0x200C...0x200D ~= scalar.value
        if previous.properties.isDefaultIgnorableCodePoint { return isJoiner && previous == emojiSelector }
        return isJoiner || properties.isVariationSelector
    }

    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    /// Begins the flags of regions, which go on in invisible letters.
    private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

    /// The scalars of the longest flag in use: the black flag, five letters and the end mark.
    private static let longestFlag = 7
}
