import SourceScan
import SourceText

extension XMLIssue {
    /// What is wrong, for a message.
    var words: String {
        switch self {
        case .noElement: "there is no element"
        case .unclosedElement(let name): "<\(name.shortened)> is not closed"
        case .unclosedTag: "the tag does not end"
        case .wrongEndTag(let expected): "</\(expected.shortened)> is missing before this tag"
        case .strayEndTag: "this tag closes nothing"
        case .textOutside: "there is text outside of the root element"
        case .secondRoot: "there is a second root element"
        case .badName: "a name is missing"
        case .unquotedValue: "the attribute has no value in quotes"
        case .repeatedAttribute(let name): "the attribute \"\(name.shortened)\" is there twice"
        case .badReference: "& begins a reference that XML does not have; write &amp;"
        case .unboundPrefix(let prefix): "the prefix \"\(prefix.shortened)\" has no xmlns:\(prefix.shortened)"
        case .doubleHyphen: "a comment has --"
        case .unclosedComment: "the comment does not end"
        case .unclosedSection: "the section does not end"
        }
    }
}
