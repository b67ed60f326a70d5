import SourceText

/// An entry's name: its text, and what is wrong with it as a path.
struct ZipName {
    /// The name as text; what is not UTF-8 is U+FFFD where the archive says that it is UTF-8.
    let text: String

    /// The path with `/` between its parts, without empty ones and `.`; empty for the archive's root.
    let path: String

    /// Whether the name ends as a folder's does.
    let namesFolder: Bool

    /// nil when the path is safe.
    let problem: ZipProblem.Reason?

    /// - Parameters:
    ///   - raw: the name in the directory.
    ///   - unicode: the name in the Unicode path field (APPNOTE.TXT, 4.6.9), if there is one that belongs to `raw`.
    ///   - isUTF8: whether the archive says that `raw` is UTF-8. Where it does not, and the bytes are UTF-8, they are
    ///     taken as such anyway, as macOS writes them; else as code page 437, the format's own.
    init(_ raw: ArraySlice<UInt8>, unicode: ArraySlice<UInt8>?, isUTF8: Bool, limits: ZipLimits) {
        let bytes = unicode ?? raw
        let decoded = String(decoding: bytes, as: UTF8.self)
        let isValid = decoded.utf8.elementsEqual(bytes)
        text = isValid || isUTF8 || unicode != nil ? decoded : CodePage437.text(bytes)
        let parts = text.utf8.split(separator: .slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
        path = parts.map { String(Substring($0)) }.joined(separator: "/")
        namesFolder = text.utf8.last == .slash
        problem = Self.problem(of: text, parts: parts, isValid: isValid || !(isUTF8 || unicode != nil), limits: limits)
    }

    private static func problem(
        of text: String, parts: [Substring.UTF8View], isValid: Bool, limits: ZipLimits
    ) -> ZipProblem.Reason? {
        let bytes = text.utf8
        if bytes.isEmpty { return .emptyName }
        if bytes.count > limits.pathBytes { return .pathTooLong(limit: limits.pathBytes) }
        if !isValid { return .nameNotUTF8 }
        if bytes.contains(0) { return .nul }
        if bytes.contains(.backslash) { return .backslash }
        if bytes.first == .slash { return .absolutePath }
        if bytes.dropFirst().first == .colon, bytes.first?.isASCIILetter == true { return .driveLetter }
        if parts.contains(where: { $0.elementsEqual("..".utf8) }) { return .parentFolder }
        if parts.isEmpty, bytes.last != .slash { return .emptyName }
        if parts.count > limits.depth + 1 { return .tooDeep(limit: limits.depth) }
        return nil
    }
}

extension ZipName {
    /// The content of the Unicode path field, if it was made for the name `raw`: its checksum says so.
    static func unicodePath(in field: ArraySlice<UInt8>, for raw: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard field.first == 1, let checksum = field.number(at: field.startIndex + 1, size: 4) else { return nil }
        return checksum == Int(Checksum(of: raw).value) ? field.dropFirst(5) : nil
    }
}

/// The character set of names that are not marked as UTF-8 (APPNOTE.TXT, appendix D).
enum CodePage437 {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
        return String(text)
    }

    /// The characters of the bytes 0x80…0xFF.
    private static let upperHalf = Array(
        ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
            + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
