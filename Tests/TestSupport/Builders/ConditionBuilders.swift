/// Builders that decide with `guard`, `if`, `switch` and conditional expressions.
extension RowBuilderCase {
    static let conditions: [RowBuilderCase] = guards + switches + expressions + paths

    private static let guards: [RowBuilderCase] = [
        .init("guard", body: "guard format == \"color2\" else { return nil }\nreturn \(row)"),
        .init(
            "guard for another name", own: .nil, ["colour2": .row],
            body: "guard format == \"colour2\" else { return nil }\nreturn \(row)"),
        .init(
            "guard with an inequality", own: .nil, other: .row,
            body: "guard format != \"color2\" else { return nil }\nreturn \(row)"),
        .init("guard with the name first", body: "guard \"color2\" == format else { return nil }\nreturn \(row)"),
        .init(
            "guard with a key that is not empty", own: .either,
            body: "guard !key.isEmpty, format == \"color2\" else { return nil }\nreturn \(row)"),
        .init(
            "guard with a key and an empty key", own: .row,
            body: """
                guard format == "color2" else { return nil }
                let tag = key.isEmpty ? format : key
                return TextRow(tag).onRowEvent(eventCallback)
                """),
        .init(
            "guard that stops the app", other: .never,
            body: "guard format == \"color2\" else { fatalError(\"not \\(format)\") }\nreturn \(row)"),
        .init(
            "precondition", other: .never, body: "precondition(format == \"color2\", \"wrong format\")\nreturn \(row)"),
        .init(
            "guard with a pattern", body: "guard case \"color2\" = format else { return nil }\nreturn \(row)"),
        .init("if with a pattern", body: "if case \"color2\" = format { return \(row) }\nreturn nil"),
        .init("if and nil", body: "if format == \"color2\" {\n    return \(row)\n}\nreturn nil"),
        .init("if and else", body: "if format == \"color2\" { return \(row) } else { return nil }"),
        .init(
            "if and else, swapped", own: .nil, other: .row,
            body: "if format == \"color2\" { return nil } else { return \(row) }"),
        .init(
            "else if", ["color3": .row, "color4": .nil],
            body: """
                if format == "color3" {
                    return LabelRow(key).onRowEvent(eventCallback)
                } else if format == "color4" {
                    return nil
                } else if format == "color2" {
                    return \(row)
                } else {
                    return nil
                }
                """),
        .init(
            "else if behind a condition that holds before", own: .nil, ["color2x": .row],
            body: """
                if format == "color2" {
                    return nil
                } else if format.hasPrefix("color2") {
                    return \(row)
                }
                return nil
                """),
        .init(
            "nested conditions",
            body: """
                if format.hasPrefix("color") {
                    if format.hasSuffix("2") {
                        return \(row)
                    }
                }
                return nil
                """),
        .init(
            "nested conditions that exclude each other", own: .nil, ["color1": .nil],
            body: """
                if format == "color1" {
                    if format == "color2" {
                        return \(row)
                    }
                }
                return nil
                """),
        .init("nil first", body: "if format != \"color2\" { return nil }\nreturn \(row)"),
        .init(
            "length and prefix", ["color9": .row, "color22": .nil],
            body: "guard format.count == 6, format.hasPrefix(\"color\") else { return nil }\nreturn \(row)"),
        .init(
            "two names", ["colour2": .row],
            body: "guard format == \"color2\" || format == \"colour2\" else { return nil }\nreturn \(row)"),
        .init(
            "two names in a wrong conjunction", own: .nil, ["colour2": .nil],
            body: "guard format == \"color2\" && format == \"colour2\" else { return nil }\nreturn \(row)"),
        .init(
            "two inequalities in a wrong disjunction", other: .row, ["colour2": .row],
            body: "if format != \"color2\" || format != \"colour2\" { return \(row) }\nreturn nil"),
        .init(
            "De Morgan", ["colour2": .row],
            body: "guard !(format != \"color2\" && format != \"colour2\") else { return nil }\nreturn \(row)"),
    ]

