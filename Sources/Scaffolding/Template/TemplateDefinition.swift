import Mustache
import SourceText

/// The content of a template's `template.json`.
///
/// A template is a folder `Templates/<name>/`: `template.json` and the files it names. It contains no
/// code, and nothing in it is run.
///
/// `Templates/README.md` describes for authors every key with its meaning and default, and the values and partials that a
/// template can use.
package struct TemplateDefinition: Sendable {
    package let title: String
    package let description: String
    package let platforms: [Platform]
    package let types: [Located<String>]
    package let questions: [Question]
    package let files: [TemplateFile]
    package let next: [Located<String>]
}

/// A file that a template makes.
package struct TemplateFile: Sendable {
    /// Relative to the template's folder.
    package let source: Located<String>
    /// A template of the path relative to the new control.
    package let path: Located<String>
    package let condition: Condition
    /// Whether the bytes are copied unchanged.
    package let isRaw: Bool
    package let delimiters: MustacheDelimiters
    /// nil when the extension of the path decides.
    package let escaping: Escaping?
}
