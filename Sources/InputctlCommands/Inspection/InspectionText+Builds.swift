extension InspectionText {
    static func entries(_ ios: ControlInspection.IOS, name: String, _ choices: ControlInspection.Choices?) -> [Entry] {
        guard ios.isTargeted else { return ios.missing.map { Entry(text: "not built: \($0)") } }
        var entries = choices.map { shown(ios.list, $0, otherwise: "shows the default row of the type") } ?? []
        entries += files(ios.files, "Swift file")
        entries += ios.services.map { service in
            Entry(
                text: "service \(service.name) (\(place(service.namedAt)))",
                details: facts(service, name: name, isBuilt: ios.problems.isEmpty))
        }
        for file in ["Settings.plist", "Info.plist", "entitlements"] {
            entries += ios.keys.filter { $0.file == file }.map(entry)
        }
        entries += ios.missing.map { Entry(text: "missing: \($0)") }
        entries += ios.problems.map { Entry(text: "does not work: \($0)") }
        return entries.isEmpty ? [Entry(text: "no code, no service, no key")] : entries
    }

    static func entries(_ android: ControlInspection.Android, _ choices: ControlInspection.Choices?) -> [Entry] {
        guard android.isTargeted || android.registeredClass != nil else {
            return android.missing.map { Entry(text: "not built: \($0)") }
        }
        var entries = choices.map { shown(android.list, $0, otherwise: "has no list") } ?? []
        if choices == nil {
            entries += files(android.files, "Kotlin file")
        } else if !android.copied.isEmpty {
            // The lists of other actions get no pictures.
            let files = android.copied.count.counted("picture file")
            entries.append(Entry(text: "copies \(files) if a table or record action uses the control"))
        }
        if let name = android.registeredClass {
            let file = android.registeredAt.map { " (\(place($0)))" } ?? ""
            entries.append(
                Entry(text: "registers the class \(name)\(file) for table and record actions", details: android.rows))
        }
        entries += android.permissions.map { Entry(text: "permission \($0)") }
        entries += android.missing.map { Entry(text: "\(android.isTargeted ? "missing" : "not meant"): \($0)") }
        entries += android.problems.map { Entry(text: "does not work: \($0)") }
        return entries.isEmpty ? [Entry(text: "no code, no class, no permission")] : entries
    }

    /// The list that an app shows for a selection control; `otherwise` when it has no list.
    private static func shown(
        _ list: ControlInspection.List?, _ choices: ControlInspection.Choices, otherwise: String
    ) -> [Entry] {
        list.map { entries($0, written: choices.entries.map(\.label)) } ?? [Entry(text: otherwise)]
    }

    /// How many files are in the app, and what becomes of the others: one entry for each outcome.
    private static func files(_ files: [ControlInspection.File], _ code: String) -> [Entry] {
        let words = [("compiled", code), ("resource", "resource"), ("catalog", "file of the assets catalog")]
        let parts = words.compactMap { fate, word in
            let count = files.count { $0.fate == fate }
            return count > 0 ? count.counted(word) : nil
        }
        var entries = parts.isEmpty ? [] : [Entry(text: "copies \(list(parts)) into the app")]
        var others: [String: [String]] = [:]
        var order: [String] = []
        for file in files where !["compiled", "resource", "catalog", "leftOut", "unread"].contains(file.fate) {
            if others[file.words] == nil { order.append(file.words) }
            others[file.words, default: []].append(file.path)
        }
        entries += order.map { words in
            let paths = others[words] ?? []
            let more = paths.count > 1 ? " (+\(paths.count - 1))" : ""
            return Entry(text: "\(paths.first ?? "")\(more) \(words)")
        }
        return entries
    }

    private static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.joined() }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func entry(_ key: ControlInspection.Key) -> Entry {
        let value = key.value.map { " \(key.isMerged ? "+=" : "=") \($0)" } ?? ""
        let isAsWritten = key.value == key.manifestValue
        return Entry(
            text: "\(key.file) \(key.key)\(value)"
                + (isAsWritten ? "" : " (\"\(key.capability)\" is \(key.manifestValue))"))
    }

    /// Where the value is that the format is compared with, in the file of the class or in another.
    private static func answerPlace(_ service: ControlInspection.Service) -> String {
        guard let place = service.answersAt else { return "" }
        return place.path == service.declaredAt?.path ? " (line \(place.line))" : " (\(self.place(place)))"
    }

    private static func facts(_ service: ControlInspection.Service, name: String, isBuilt: Bool) -> [String] {
        var facts: [String] = []
        if let declared = service.declaredAt {
            let works = isBuilt && service.problems.isEmpty
            facts.append(works ? "loads its class (\(place(declared)))" : "its class is at \(place(declared))")
        }
        switch service.answer {
        case "row": facts.append("handles \"\(name)\"" + answerPlace(service))
        case "always": facts.append("returns a row for every format, also for those of other controls")
        case "none" where service.formats.isEmpty: facts.append("does not handle \"\(name)\"")
        case "none": facts.append("handles \(quoted(service.formats)), not \"\(name)\"")
        case "unsure": facts.append("returns rows; for which formats cannot be determined from its code")
        default: break
        }
        return facts + service.problems.map { "does not work: \($0)" }
    }
}
