import Reporting

extension ControlInspection {
    /// What 4D does with the control, for a person, in at most 80 columns.
    package func text(_ palette: Palette) -> String { InspectionText(palette: palette).render(self) }
}

/// Writes what 4D does with a control for a person.
struct InspectionText {
    /// A line and what explains it, one step further in.
    struct Entry {
        let text: String
        var details: [String] = []
    }

    let palette: Palette

    func render(_ control: ControlInspection) -> String {
        let name = control.name ?? "(no name)"
        let title = "\(name) — \(Self.heading(of: control))"
        var output = HangingIndent.lines(TerminalEscaper.line(title), indentation: "  ")
        // The name is the beginning of the first line unless it had to be broken.
        let shownName = TerminalEscaper.line(name)
        if output.hasPrefix(shownName) {
            output = palette.paint(shownName, as: .message) + output.dropFirst(shownName.count)
        }
        if let problem = control.problem { output += section("problem", [Entry(text: problem)]) }
        if let reference = Self.reference(to: control) { output += section("used by", [Entry(text: reference)]) }
        if let editor = control.editor { output += section("editor", Self.entries(editor)) }
        if let choices = control.choices { output += section("choices", Self.entries(choices)) }
        if let ios = control.ios {
            output += section("iOS", Self.entries(ios, name: control.name ?? "", control.choices))
        }
        if let android = control.android { output += section("Android", Self.entries(android, control.choices)) }
        return output
    }

    private func section(_ title: String, _ entries: [Entry]) -> String {
        var output = ""
        for entry in entries {
            output += HangingIndent.lines(
                TerminalEscaper.line(entry.text), first: Self.margin, indentation: Self.margin + "  ")
            for detail in entry.details {
                output += HangingIndent.lines(
                    TerminalEscaper.line(detail), first: Self.margin + "  ", indentation: Self.margin + "    ")
            }
        }
        let gap = String(repeating: " ", count: Self.margin.count - 2 - title.count)
        return "  " + palette.paint(title, as: .path) + gap + output.dropFirst(Self.margin.count)
    }

    private static let margin = String(repeating: " ", count: 11)

    private static func heading(of control: ControlInspection) -> String {
        guard let kind = control.kind else { return "not a control for 4D" }
        guard let ios = control.ios, let android = control.android else { return "\(kind), not an input control" }
        let platforms = [ios.isTargeted ? "iOS" : nil, android.isTargeted ? "Android" : nil].compactMap { $0 }
        return "\(kind) for \(platforms.isEmpty ? "no platform" : platforms.joined(separator: " and "))"
    }

    /// How an action's parameter refers to the control. [project-2] [editor-25]
    private static func reference(to control: ControlInspection) -> String? {
        guard let name = control.name, let editor = control.editor else { return nil }
        guard control.choices != nil else { return "parameters whose \"format\" is \"/\(name)\"" }
        return editor.format.map { "parameters whose \"source\" is \"/\(name)\" and whose \"format\" is \"/\($0)\"" }
    }

    private static func entries(_ editor: ControlInspection.Editor) -> [Entry] {
        let hidden = editor.hidden.map { Entry(text: "hidden: \($0)") }
        guard !editor.projects.isEmpty else { return hidden.isEmpty ? [Entry(text: "offered nowhere")] : hidden }
        let types = editor.types.joined(separator: ", ")
        let projects = editor.hidden.isEmpty ? "all projects" : editor.projects.joined(separator: ", ")
        guard let format = editor.format else {
            return [Entry(text: "offered for \(types) parameters of \(projects)")] + hidden
        }
        return [
            Entry(
                text: "offered in the menu \(editor.menu) of \(types) parameters with the format \"\(format)\", in "
                    + "\(projects)", details: ["4D does not read \"type\" and \"target\" there"])
        ]
    }

    static func place(_ place: ControlInspection.Place) -> String {
        "\(place.path):\(place.line)"
    }

    static func quoted(_ texts: [String]) -> String {
        texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
