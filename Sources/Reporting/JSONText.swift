import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes JSON that is the same in every run and safe to look at in a terminal.
package enum JSONText {
    /// `value` with sorted keys, indented, and a line end at the end. What the encoder refuses, which no type of this
    /// module holds (a number that is not finite), gives an empty object.
    package static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return escapingInvisible(text) + "\n"
    }

    /// `json` with DEL, the C1 controls and all other invisible or reordering characters as `\u` escapes: JSON allows
    /// them in a string, the only place where the encoder writes them as they are.
    private static func escapingInvisible(_ json: String) -> String {
        if json.utf8.allSatisfy({ $0 < 0x7F }) { return json }
        var result = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if scalar.value < 0x7F || isHarmless(scalar) {
                result.append(scalar)
                continue
            }
            result.append(contentsOf: scalar.utf16Escape(uppercase: false).unicodeScalars)
        }
        return String(result)
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if 0x200C...0x200D ~= scalar.value { return true }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return false
        default: return true
        }
    }
}
