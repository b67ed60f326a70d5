/// Writes what the scanner saw in a source file for a person, in at most 80 columns: each item behind its place.
package struct SourcesText: Sendable {
    private let palette: Palette

    package init(palette: Palette = .plain) {
        self.palette = palette
    }

    package func render(_ file: SourceInspection) -> String {
        var output = ""
        for line in HangingIndent.lines(TerminalEscaper.line(file.path), indentation: "  ").split(separator: "\n") {
            output += palette.paint(String(line), as: .path) + "\n"
        }
        let lines = Self.lines(file)
        for line in lines { output += render(line) }
        if lines.isEmpty { output += "  nothing was recognised\n" }
        if !file.isBalanced {
            output += HangingIndent.lines(
                "a bracket, a text or an #if is not closed: what belongs to what is a guess", first: "  ",
                indentation: "  ")
        }
        return output
    }

    /// An item, its place, and how far it is moved in.
    struct Line {
        let line: Int
        let column: Int
        let text: String
        var depth = 0
    }

    private func render(_ item: Line) -> String {
        let place = "\(item.line):\(item.column)"
        let gap = String(repeating: " ", count: max(0, Self.placeWidth - place.count))
        let step = String(repeating: "  ", count: item.depth)
        let margin = String(repeating: " ", count: max(Self.placeWidth, place.count) + 2)
        let wrapped = HangingIndent.lines(
            TerminalEscaper.line(item.text), first: margin + step, indentation: margin + step + "  ")
        return gap + palette.paint(place, as: .gutter) + "  " + wrapped.dropFirst(margin.count)
    }

    private static let placeWidth = 9

    private static func lines(_ file: SourceInspection) -> [Line] {
        var lines = file.package.map { [item($0, "package")] } ?? []
        lines += file.imports.map { item($0, "import") }
        for type in file.types {
            lines.append(Line(line: type.line, column: type.column, text: words(type)))
            lines += type.members.map { Line(line: $0.line, column: $0.column, text: words($0), depth: 1) }
        }
        lines += file.functions.map { Line(line: $0.line, column: $0.column, text: words($0)) }
        lines += file.annotations.map { item($0, "annotation") }
        lines += file.constants.map { constant in
            Line(line: constant.line, column: constant.column, text: "constant \(constant.name) = \(constant.value)")
        }
        for builder in file.rowBuilders { lines += Self.lines(builder, in: file.path) }
        lines += file.iconName.map { [item($0, "icon")] } ?? []
        lines += file.permissions.map { item($0, "permission") }
        lines += file.resourceClasses.map { item($0, "resource class") }
        return lines + file.tags.map { item($0, "tag") }
    }

    private static func item(_ item: SourceItem, _ kind: String) -> Line {
        Line(line: item.line, column: item.column, text: "\(kind) \(item.text)")
    }

    private static func words(_ type: SourceType) -> String {
        var text = (type.attributes + [type.kind, type.name]).joined(separator: " ")
        if let constructor = type.constructor { text += "(\(constructor.joined(separator: ", ")))" }
        if !type.inherits.isEmpty { text += ": " + type.inherits.map(\.text).joined(separator: ", ") }
        let remarks = [type.isLocal ? "inside a function" : nil, type.isConditional ? "in a branch of #if" : nil]
        let known = remarks.compactMap { $0 }
        return known.isEmpty ? text : "\(text) (\(known.joined(separator: ", ")))"
    }

    private static func words(_ member: SourceMember) -> String {
        let isFunction = ["func", "fun", "init"].contains(member.kind)
        let name = member.kind == "init" && member.name.hasPrefix("init") ? [member.name] : [member.kind, member.name]
        return (member.attributes + (member.isStatic ? ["static"] : []) + name).joined(separator: " ")
            + (member.type.map { (isFunction ? " -> " : ": ") + $0 } ?? "")
    }
}
