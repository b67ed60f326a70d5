import SourceText

/// A parsed template. It has a tree even when it has issues, so that everything wrong with it can be told at once.
package struct MustacheTemplate: Sendable {
    /// A place where a template asks for something by name.
    package struct Use: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case variable, unescaped, section, inverted, partial }

        package let kind: Kind
        /// The whole name as written, dots included; `.` for the item itself.
        package let name: String
        /// The tag: UTF-8 byte offsets in the file.
        package let range: Range<Int>
    }

    package let file: SourceFile

    /// The issues of the template's own text, in order; empty when it is well formed.
    package let issues: [MustacheIssue]

    /// The tree, flat: a section is followed by its body.
    let nodes: [Node]

    let lines: LineTable

    /// Parses `file`; `delimiters` open and close its tags until a set-delimiter tag says otherwise.
    package init(parsing file: SourceFile, delimiters: MustacheDelimiters = .standard) {
        self.file = file
        lines = LineTable(file.bytes)
        var parser = TemplateParser(file, lines: lines, delimiters: delimiters)
        parser.parse()
        nodes = parser.nodes
        issues = parser.issues
    }

    /// Every name the template asks for, in order, also those in sections that may be left out.
    package var uses: [Use] {
        nodes.compactMap { node in
            switch node {
            case .text: nil
            case .variable(let name, let isEscaped):
                Use(kind: isEscaped ? .variable : .unescaped, name: name.text, range: name.range)
            case .section(let name, let isInverted, _):
                Use(kind: isInverted ? .inverted : .section, name: name.text, range: name.range)
            case .partial(let name, _): Use(kind: .partial, name: name.text, range: name.range)
            }
        }
    }

    enum Node: Sendable {
        /// Bytes of the file; `startsLine` when they begin a line, which is where a partial's indentation goes.
        case text(Range<Int>, startsLine: Bool)
        case variable(Name, isEscaped: Bool)
        /// `end` is the index of the first node after the body.
        case section(Name, isInverted: Bool, end: Int)
        /// `indentation` is the white space before a tag that stands alone on its line.
        case partial(Name, indentation: Range<Int>)
    }

    /// A name as a tag writes it, and the range of that tag.
    struct Name: Sendable {
        let text: String
        let range: Range<Int>

        /// The parts between the dots; none for `.`, the item itself.
        var parts: [String] {
            text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
