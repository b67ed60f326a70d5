/// What Android takes as a folder of resources and as the name of one.
///
/// Source: Android's resource compiler, `aapt2/cmd/Compile.cpp` (`ExtractResourcePathData`) and `aapt2/Resource.cpp`; the
/// page "App resources overview" of the Android documentation.
package enum AndroidResources {
    /// The kinds of resources that have a folder; `-` and qualifiers may follow its name.
    package static let folders = [
        "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap", "navigation",
        "raw", "transition", "values", "xml",
    ]

    /// The kind of a folder of `res`: its name without qualifiers.
    package static func kind(ofFolder name: String) -> String {
        String(name.prefix { $0 != "-" })
    }

    /// The name that a file's resource gets: up to its last dot, or up to `.9.png`.
    package static func name(ofFile name: String) -> String {
        if name.hasSuffix(".9.png"), name.utf8.count > 6 { return String(name.dropLast(6)) }
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Whether a file's resource may have this name. Android takes an underscore at the start of it, too.
    package static func isLegal(_ name: String) -> Bool {
        guard let first = name.utf8.first, !first.isASCIIDigit else { return false }
        return name.utf8.allSatisfy(isLegal)
    }

    /// A name that is allowed and near to this one.
    package static func legalName(_ name: String) -> String {
        let legal = name.lowercased().map { character in
            character.utf8.count == 1 && character.utf8.allSatisfy(isLegal) ? String(character) : "_"
        }.joined()
        return legal.first.map { $0.isNumber ? "res_" + legal : legal } ?? "res"
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: "_") || (byte.isASCIILetter && byte >= UInt8(ascii: "a"))
    }
}
