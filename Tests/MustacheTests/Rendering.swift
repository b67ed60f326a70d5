import Mustache
import SourceText

/// The template `text`, as a file of the name `path`.
func template(_ text: String, path: String = "t.txt") -> MustacheTemplate {
    MustacheTemplate(parsing: SourceFile(path: path, text: text))
}

/// The text that a strict rendering gives, or its issues, each as `kind path line:column message`.
func render(
    _ text: String, _ value: MustacheValue = .object([:]), partials: [String: String] = [:],
    options: RenderOptions = RenderOptions(escaping: .none)
) -> (text: String?, issues: [MustacheIssue]) {
    let partials = partials.map { name, text in (name, template(text, path: name)) }
    switch template(text).render(value, partials: Dictionary(uniqueKeysWithValues: partials), options: options) {
    case .success(let bytes): return (String(decoding: bytes, as: UTF8.self), [])
    case .failure(let failure): return (nil, failure.issues)
    }
}
