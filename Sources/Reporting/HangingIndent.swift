/// Breaks text with paths in it into lines that fit a terminal.
package enum HangingIndent {
    /// `text` in lines of at most 80 columns, the first after `first`, the others after `indentation`. A word that is
    /// wider than a line is broken behind a `/`, or behind a dot when that is not enough; one without stays whole.
    package static func lines(_ text: String, first: String = "", indentation: String) -> String {
        let room = max(1, WordWrap.width - DisplayWidth.columns(of: indentation))
        var output = ""
        var line = first
        var columns = DisplayWidth.columns(of: first) - DisplayWidth.columns(of: indentation)
        var isEmpty = true
        for word in text.split(separator: " ") {
            var gap = isEmpty ? "" : " "
            for piece in pieces(of: word, room) {
                let width = DisplayWidth.columns(of: piece)
                if !isEmpty, columns + gap.count + width > room {
                    output += line + "\n"
                    line = indentation
                    columns = 0
                    gap = ""
                }
                line += gap + piece
                columns += gap.count + width
                gap = ""
                isEmpty = false
            }
        }
        return output + line + "\n"
    }

    private static func pieces(of word: Substring, _ room: Int) -> [Substring] {
        guard DisplayWidth.columns(of: word) > room else { return [word] }
        return parts(of: word, endingIn: "/").flatMap { part in
            DisplayWidth.columns(of: part) > room ? parts(of: part, endingIn: ".") : [part]
        }
    }

    private static func parts(of word: Substring, endingIn separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var rest = word
        while let place = rest.firstIndex(of: separator) {
            let end = rest.index(after: place)
            parts.append(rest[..<end])
            rest = rest[end...]
        }
        return rest.isEmpty ? parts : parts + [rest]
    }
}
