/// A name as 4D compares it: case and accents make no difference (4D-RT). [kind-7]
package struct FoldedName: Hashable, Sendable {
    private let folded: String

    package init(_ name: String) {
        var folded = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars {
            if scalar.isASCII {
                folded.append(scalar)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                folded.append(Self.letter(of: scalar))
            }
        }
        self.folded = String(folded)
    }

    /// The letter without its accent, which its Unicode name names: "LATIN SMALL LETTER E WITH ACUTE".
    private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard let name = scalar.properties.name, name.hasPrefix(latin) else { return scalar }
        let parts = name.dropFirst(latin.count).split(separator: " ", maxSplits: 2)
        guard parts.count == 3, parts[1] == "WITH", let letter = parts[0].lowercased().unicodeScalars.first,
            parts[0].utf8.count == 1,
            parts[2].split(separator: " ").allSatisfy({ accents.contains(String($0)) })
        else { return scalar }
        return letter
    }

    private static let latin = "LATIN SMALL LETTER "

    /// The words of Unicode for what stands above or below a letter.
    private static let accents: Set<String> = [
        "ACUTE", "GRAVE", "CIRCUMFLEX", "DIAERESIS", "TILDE", "CEDILLA", "CARON", "MACRON", "BREVE", "OGONEK", "RING",
        "DOT", "DOUBLE", "ABOVE", "BELOW", "AND",
    ]
}
