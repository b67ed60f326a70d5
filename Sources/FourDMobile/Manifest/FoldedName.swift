import SourceText

/// A name as 4D compares it: case and accents make no difference (4D-RT). [kind-7]
package struct FoldedName: Hashable, Sendable {
    /// The name without case and accents.
    let folded: String

    package init(_ name: String) { folded = Self.withoutAccents(name.lowercased()) }

    /// `text` with its Latin letters without their accents.
    package static func withoutAccents(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars
        where scalar.isASCII || scalar.properties.generalCategory != .nonspacingMark {
            result.append(scalar.withoutAccents)
        }
        return String(result)
    }
}
