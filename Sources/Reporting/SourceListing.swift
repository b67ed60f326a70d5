import SourceText

/// What the scanner read in one source file, a line for each item.
package struct SourceListing: Sendable {
    /// An item and its place.
    package struct Line: Sendable {
        let position: Position
        let text: String
        let isMember: Bool

        /// `isMember` tells whether it is indented below the line before it.
        package init(_ position: Position, _ text: String, isMember: Bool = false) {
            self.position = position
            self.text = text
            self.isMember = isMember
        }
    }

    package let path: String
    let lines: [Line]
    let isBalanced: Bool

    /// `isBalanced` tells whether every bracket, string and `#if` is closed.
    package init(path: String, lines: [Line], isBalanced: Bool) {
        self.path = path
        self.lines = lines
        self.isBalanced = isBalanced
    }

    /// The lines for a person, in at most 80 columns: each item behind its place.
    package func text(_ palette: Palette) -> String {
        var output = ""
        for line in HangingIndent.lines(TerminalEscaper.line(path), indentation: "  ").split(separator: "\n") {
            output += palette.paint(String(line), as: .path) + "\n"
        }
        for line in lines { output += Self.text(line, palette) }
        if lines.isEmpty { output += "  nothing was recognised\n" }
        if !isBalanced {
            output += HangingIndent.lines(
                "a bracket, a text or an #if is not closed: what belongs to what is a guess", first: "  ",
                indentation: "  ")
        }
        return output
    }

    private static func text(_ item: Line, _ palette: Palette) -> String {
        let place = "\(item.position.line):\(item.position.column)"
        let gap = String(repeating: " ", count: max(0, placeWidth - place.count))
        let margin = String(repeating: " ", count: max(placeWidth, place.count) + 2)
        let indentation = margin + (item.isMember ? "  " : "")
        let wrapped = HangingIndent.lines(
            TerminalEscaper.line(item.text), first: indentation, indentation: indentation + "  ")
        return gap + palette.paint(place, as: .gutter) + "  " + wrapped.dropFirst(margin.count)
    }

    private static let placeWidth = 9
}
