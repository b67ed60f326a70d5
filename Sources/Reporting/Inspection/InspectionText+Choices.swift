extension InspectionText {
    static func entries(_ choices: ControlInspection.Choices) -> [Entry] {
        [origin(of: choices), look(of: choices)] + (choices.pictures.map { [pictures($0)] } ?? [])
    }

    private static func origin(of choices: ControlInspection.Choices) -> Entry {
        switch choices.form {
        case "object", "list":
            let shown = choices.entries.prefix(3).map { "\($0.value) = \"\($0.label)\"" }
            let rest = choices.entries.count - shown.count
            return Entry(
                text: choices.entries.isEmpty
                    ? "no choice is in the list"
                    : "static, \(count(choices.entries.count, "choice")): \(shown.joined(separator: ", "))"
                        + (rest > 0 ? " and \(rest) more" : ""))
        case "data source":
            guard let field = choices.field else {
                return Entry(text: "dynamic, but the data source does not say which field is shown")
            }
            let source =
                choices.dataClass.map { "the field \(field) of each \($0)" } ?? "\(field) of the current entity"
            return Entry(text: "dynamic: \(source)")
        default: return Entry(text: "none: \"choiceList\" is nothing that 4D can make choices of")
        }
    }

    private static func look(of choices: ControlInspection.Choices) -> Entry {
        guard choices.isFormatKnown else {
            return Entry(
                text: "the format \"\(choices.format)\" is none: iOS shows a push list, Android drops the control")
        }
        return Entry(text: "shown as \"\(choices.format)\"")
    }

    private static func pictures(_ pictures: ControlInspection.Choices.Pictures) -> Entry {
        guard let folder = pictures.folder else { return Entry(text: "pictures: there is no folder images/") }
        let all = pictures.found + pictures.missing.count
        let missing = pictures.missing.isEmpty ? [] : ["missing: \(pictures.missing.joined(separator: ", "))"]
        return Entry(text: "pictures: \(pictures.found) of \(all) are in \(folder)/", details: missing)
    }
}
