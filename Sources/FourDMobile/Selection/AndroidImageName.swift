import SourceText

/// The resource that an Android app gets for a picture of a selection control.
package enum AndroidImageName {
    /// The name of the resource that the build makes of the picture `file` of the control `control`: both in lower case and
    /// without accents, each other character outside a-z and 0-9 as `_` [image-13]. Without the ending, which is not part
    /// of a resource's name.
    ///
    /// - Parameter keepingAccents: Whether a letter with an accent is one of the other characters. That it loses its accent
    ///   was read in 4D's code and never run.
    package static func resource(for file: String, of control: String, keepingAccents: Bool = false) -> String {
        (control + "_" + stem(of: file)).lowercased().unicodeScalars.reduce(into: "") { name, scalar in
            if isPlain(scalar) {
                name.append(Character(scalar))
            } else if keepingAccents {
                name.append("_")
            } else {
                let letters = FoldedName.withoutAccents(String(scalar)).unicodeScalars
                name.append(contentsOf: letters.map { isPlain($0) ? String($0) : "_" }.joined())
            }
        }
    }

    /// The name of the resource that the app looks for where a choice of the control `control` is called `label`: without
    /// the ending and without what stands before a slash, each run of characters outside a-z and 0-9 as one `_`
    /// [image-14].
    package static func wanted(by label: String, of control: String) -> String {
        let name = stem(of: control + "_" + label)
        let last = name.unicodeScalars.lastIndex(of: "/").map { name.unicodeScalars[$0...].dropFirst() }
        var wanted = ""
        for scalar in String(String.UnicodeScalarView(last ?? name.unicodeScalars[...])).lowercased().unicodeScalars {
            if isPlain(scalar) {
                wanted.append(Character(scalar))
            } else if wanted.last != "_" {
                wanted.append("_")
            }
        }
        return wanted
    }

    /// The endings that a file of the folder `drawable` may have, in any case [android-9], and the one that is converted
    /// on the way [image-15].
    package static let endings = (AndroidResources.endings(of: "drawable") ?? []).map { "." + $0 } + [".svg"]

    /// A file's name without its ending.
    package static func stem(of file: String) -> String {
        file.unicodeScalars.lastIndex(of: ".").map { String(file.unicodeScalars[..<$0]) } ?? file
    }

    /// The ending with its dot, which the copy keeps, in lower case; empty when there is none.
    package static func ending(of file: String) -> String {
        file.unicodeScalars.lastIndex(of: ".").map { String(file.unicodeScalars[$0...]).lowercased() } ?? ""
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        UInt8(exactly: scalar.value).map { $0.isASCIIDigit || $0.isASCIILetter } ?? false
    }
}
