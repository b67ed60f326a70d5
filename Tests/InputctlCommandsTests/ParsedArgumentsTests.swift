import InputctlCommands
import Testing

@Suite struct ParsedArgumentsTests {
    private enum Format: String {
        case text, json
    }

    private static let strict = Option.flag("strict", "a flag")
    private static let format = Option.choice("format", Format.text, [.json], "a choice")
    private static let place = Option.value("at", "PATH", "a value")
    private static let select = Option.list("select", "RULE,...", "a list")
    private static let set = Option.repeated("set", "ID=VALUE", "several values")

    private static let usage = CommandUsage(
        name: "try", arguments: "[PATH...]", argumentCount: 0...2, summary: "a command",
        options: [strict.usage, format.usage, place.usage, select.usage, set.usage])

    private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(words, for: Self.usage)
    }

    @Test func optionsMayStandAnywhereInBothSpellings() throws {
        let parsed = try parse("a", "--strict", "--format=json", "--at", "x=y", "b")
        #expect(parsed.operands == ["a", "b"])
        #expect(parsed[Self.strict])
        #expect(parsed[Self.format] == .json)
        #expect(parsed[Self.place] == "x=y")
        #expect(!parsed.has(Self.select.usage))
    }

    @Test func optionsThatAreNotGivenHaveTheirDefaults() throws {
        let parsed = try parse()
        #expect(!parsed[Self.strict])
        #expect(parsed[Self.format] == .text)
        #expect(parsed[Self.place] == nil)
        #expect(parsed[Self.select] == [])
    }

    @Test func twoDashesEndOptionsAndOneIsAnArgument() throws {
        #expect(try parse("-", "--", "--strict").operands == ["-", "--strict"])
    }

    @Test func listsAndRepeatedOptionsAddUp() throws {
        let parsed = try parse("--select", "a,b", "--select=c", "--set", "x=1", "--set", "y=")
        #expect(parsed[Self.select] == ["a", "b", "c"])
        #expect(parsed[Self.set] == ["x=1", "y="])
    }

    @Test(arguments: [
        (["--strcit"], "unknown option \"--strcit\"; did you mean \"--strict\"?"),
        (["-strict"], "unknown option \"-strict\"; did you mean \"--strict\"?"),
        (["--strict=yes"], "option --strict takes no value"),
        (["--at"], "option --at needs a value"),
        (["--at", ""], "option --at has an empty value"),
        (["--select", "a,"], "option --select has an empty value"),
        (["--select="], "option --select has an empty value"),
        (["--format", "jsno"], "unknown value for --format \"jsno\"; did you mean \"json\"? (one of text, json)"),
        (["--format", "json", "--format=text"], "option --format is given twice"),
        (["a", "b", "c"], "\"c\" is an extra argument for try"),
        ([""], "an argument of try is empty"),
    ])
    func whatIsWrongIsSaidWithWhatWasMeant(_ words: [String], _ message: String) {
        #expect(throws: UsageError(message)) { try ParsedArguments(words, for: Self.usage) }
    }
}