    private static let switches: [RowBuilderCase] = [
        .init("switch", body: "switch format {\ncase \"color2\":\n    return \(row)\ndefault:\n    return nil\n}"),
        .init(
            "switch for another name", own: .nil, ["Color2": .row],
            body: "switch format {\ncase \"Color2\":\n    return \(row)\ndefault:\n    return nil\n}"),
        .init(
            "switch with nil for the name", own: .nil, other: .row,
            body: "switch format {\ncase \"color2\": return nil\ndefault: return \(row)\n}"),
        .init(
            "switch with several patterns", ["colour2": .row, "color3": .row],
            body: """
                switch format {
                case "colour2", "color2":
                    return \(row)
                case "color3":
                    return LabelRow(key).onRowEvent(eventCallback)
                default:
                    return nil
                }
                """),
        .init(
            "switch with an earlier case", own: .nil, ["color": .nil],
            body: """
                switch format {
                case _ where format.hasPrefix("color"):
                    return nil
                case "color2":
                    return \(row)
                default:
                    return nil
                }
                """),
        .init(
            "switch with a condition", own: .either,
            body: """
                switch format {
                case "color2" where key.hasPrefix("x"):
                    return \(row)
                default:
                    return nil
                }
                """),
        .init(
            "fallthrough to the row", ["colour2": .row],
            body: """
                switch format {
                case "color2":
                    fallthrough
                case "colour2":
                    return \(row)
                default:
                    return nil
                }
                """),
        .init(
            "fallthrough to default", own: .nil, ["colour2": .row],
            body: """
                switch format {
                case "colour2":
                    return \(row)
                case "color2":
                    fallthrough
                default:
                    return nil
                }
                """),
        .init(
            "switch with a constant pattern", members: "private let name = \"color2\"",
            body: "switch format {\ncase name: return \(row)\ndefault: return nil\n}"),
        .init(
            "switch over true",
            body: """
                switch true {
                case format == "color2": return \(row)
                default: return nil
                }
                """),
        .init(
            "switch over a comparison", own: .nil, other: .row,
            body: """
                switch format == "color2" {
                case true: return nil
                case false: return \(row)
                }
                """),
        .init(
            "switch over the lower case", ["COLOR2": .row, "color": .nil],
            body: """
                switch format.lowercased() {
                case "color2": return \(row)
                default: return nil
                }
                """),
        .init(
            "switch with an open default", other: .row,
            body: """
                switch format {
                case "color2":
                    return \(row)
                default:
                    return LabelRow(key).onRowEvent(eventCallback)
                }
                """),
        .init(
            "switch that sets a variable",
            body: """
                let title: String
                switch format {
                case "color2": title = "Colour"
                default: return nil
                }
                return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                """),
        .init(
            "switch that sets a title for all", other: .row,
            body: """
                let title: String
                switch format {
                case "color2": title = "Colour"
                default: title = "Other"
                }
                return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                """),
        .init(
            "switch in a labelled block",
            body: """
                found: do {
                    switch format {
                    case "color2": break found
                    default: return nil
                    }
                }
                return \(row)
                """),
    ]

    private static let expressions: [RowBuilderCase] = [
        .init("conditional expression", body: "return format == \"color2\" ? \(row) : nil"),
        .init(
            "conditional expression, swapped", own: .nil, other: .row,
            body: "return format == \"color2\" ? nil : \(row)"),
        .init("conditional expression with an inequality", body: "return format != \"color2\" ? nil : \(row)"),
        .init(
            "nested conditional expressions", ["color3": .row, "color4": .nil],
            body: """
                format == "color3" ? LabelRow(key).onRowEvent(eventCallback)
                    : format == "color4" ? nil : format == "color2" ? \(row) : nil
                """),
        .init("if expression", body: "return if format == \"color2\" { \(row) } else { nil }"),
        .init(
            "if expression without return", body: "if format == \"color2\" {\n    \(row)\n} else {\n    nil\n}"),
        .init(
            "switch expression", ["color3": .nil],
            body: """
                return switch format {
                case "color3": nil
                case "color2": \(row)
                default: nil
                }
                """),
        .init(
            "switch expression in a constant",
            body: """
                let row: BaseRow? = switch format {
                case "color2": \(row)
                default: nil
                }
                return row
                """),
        .init(
            "if expression in a constant",
            body: """
                let name = if key.isEmpty { "color2" } else { "color" + "2" }
                return format == name ? \(row) : nil
                """),
        .init(
            "conditional name", own: .either, ["color": .either],
            body: "return format == (key == \"x\" ? \"color\" : \"color2\") ? \(row) : nil"),
        .init("cast of nil", own: .nil, body: "return format == \"color2\" ? nil as BaseRow? : nil"),
        .init(
            "comparison in parentheses", body: "guard ((format) == (\"color2\")) else { return nil }\nreturn (\(row))"),
        .init(
            "comparison without regard to case", ["COLOR2": .row, "color": .nil],
            body: """
                guard format.caseInsensitiveCompare("Color2") == .orderedSame else { return nil }
                return \(row)
                """),
        .init(
            "comparison by elementsEqual",
            body: "guard format.elementsEqual(\"color2\") else { return nil }\nreturn \(row)"),
        .init(
            "comparison by a pattern operator",
            body: "guard \"color2\" ~= format else { return nil }\nreturn \(row)"),
        .init(
            "format contains the name", ["xcolor2y": .row, "color": .nil],
            body: "guard format.contains(\"color2\") else { return nil }\nreturn \(row)"),
        .init(
            "name contains the format", ["color": .row],
            body: "guard \"color2\".contains(format) else { return nil }\nreturn \(row)"),
        .init(
            "format without its prefix", ["/color2": .row],
            body: """
                let name = format.hasPrefix("/") ? String(format.dropFirst()) : format
                guard name == "color2" else { return nil }
                return \(row)
                """),
        .init(
            "format with a slash, which it has not", own: .nil, ["/color2": .row],
            body: "guard format == \"/color2\" else { return nil }\nreturn \(row)"),
        .init(
            "format with a slash in front",
            body: "guard \"/\" + format == \"/color2\" else { return nil }\nreturn \(row)"),
        .init("row for all formats", other: .row, body: "return \(row)"),
        .init("row for no format", own: .nil, body: "return nil"),
        .init(
            "row that goes by the key", own: .either, other: .either,
            body: "guard key == \"color2\" else { return nil }\nreturn \(row)"),
    ]

