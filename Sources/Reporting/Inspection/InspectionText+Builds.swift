extension InspectionText {
    static func entries(_ ios: ControlInspection.IOS, name: String, _ choices: ControlInspection.Choices?) -> [Entry] {
        guard ios.isTargeted else { return ios.missing.map { Entry(text: "not built: \($0)") } }
        var entries = choices.map { shown(ios.list, $0, otherwise: "shows the default row of the type") } ?? []
        entries += [copied(ios.injected, code: ".swift", "Swift file")].compactMap { $0 }
        entries += ios.services.map { service in
            Entry(text: "service \(service.name) (\(place(service.namedAt)))", details: facts(service, name: name))
        }
        for file in ["Settings.plist", "Info.plist", "entitlements"] {
            entries += ios.keys.filter { $0.file == file }.map(entry)
        }
        entries += ios.missing.map { Entry(text: "missing: \($0)") }
        return entries.isEmpty ? [Entry(text: "no code, no service, no key")] : entries
    }

    static func entries(_ android: ControlInspection.Android, _ choices: ControlInspection.Choices?) -> [Entry] {
        guard android.isTargeted || android.registeredClass != nil else {
            return android.missing.map { Entry(text: "not built: \($0)") }
        }
        var entries = choices.map { shown(android.list, $0, otherwise: "has no list") } ?? []
        if choices == nil {
            entries += [copied(android.copied, code: ".kt", "Kotlin file")].compactMap { $0 }
        } else if !android.copied.isEmpty {
            // The lists of other actions get no pictures.
            let files = count(android.copied.count, "picture file")
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

    /// What an app shows of a selection control; `otherwise` when it has no list.
    private static func shown(
        _ list: ControlInspection.List?, _ choices: ControlInspection.Choices, otherwise: String
    ) -> [Entry] {
        list.map { entries($0, written: choices.entries.map(\.label)) } ?? [Entry(text: otherwise)]
    }

    private static func copied(_ files: [String], code ending: String, _ word: String) -> Entry? {
        let code = files.count { $0.hasSuffix(ending) }
        let others = files.count - code
        let parts = [
            code > 0 ? count(code, word) : nil, others > 0 ? count(others, code > 0 ? "other file" : "file") : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : Entry(text: "copies \(parts.joined(separator: " and ")) into the app")
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

    private static func facts(_ service: ControlInspection.Service, name: String) -> [String] {
        var facts: [String] = []
        if let declared = service.declaredAt { facts.append("loads its class (\(place(declared)))") }
        switch service.answer {
        case "row": facts.append("answers to \"\(name)\"" + answerPlace(service))
        case "always": facts.append("answers to every format, also to those of other controls")
        case "none" where service.formats.isEmpty: facts.append("does not answer to \"\(name)\"")
        case "none": facts.append("answers to \(quoted(service.formats)), not to \"\(name)\"")
        case "unsure": facts.append("builds rows; for which formats can't be told from its code")
        default: break
        }
        return facts + service.problems.map { "does not work: \($0)" }
    }
}
