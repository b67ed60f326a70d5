import SourceText

/// What Android takes as a folder of resources and as a file in one [android-9].
///
/// Source: Android's resource compiler, `aapt2/cmd/Compile.cpp` (`ExtractResourcePathData`) and `aapt2/Resource.cpp`; the
/// page "App resources overview" of the Android documentation.
package enum AndroidResources {
    /// One row a kind of resources, which has a folder of that name; `-` and qualifiers may follow it. With the endings of
    /// its files; nil for any.
    private static let rows: [(kind: String, endings: [String]?)] = [
        ("anim", xml), ("animator", xml), ("color", xml), ("drawable", pictures),
        ("font", ["xml", "ttf", "otf", "ttc"]),
        ("interpolator", xml), ("layout", xml), ("menu", xml), ("mipmap", pictures), ("navigation", xml), ("raw", nil),
        ("transition", xml), ("values", xml), ("xml", xml),
    ]

    private static let xml = ["xml"]
    private static let pictures = ["xml", "png", "jpg", "jpeg", "gif", "webp"]

    /// The kinds of resources.
    package static let folders = rows.map(\.kind)

    /// The endings that files of this kind may have; nil for any.
    package static func endings(of kind: String) -> [String]? {
        rows.first { $0.kind == kind }.flatMap(\.endings)
    }

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
        guard let first = name.utf8.first, !first.isASCIIDigit, !isReserved(name) else { return false }
        return name.utf8.allSatisfy(isLegal)
    }

    /// Whether a name is a word of Java, and so cannot be a field of the class `R`.
    package static func isReserved(_ name: String) -> Bool { javaWords.contains(name) }

    /// A name that is allowed and near to this one.
    package static func legalName(_ name: String) -> String {
        let legal = name.lowercased().map { character in
            character.utf8.count == 1 && character.utf8.allSatisfy(isLegal) ? String(character) : "_"
        }.joined()
        guard let first = legal.first else { return "res" }
        return first.isNumber || isReserved(legal) ? "res_" + legal : legal
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: "_") || (byte.isASCIILetter && byte >= UInt8(ascii: "a"))
    }

    /// Source: The Java Language Specification, keywords and literals.
    private static let javaWords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while", "_",
    ]

    /// The type of the resource that an element of a values file declares; nil when it declares none by its name.
    ///
    /// Source: the page "More resource types" of the Android documentation.
    package static func type(ofElement name: String, type: String?) -> String? {
        if name == "item" { return type }
        return elementTypes[name]
    }

    private static let elementTypes: [String: String] = [
        "string": "string", "color": "color", "dimen": "dimen", "style": "style", "bool": "bool", "integer": "integer",
        "fraction": "fraction", "drawable": "drawable", "array": "array", "string-array": "array",
        "integer-array": "array", "plurals": "plurals", "attr": "attr", "declare-styleable": "styleable", "id": "id",
    ]
}
