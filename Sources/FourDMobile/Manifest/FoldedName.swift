/// A name as 4D compares it: case and accents make no difference (4D-RT). [kind-7]
package struct FoldedName: Hashable, Sendable {
    /// The name without case and accents.
    let folded: String

    package init(_ name: String) { folded = Self.withoutAccents(name.lowercased()) }

    /// `text` with its Latin letters without their accents.
    package static func withoutAccents(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                result.append(scalar)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                result.append(letter(of: scalar))
            }
        }
        return String(result)
    }

    /// The letter without its accent, which its Unicode name names: "LATIN SMALL LETTER E WITH ACUTE".
    private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard let parts = scalar.properties.name?.split(separator: " ", maxSplits: 5), parts.count == 6,
            parts[0] == "LATIN", parts[2] == "LETTER", parts[4] == "WITH", parts[3].utf8.count == 1,
            parts[5].split(separator: " ").allSatisfy({ accents.contains(String($0)) })
        else { return scalar }
        let letter = parts[1] == "SMALL" ? parts[3].lowercased() : String(parts[3])
        return letter.unicodeScalars.first ?? scalar
    }

    /// The words of Unicode for what stands above or below a letter.
    private static let accents: Set<String> = [
        "ACUTE", "GRAVE", "CIRCUMFLEX", "DIAERESIS", "TILDE", "CEDILLA", "CARON", "MACRON", "BREVE", "OGONEK", "RING",
        "DOT", "DOUBLE", "ABOVE", "BELOW", "AND",
    ]
}
