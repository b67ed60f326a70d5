import Reporting

/// Whether output is coloured: `--color`, then NO_COLOR and FORCE_COLOR, then whether it goes to a terminal.
enum ColorChoice: String {
    case auto, always, never

    static let option = Option.choice(
        "color", ColorChoice.auto, [.always, .never], "colours in text output (default: auto)")

    static func palette(_ arguments: ParsedArguments, _ console: Console) -> Palette {
        switch arguments[option] {
        case .always: return .ansi
        case .never: return .plain
        case .auto:
            func isSet(_ name: String) -> Bool { !(console.environment[name] ?? "").isEmpty }
            if isSet("NO_COLOR") { return .plain }
            if isSet("FORCE_COLOR") { return .ansi }
            return console.isTerminal && console.environment["TERM"] != "dumb" ? .ansi : .plain
        }
    }
}
