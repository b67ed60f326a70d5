import SourceText

/// Follows an XML document: text and attributes take any value that XML can write, tags only code.
struct XMLContext: OutputContext {
    private enum Place {
        case text, tag, comment
        /// A CDATA section or a processing instruction, and what ends it.
        case verbatim(end: String)
        case attribute(quote: UInt8)
    }

    private var place = Place.text
    /// The last bytes of the place, as far as they matter to find its end.
    private var recent: [UInt8] = []

    mutating func follow(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            recent.append(byte)
            if recent.count > 9 { recent.removeFirst() }
            switch place {
            case .text:
                if byte == UInt8(ascii: "<") { enter(.tag, keeping: [byte]) }
            case .tag: followTag(byte)
            case .attribute(let quote):
                if byte == quote { enter(.tag) }
            case .comment:
                if recent.suffix(3).elementsEqual("-->".utf8) { enter(.text) }
            case .verbatim(let end):
                if recent.suffix(end.utf8.count).elementsEqual(end.utf8) { enter(.text) }
            }
        }
    }

    private mutating func followTag(_ byte: UInt8) {
        if recent.elementsEqual("<!--".utf8) {
            enter(.comment)
        } else if recent.elementsEqual("<![CDATA[".utf8) {
            enter(.verbatim(end: "]]>"))
        } else if recent.elementsEqual("<?".utf8) {
            enter(.verbatim(end: "?>"))
        } else if byte == UInt8(ascii: ">") {
            enter(.text)
        } else if byte == .quote || byte == .apostrophe {
            enter(.attribute(quote: byte))
        }
    }

    private mutating func enter(_ new: Place, keeping bytes: [UInt8] = []) {
        place = new
        recent = bytes
    }

    mutating func escape(_ value: String, isCode: Bool) -> EscapedValue {
        let opensTag = recent.elementsEqual("<".utf8)
        if value.unicodeScalars.contains(where: \.isForbiddenInXML) {
            return .refused(.notEncodable, "has a control character, which XML cannot write; remove it")
        }
        switch place {
        case .text, .attribute:
            recent = []
            return .escaped(
                value.replacingScalars { scalar in
                    scalar.htmlEntity
                        ?? (scalar == "'" || scalar.isInvisibleControl
                            ? "&#x\(scalar.value.hexadecimal());" : nil)
                })
        case .comment:
            recent = []
            return .escaped(
                value.replacingScalars { scalar in scalar == "-" ? "\u{2010}" : scalar.isInvisibleControl ? " " : nil })
        case .tag, .verbatim: return isCode && !(opensTag && value.isEmpty) ? .verbatim : .refusedAsCode
        }
    }
}
