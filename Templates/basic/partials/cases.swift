private enum Sample {
    static let key = "parameter"
{{#is.type.boolean}}
    static let value = true
{{/is.type.boolean}}
{{#is.type.text}}
    static let value = "text"
{{/is.type.text}}
{{#is.type.integer}}
    static let value = 42
{{/is.type.integer}}
{{#is.type.real}}
    static let value = 4.2
{{/is.type.real}}
}
