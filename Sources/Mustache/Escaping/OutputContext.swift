/// A value as written at a place of the output, or the reason that it cannot be written there.
enum EscapedValue: Hashable {
    /// Bytes that cannot leave the literal, comment or text they stand in.
    case escaped([UInt8])
    /// To be written as it is, as part of the code.
    case verbatim
    /// It cannot stand here; the reason continues a sentence that begins with its name.
    case refused(MustacheIssue.Kind, String)

    static let refusedAsCode = refused(
        .unsafeValue,
        "is a string, which cannot stand in code; put it into a literal or comment, or make the question an identifier")
}

/// Where in the file that is being written the next value goes: it reads along with everything the template writes, so
/// that a template's author cannot choose the wrong escape.
protocol OutputContext: Sendable {
    /// Reads bytes of the template, or code it wrote.
    mutating func follow(_ bytes: ArraySlice<UInt8>)

    /// `value` as it may be written at this place.
    mutating func escape(_ value: String, isCode: Bool) -> EscapedValue
}

extension Unicode.Scalar {
    /// Whether this is a control character or one that changes how the text around it is shown or read: line and
    /// paragraph separators, bidirectional marks, the byte-order mark, noncharacters.
    var isInvisibleControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF, 0xFEFF:
            true
        default: value & 0xFFFE == 0xFFFE
        }
    }

    /// Whether XML 1.0 has no way to write this.
    var isForbiddenInXML: Bool {
        (value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D) || value == 0xFFFE || value == 0xFFFF
    }
}

extension String {
    /// This text with each scalar replaced by what `transform` gives, or kept where that is nil.
    func replacingScalars(_ transform: (Unicode.Scalar) -> String?) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in unicodeScalars {
            if let replacement = transform(scalar) {
                result += replacement.utf8
            } else {
                UTF8.encode(scalar).map { result += $0 }
            }
        }
        return result
    }
}
