let row = DateRow(key)
{{#is.style.short}}
row.dateFormatter = .shortDate
{{/is.style.short}}
{{#is.style.medium}}
row.dateFormatter = .mediumDate
{{/is.style.medium}}
{{#is.style.long}}
row.dateFormatter = .longDate
{{/is.style.long}}
{{#is.style.full}}
row.dateFormatter = .fullDate
{{/is.style.full}}
{{#is.style.pattern}}
row.dateFormatter = .own
{{/is.style.pattern}}
{{#future}}
row.minimumDate = Calendar.current.startOfDay(for: Date())
{{/future}}
// This reports changes to the form. It replaces the callbacks of the row: to change the look of a cell,
// subclass the row and override customUpdateCell().
return row.onRowEvent(eventCallback)
