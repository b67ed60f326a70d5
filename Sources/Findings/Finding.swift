import SourceText

/// A place in one of the checked files.
package struct Location: Hashable, Sendable {
    /// The path relative to the root of what is checked, with `/` between its parts.
    package let path: String

    /// UTF-8 byte offsets; nil when the place is the whole file or folder, or something that is not there.
    package let range: Range<Int>?

    /// The JSON Pointer (RFC 6901) of the place; nil outside JSON.
    package let pointer: String?

    package init(path: String, range: Range<Int>? = nil, pointer: String? = nil) {
        self.path = path
        self.range = range
        self.pointer = pointer
    }
}

/// A place that explains a finding, such as the other of two names that should agree.
package struct Note: Hashable, Sendable {
    /// What the place shows: one line, lower-case start, no full stop.
    package let message: String
    package let location: Location

    package init(_ message: String, at location: Location) {
        self.message = message
        self.location = location
    }
}

/// The one right edit that makes a finding go away.
package struct FixIt: Hashable, Sendable {
    /// What the edit does, such as `write "string"`: one line, lower-case start, no full stop.
    package let title: String

    /// The edits by file; never empty, and those of one file never overlap.
    package let edits: [FileEdit]

    package init(_ title: String, _ edits: [FileEdit]) {
        self.title = title
        self.edits = edits
    }

    package init(_ title: String, in path: String, _ edits: [TextEdit]) {
        self.init(title, edits.map { FileEdit(path: path, edit: $0) })
    }
}

/// An edit and the file it belongs to.
package struct FileEdit: Hashable, Sendable {
    package let path: String
    package let edit: TextEdit

    package init(path: String, edit: TextEdit) {
        self.path = path
        self.edit = edit
    }
}

/// One thing that is wrong with a control, where, what happens because of it and what to do.
package struct Finding: Hashable, Sendable {
    /// The id of the rule, such as `name-reserved`.
    package let rule: String
    package let severity: Severity

    /// What is wrong, with the offending value in quotes: one line, lower-case start, no full stop.
    package let message: String

    package let location: Location

    /// A word beside the marked place; nil when the message says it all.
    package var label: String?

    /// What 4D does because of it: one line, lower-case start (names keep theirs), no full stop.
    package let consequence: String?

    /// What to do: one line, lower-case start, no full stop.
    package let help: String?

    package var notes: [Note]
    package var fix: FixIt?

    package init(
        rule: String, _ severity: Severity, _ message: String, at location: Location, label: String? = nil,
        consequence: String? = nil, help: String? = nil, notes: [Note] = [], fix: FixIt? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.label = label
        self.consequence = consequence
        self.help = help
        self.notes = notes
        self.fix = fix
    }
}

extension Finding {
    /// The order of a report: by path, offset (whole files first), rule, then message, so that two runs agree.
    package static func isInReportOrder(_ left: Finding, _ right: Finding) -> Bool {
        let leftKey = (left.location.path, left.location.range?.lowerBound ?? -1, left.rule, left.message)
        let rightKey = (right.location.path, right.location.range?.lowerBound ?? -1, right.rule, right.message)
        guard leftKey.0 == rightKey.0 else { return leftKey.0.utf8.lexicographicallyPrecedes(rightKey.0.utf8) }
        return leftKey < rightKey
    }
}
