{{#is.type.boolean}}
let row = SwitchRow(key)
{{/is.type.boolean}}
{{#is.type.text}}
let row = TextRow(key)
{{/is.type.text}}
{{#is.type.integer}}
let row = IntRow(key)
{{/is.type.integer}}
{{#is.type.real}}
let row = DecimalRow(key)
{{/is.type.real}}
{{^is.type.boolean}}
row.placeholder = "{{placeholder}}"
{{/is.type.boolean}}
// This reports changes to the form. It replaces the callbacks of the row: to change the look of a cell,
// subclass the row and override customUpdateCell().
return row.onRowEvent(eventCallback)
