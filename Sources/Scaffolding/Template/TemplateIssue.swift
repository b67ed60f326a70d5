import Mustache
import SourceText

/// Something wrong with a template, whoever uses it.
package struct TemplateIssue: Hashable, Sendable {
    /// The rule that the issue breaks; the raw value is the id that users see.
    package enum Rule: String, Hashable, Sendable, CaseIterable {
        case syntax = "template-syntax"
        case unknownName = "template-unknown-name"
        case unusedAnswer = "template-unused-answer"
        case missingPartial = "template-missing-partial"
        case leftover = "template-leftover"
        case path = "template-path"
        case invalidOutput = "template-invalid-output"
    }

    package let rule: Rule

    /// The file it is in, relative to the folder of templates.
    package let path: String

    /// UTF-8 byte offsets in that file; nil for the file as a whole.
    package let range: Range<Int>?

    /// One line: what is wrong, what happens, what to do.
    package let message: String

    package init(_ rule: Rule, path: String, range: Range<Int>?, _ message: String) {
        self.rule = rule
        self.path = path
        self.range = range
        self.message = message
    }

    init(_ issue: MustacheIssue) {
        let rule: Rule =
            switch issue.kind {
            case .unknownName: .unknownName
            case .missingPartial: .missingPartial
            default: .syntax
            }
        self.init(rule, path: issue.path, range: issue.range, issue.message)
    }

    /// By file and place, as reports are.
    package static func isInReportOrder(_ left: TemplateIssue, _ right: TemplateIssue) -> Bool {
        (left.path, left.range?.lowerBound ?? -1, left.rule.rawValue, left.message)
            < (right.path, right.range?.lowerBound ?? -1, right.rule.rawValue, right.message)
    }
}

/// The issues that prevent the use of a template; never empty.
package struct TemplateIssues: Error, Hashable, Sendable {
    package let issues: [TemplateIssue]

    package init(issues: [TemplateIssue]) {
        self.issues = issues
    }
}
