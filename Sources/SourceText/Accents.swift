extension Unicode.Scalar {
    /// The letter without its accents, which its Unicode name names: "LATIN SMALL LETTER E WITH ACUTE"; any other scalar
    /// itself.
    package var withoutAccents: Unicode.Scalar {
        guard !isASCII, let parts = properties.name?.split(separator: " ", maxSplits: 5), parts.count == 6,
            parts[0] == "LATIN", parts[2] == "LETTER", parts[4] == "WITH", parts[3].utf8.count == 1,
            parts[5].split(separator: " ").allSatisfy({ Self.accents.contains(String($0)) })
        else { return self }
        let letter = parts[1] == "SMALL" ? parts[3].lowercased() : String(parts[3])
        return letter.unicodeScalars.first ?? self
    }

    /// The words of Unicode for what stands above or below a letter.
    private static let accents: Set<String> = [
        "ACUTE", "GRAVE", "CIRCUMFLEX", "DIAERESIS", "TILDE", "CEDILLA", "CARON", "MACRON", "BREVE", "OGONEK", "RING",
        "DOT", "DOUBLE", "ABOVE", "BELOW", "AND",
    ]
}
