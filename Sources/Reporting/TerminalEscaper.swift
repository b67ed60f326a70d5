import SourceText

/// Makes text from files safe to print: nothing in it can move the cursor, change colours, reorder the line or hide, or be
/// read as a command by the runner of a workflow.
package enum TerminalEscaper {
    /// `text` on one line: line ends and tabs as `\n`, `\r` and `\t`, other unprintable characters as `<U+001B>`.
    package static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return withoutCommands(text) }
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
        return withoutCommands(result)
    }

    /// Shows the sign that makes a workflow command as its code point: GitHub's runner reads `::` at the start of a line,
    /// which may be that of a word where a line is broken, and older ones read `##[` anywhere.
    private static func withoutCommands(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var copied = 0
        for index in bytes.indices.dropFirst() {
            let isColons = bytes[index] == UInt8(ascii: ":") && bytes[index - 1] == UInt8(ascii: ":")
            let isInWord = index > 1 && (bytes[index - 2].isASCIILetter || bytes[index - 2].isASCIIDigit)
            let isBracket = isCommandBracket(index, bytes)
            guard isColons && !isInWord || isBracket else { continue }
            result += bytes[copied..<index] + Array(isBracket ? "<U+005B>".utf8 : "<U+003A>".utf8)
            copied = index + 1
        }
        return copied == 0 ? text : String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// Whether the byte at `index` makes `##[`, which old runners of workflows read as a command.
    static func isCommandBracket(_ index: Int, _ bytes: [UInt8]) -> Bool {
        bytes[index] == UInt8(ascii: "[") && bytes[..<index].suffix(2).elementsEqual("##".utf8)
    }

    /// A line of source, whose tabs stay: text whose columns nobody counts.
    package static func source(_ line: some StringProtocol) -> String {
        withoutCommands(line.reduce(into: "") { $0 += $1 == "\t" ? "\t" : character($1) })
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