    private static let paths: [RowBuilderCase] = [
        .init(
            "log before the guard",
            body: """
                print("format \\(format)")
                logger.debug("asked for \\(format)")
                guard format == "color2" else {
                    logger.info("\\(format) is not ours")
                    return nil
                }
                return \(row)
                """),
        .init(
            "row made before the guard",
            body: """
                let row = TextRow(key) { $0.title = "Colour" }
                guard format == "color2" else { return nil }
                return row.onRowEvent(eventCallback)
                """),
        .init(
            "nil inside a closure of the row",
            body: """
                guard format == "color2" else { return nil }
                return TextRow(key) { row in
                    row.displayValueFor = { value in
                        guard let value else { return nil }
                        return "#" + value
                    }
                }.onRowEvent(eventCallback)
                """),
        .init(
            "row inside a closure that is not called", own: .nil,
            body: """
                let make: () -> BaseRow? = {
                    guard format == "color2" else { return nil }
                    return \(row)
                }
                _ = make
                return nil
                """),
        .init(
            "do and catch with a function that throws",
            members: """
                private struct Refused: Error {}
                private func check(_ name: String) throws {
                    if name != "color2" { throw Refused() }
                }
                """,
            body: """
                do {
                    try check(format)
                    return \(row)
                } catch {
                    return nil
                }
                """),
        .init(
            "try? with a function that throws",
            members: """
                private struct Refused: Error {}
                private func checked(_ name: String) throws -> String {
                    guard name == "color2" else { throw Refused() }
                    return name
                }
                """,
            body: """
                guard let name = try? checked(format) else { return nil }
                return TextRow(key) { $0.title = name }.onRowEvent(eventCallback)
                """),
        .init(
            "loop over the names", members: "private let names = [\"color1\", \"color2\"]",
            body: """
                for name in names {
                    if format == name { return \(row) }
                }
                return nil
                """),
        .init(
            "loop with where", ["color1": .row], members: "private let names = [\"color1\", \"color2\"]",
            body: """
                for name in names where name == format {
                    return TextRow(key) { $0.title = name }.onRowEvent(eventCallback)
                }
                return nil
                """),
        .init(
            "loop over other names", own: .nil, ["color1": .row],
            members: "private let names = [\"color1\", \"color3\"]",
            body: """
                for name in names where name == format { return \(row) }
                return nil
                """),
        .init(
            "defer",
            body: """
                defer { logger.debug("done") }
                guard format == "color2" else { return nil }
                return \(row)
                """),
        .init(
            "variable set by the format",
            body: """
                var name = "other"
                if format == "color2" { name = format }
                if name == "other" { return nil }
                return \(row)
                """),
        .init(
            "variable built from the format",
            body: """
                var name = format
                name += "!"
                guard name == "color2!" else { return nil }
                return \(row)
                """),
        .init(
            "code for iOS only",
            body: """
                #if os(iOS) || os(Linux)
                guard format == "color2" else { return nil }
                #endif
                return \(row)
                """),
        .init(
            "code for debugging",
            body: """
                #if DEBUG
                print(format)
                #endif
                guard format == "color2" else { return nil }
                return \(row)
                """),
        .init(
            "availability",
            body: """
                guard #available(iOS 13, *), format == "color2" else { return nil }
                return \(row)
                """),
        .init(
            "shadowed by an optional binding", members: "private let expected: String? = \"color2\"",
            body: """
                guard let expected, expected == format else { return nil }
                return \(row)
                """),
        .init(
            "missing name", own: .nil, members: "private let expected: String? = nil",
            body: """
                guard let expected, expected == format else { return nil }
                return \(row)
                """),
    ]
}
