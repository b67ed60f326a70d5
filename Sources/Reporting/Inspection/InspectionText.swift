/// Writes what 4D does with a control for a person, in at most 80 columns.
package struct InspectionText: Sendable {
    private let palette: Palette

    package init(palette: Palette = .plain) {
        self.palette = palette
    }

    package func render(_ control: ControlInspection) -> String {
        let name = control.name.map(VisibleText.line) ?? "(no name)"
        let platforms = [
            control.ios?.isTargeted == true ? "iOS" : nil, control.android?.isTargeted == true ? "Android" : nil,
        ]
        let kind = control.kind.map { " — \($0) for " + platforms.compactMap { $0 }.joined(separator: " and ") } ?? ""
        var output =
            palette.paint(name, as: .message) + (platforms.compactMap { $0 }.isEmpty ? " — for no platform" : kind)
            + "\n"
        guard let editor = control.editor, let ios = control.ios, let android = control.android else {
            return output + "  the manifest can't be read; inputctl validate says why\n"
        }
        output += section("editor", lines(editor))
        output += section("iOS", lines(ios, name: control.name))
        output += section("Android", lines(android))
        return output
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        var output = ""
        for line in lines {
            for wrapped in WordWrap.lines(VisibleText.line(line), indentation: Self.indentation).split(separator: "\n")
            {
                guard output.isEmpty else {
                    output += wrapped + "\n"
                    continue
                }
                let gap = String(repeating: " ", count: Self.indentation.count - 2 - title.count)
                output +=
                    "  " + palette.paint(title, as: .path) + gap + wrapped.dropFirst(Self.indentation.count) + "\n"
            }
        }
        return output
    }

    private static let indentation = String(repeating: " ", count: 11)

    private func lines(_ editor: ControlInspection.Editor) -> [String] {
        let hidden = editor.hidden.map { "hidden: \($0)" }
        guard !editor.projects.isEmpty else { return hidden.isEmpty ? ["offered nowhere"] : hidden }
        let types = editor.types.map { $0.joined(separator: ", ") + " parameters" } ?? "parameters of any type"
        return ["offered for \(types) of \(editor.projects.joined(separator: ", "))"] + hidden
    }

    private func lines(_ ios: ControlInspection.IOS, name: String?) -> [String] {
        guard ios.isTargeted else { return ["not built: the target does not list it"] }
        let swift = ios.injected.filter { $0.hasSuffix(".swift") }.count
        let others = ios.injected.count - swift
        var lines: [String] = []
        if !ios.injected.isEmpty {
            lines.append(
                "copies \(count(swift, "Swift file"))" + (others > 0 ? " and \(count(others, "other file"))" : "")
                    + " into the app")
        }
        for service in ios.services {
            lines.append("service \(service.name) (\(place(service.namedAt)))")
            lines += facts(service, name: name).map { "  " + $0 }
        }
        for file in ["Settings.plist", "Info.plist", "entitlements"] {
            for key in ios.keys where key.file == file {
                // Lists and objects are merged into what the app has.
                let isMerged = key.capability == "service" || key.value.hasPrefix("[") || key.value.hasPrefix("{")
                lines.append("\(file)  \(key.key) \(isMerged ? "+=" : "=") \(key.value)")
            }
        }
        lines += ios.missing.map { "missing: \($0)" }
        return lines.isEmpty ? ["nothing is copied, no service, no key"] : lines
    }

    private func facts(_ service: ControlInspection.Service, name: String?) -> [String] {
        var facts: [String] = []
        if let declared = service.declaredAt { facts.append("loads its class (\(place(declared)))") }
        switch service.answer {
        case "row": facts.append("answers to \(quoted([name ?? ""]))")
        case "always": facts.append("answers to every format, also to those of other controls")
        case "none":
            facts.append(
                "answers to \(service.formats.isEmpty ? "no format" : quoted(service.formats)), not to \(quoted([name ?? ""]))"
            )
        case "unsure": facts.append("builds rows; for which formats can't be told from its code")
        default: break
        }
        if let problem = service.problem { facts.append("does not work: \(problem)") }
        return facts
    }

    private func lines(_ android: ControlInspection.Android) -> [String] {
        var lines: [String] = []
        if let name = android.registeredClass {
            lines.append("registers the class \(name) (\(android.registeredFrom ?? ""))")
        }
        if !android.permissions.isEmpty {
            lines.append("permissions " + android.permissions.joined(separator: ", "))
        }
        if !android.isTargeted { lines.append("not built: the target does not list it") }
        lines += android.missing.map { "missing: \($0)" }
        return lines.isEmpty ? ["nothing is registered, no permission"] : lines
    }

    private func place(_ place: ControlInspection.Place) -> String {
        "\(place.path):\(place.line)"
    }

    private func quoted(_ texts: [String]) -> String {
        texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private func count(_ number: Int, _ thing: String) -> String {
        "\(number) \(thing)\(number == 1 ? "" : "s")"
    }
}
