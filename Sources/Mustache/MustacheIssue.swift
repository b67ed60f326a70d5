import SourceText

/// Something wrong in a template, or with a value at the place where a template puts it.
package struct MustacheIssue: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// A tag is opened and not closed.
        case unclosedTag
        /// A section has no end.
        case unclosedSection
        /// A section ends while a section inside it is still open.
        case crossedSection
        /// An end belongs to no section.
        case unopenedSection
        /// A tag has no name, or one that no value can have.
        case invalidName
        /// A set-delimiter tag does not give two usable delimiters.
        case invalidDelimiters
        /// Sections stand in each other deeper than the limit.
        case nestingTooDeep
        /// No value has the name.
        case unknownName
        /// There is no partial of the name.
        case missingPartial
        /// Partials include each other deeper than the limit.
        case partialsTooDeep
        /// A list, an object or an absent value stands where a text is wanted.
        case notText
        /// A text stands where only code may stand, or is to be written unescaped.
        case unsafeValue
        /// A value has a character that cannot be written at this place.
        case notEncodable
        /// The result is larger than the limit.
        case outputTooLarge
        /// Rendering takes more steps than the limit.
        case tooManySteps
        /// There are more issues than anybody reads; reading stopped at this one.
        case tooManyIssues
    }

    package let kind: Kind

    /// The path of the template file.
    package let path: String

    /// The tag in question: UTF-8 byte offsets in the template file.
    package let range: Range<Int>

    /// The line and column of the range's start.
    package let position: Position

    /// One line: what is wrong, what happens, what to do.
    package let message: String

    /// Where reading a template or rendering it gives up.
    static let maximumCount = 1000
}

/// Everything that is wrong with a rendering, ordered by file and place; never empty.
package struct MustacheIssues: Error, Hashable, Sendable {
    package let issues: [MustacheIssue]
}
