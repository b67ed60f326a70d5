/// How many columns a terminal gives to text: emoji and East Asian wide characters two, combining marks none.
package enum DisplayWidth {
    /// The columns of `text`, which holds no control characters.
    package static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one user-perceived character.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let base = scalars.first else { return 0 }
        if scalars.count == 1 { return columns(of: base) }
        if isEmojiSequence(base, scalars.dropFirst()) { return 2 }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of a scalar that stands alone.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar == softHyphen ? 0 : 1 }
        let properties = scalar.properties
        if properties.isEmojiPresentation { return 2 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // Vowels and final consonants of decomposed Hangul join the syllable's first letter.
        if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value { return 0 }
        return isWide(scalar.value) ? 2 : 1
    }

    /// Whether the whole cluster is drawn as one emoji, whatever its parts would take alone.
    private static func isEmojiSequence(_ base: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
        if base.properties.isEmojiPresentation { return true }
        guard base.properties.isEmoji else { return false }
        return rest.contains { scalar in
            scalar == emojiSelector || (base.value > 0x7F && (scalar == joiner || scalar.properties.isEmojiModifier))
        }
    }

    private static let softHyphen: Unicode.Scalar = "\u{AD}"
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"

    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= wideRanges[0].lowerBound else { return false }
        return wideRanges[wideRanges.partitioningIndex { $0.lowerBound > value } - 1].contains(value)
    }

    /// East Asian width W and F (Unicode Standard Annex 11) without the emoji, which have a property of their own;
    /// ranges run on over unassigned code points of the same block. In order.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul Jamo, first letters
        0x2329...0x232A,  // angle brackets
        0x2630...0x2637,  // trigrams
        0x268A...0x268F,  // monograms and digrams
        0x2E80...0x303E,  // CJK radicals, description characters, symbols and punctuation
        0x3041...0x3247,  // Kana, Bopomofo, Hangul compatibility, enclosed letters
        0x3250...0xA4CF,  // enclosed numbers, CJK ideographs, hexagrams, Yi
        0xA960...0xA97C,  // Hangul Jamo extended A
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE10...0xFE19,  // vertical forms
        0xFE30...0xFE6B,  // CJK compatibility and small forms
        0xFF01...0xFF60,  // full-width forms
        0xFFE0...0xFFE6,  // full-width signs
        0x16FE0...0x18DFF,  // ideographic symbols, Tangut, Khitan
        0x1AFF0...0x1B2FF,  // Kana extended, Nushu
        0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
        0x1F200...0x1F265,  // enclosed ideographs
        0x20000...0x2FFFD,  // CJK ideographs, plane 2
        0x30000...0x3FFFD,  // CJK ideographs, plane 3
    ]
}
