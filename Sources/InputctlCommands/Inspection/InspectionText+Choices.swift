extension InspectionText {
    static func entries(_ choices: ControlInspection.Choices) -> [Entry] {
        switch choices.form {
        case "object", "list":
            let shown = choices.entries.prefix(3).map { "\($0.value) = \"\($0.label)\"" }
            let rest = choices.entries.count - shown.count
            return [
                Entry(
                    text: choices.entries.isEmpty
                        ? "static, without a choice"
                        : "static, \(choices.entries.count.counted("choice")): \(shown.joined(separator: ", "))"
                            + (rest > 0 ? " and \(rest) more" : ""))
            ]
        case "data source":
            guard let field = choices.field else { return [Entry(text: "dynamic, without a field")] }
            let of = choices.dataClass.map { " of \($0)" } ?? ""
            return [Entry(text: "dynamic: the field \(field)\(of)")]
        default: return [Entry(text: "none: 4D makes no choices of \"choiceList\"")]
        }
    }

    /// The list that an app shows for a selection control, whose choices the manifest has in the order `written`.
    static func entries(_ list: ControlInspection.List, written: [String]) -> [Entry] {
        var entries = [Entry(text: "shows a \(list.format) list\(content(list, written: written))")]
        if let label = list.emptyEntry {
            let entry = label.isEmpty ? "an empty entry" : "an entry \"\(label)\""
            entries.append(Entry(text: "adds \(entry) unless the parameter is mandatory"))
        }
        if let search = list.search {
            entries.append(
                Entry(text: search == "always" ? "offers a search" : "offers a search from \(search) choices"))
        }
        return entries + (list.pictures.map { [pictures($0)] } ?? [])
    }

    private static func content(_ list: ControlInspection.List, written: [String]) -> String {
        switch list.content {
        case "choices":
            guard let labels = list.labels else { return "" }
            return labels == written
                ? " in the order of the manifest"
                : ": \(quoted(Array(labels.prefix(6))))"
                    + (labels.count > 6 ? ", …" : "")
        case "records": return " of the records"
        case "current entity": return " of that attribute of the current entity"
        default: return " with one choice made of the data source itself"
        }
    }

    private static func pictures(_ pictures: ControlInspection.List.Pictures) -> Entry {
        if let problem = pictures.problem { return Entry(text: "pictures: \(problem)") }
        guard let folder = pictures.folder else { return Entry(text: "pictures: the folder images/ is missing") }
        let all = pictures.found.count + pictures.missing.count
        return Entry(
            text: "pictures: finds \(pictures.found.count) of \(all) in \(folder)/"
                + (pictures.size.map { " (\($0))" } ?? ""),
            details: pictures.missing.isEmpty ? [] : ["not found: \(pictures.missing.joined(separator: ", "))"])
    }
}
