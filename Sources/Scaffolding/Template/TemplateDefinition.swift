import Mustache
import SourceText

/// What a template's `template.json` says.
///
/// A template is a folder `Templates/<name>/`: `template.json` and the files it names. There is no code in it, and nothing
/// of it is run.
///
/// ```json
/// {
///   "title": "Basic control",
///   "description": "A row service that answers with one of Eureka's own rows",
///   "platforms": ["ios", "android"],
///   "types": ["text", "integer"],
///   "answers": [
///     { "id": "label", "type": "text", "prompt": "Label beside the value", "default": "Value", "maxLength": 80 },
///     { "id": "steps", "type": "integer", "prompt": "Step size", "default": 1, "minimum": 1, "maximum": 100,
///       "when": "is.type.integer" },
///     { "id": "style", "type": "choice", "prompt": "How it looks", "choices": ["plain", "boxed"], "default": "plain" },
///     { "id": "owner", "type": "text", "prompt": "Owner, for the README", "optional": true, "example": "ACME" }
///   ],
///   "files": [
///     { "source": "manifest.json" },
///     { "source": "Row.swift", "path": "ios/Sources/Forms/Actions/{{row}}.swift", "when": "ios" },
///     { "source": "Control.kt", "path": "android/inputControl/{{class}}.kt", "when": ["android", "!is.style.boxed"] },
///     { "source": "check.yml", "path": ".github/workflows/check.yml", "delimiters": "[[ ]]" },
///     { "source": "icon.png", "path": "ios/Resources/icon.png", "raw": true }
///   ],
///   "next": ["open {{row}}.swift and change the cell"]
/// }
/// ```
///
/// Any other key is an issue, unless it begins with `$`. All keys are there to be read by people too, so there is one way
/// to write each thing:
///
/// - `title`, `description`: one line each, required.
/// - `platforms`: what the template can make, in the order of the manifest's `target`; required. All of them are made
///   unless `--target` says less.
/// - `types`: the values for the manifest's `type`, first the default, one chosen with `--type`; without it there is no
///   `{{type}}`.
/// - `answers`: what is asked. `id` (letters and digits, a letter first), `type` and `prompt` are required. An answer has a
///   `default`, or it is `optional`, or it must be given; without a default it needs an `example`, which the checks of the
///   template use. `when` leaves the question out. On the command line: `--set id=value`, repeated for each item of a list.
///
///   | type | value | own keys | in the template |
///   | --- | --- | --- | --- |
///   | `text` | one line of text | `minLength`, `maxLength` (1 and 200 if absent) | `{{id}}` |
///   | `identifier` | a name for code: ASCII letters, digits, `_` | `maxLength` (40) | `{{id}}`, also as code |
///   | `integer`, `number` | | `minimum`, `maximum` | `{{id}}`, also as code |
///   | `boolean` | yes or no | | `{{#id}}…{{/id}}` |
///   | `choice` | one of `choices` | `choices`, each letters, digits, `-`, `_` | `{{id}}`, `{{#is.id.plain}}…` |
///   | `list` | texts | `minItems`, `maxItems` (1 and 100), `maxLength` | `{{#items}}{{value}}{{^last}}, {{/last}}{{/items}}` |
///   | `pairs` | `key=text` each | as `list` | as `list`, with `{{key}}` and `{{value}}` |
///   | `color` | `#RRGGBB` | | `{{id.hex}}`, `{{id.red}}`, `{{id.green}}`, `{{id.blue}}` (0 to 1, as code) |
///
/// - `files`: what is made. `source` is relative to the template's folder; `path`, where it goes, is a template of its own
///   and the same as `source` if absent. `when` is a condition; `raw` copies the bytes; `delimiters` replace `{{ }}` in the
///   file; `escape` (`swift`, `kotlin`, `json`, `xml`, `markdown`, `html`, `code-only`, `none`) is only needed when the
///   extension of `path` does not tell: other files, such as `.yml` and `.gitignore`, take only values that are code.
/// - `next`: what to do after; each line is a template. Optional.
///
/// `when` is the name of a value, `!` and a name, or a list of them that must all hold: true exactly when a section
/// `{{#name}}` (or `{{^name}}`) would be written.
///
/// Besides the answers a template can use:
///
/// | name | for `my-location --class MyLocation` |
/// | --- | --- |
/// | `{{name}}` | `myLocation`, the manifest's name |
/// | `{{class}}` | `MyLocation`, also the Kotlin class |
/// | `{{row}}`, `{{cell}}`, `{{service}}` | `MyLocationRow`, `MyLocationCell`, `MyLocationRowService` |
/// | `{{type}}`, `{{#is.type.text}}` | the type chosen, and for each of `types` whether it is that |
/// | `{{#targets}}"{{value}}"{{^last}}, {{/last}}{{/targets}}` | the platforms, as a list |
/// | `{{#ios}}`, `{{#android}}`, `{{#both}}` | whether they are made |
/// | `{{version}}` | of inputctl |
///
/// Partials (`{{>header}}`) are the files in the template's folder `partials/`, then those in `Templates/partials/`, which all
/// templates share; a partial is called as its file is, without the extension. Text stands only in literals, comments and
/// prose, escaped for each; where code stands only code may be written (see `Escaping`).
package struct TemplateDefinition: Sendable {
    package let title: String
    package let description: String
    package let platforms: [Platform]
    package let types: [Located<String>]
    package let answers: [AnswerDefinition]
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
    /// Whether the bytes are copied as they are.
    package let isRaw: Bool
    package let delimiters: MustacheDelimiters
    /// nil when the extension of the path decides.
    package let escaping: Escaping?
}
