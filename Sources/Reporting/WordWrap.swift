/// Breaks prose into lines that fit a terminal.
package enum WordWrap {
    /// The columns that a line may take.
    package static let width = 80

    /// `text` in lines of at most `width` columns, each after `indentation`; a line end in `text` begins a new line, and
    /// a word that is wider than a line stays whole.
    package static func lines(_ text: String, indentation: String = "") -> String {
        let room = max(1, width - DisplayWidth.columns(of: indentation))
        var output = ""
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            var columns = 0
            for word in paragraph.split(separator: " ") {
                let wordColumns = DisplayWidth.columns(of: word)
                if columns > 0, columns + 1 + wordColumns > room {
                    output += indentation + line + "\n"
                    line = ""
                    columns = 0
                }
                line += columns == 0 ? "\(word)" : " \(word)"
                columns += columns == 0 ? wordColumns : 1 + wordColumns
            }
            output += line.isEmpty ? "\n" : indentation + line + "\n"
        }
        return output
    }
}
