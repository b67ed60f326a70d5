import InputctlCommands
import Testing

@Suite struct ParsedArgumentsTests {
    private static let usage = CommandUsage(
        name: "try", arguments: "[PATH...]", argumentCount: 0...2, summary: "a command",
        options: [
            .flag("strict", "a flag"), .choice("format", ["text", "json"], "a choice"), .value("at", "PATH", "a value"),
            .list("select", "RULE,...", "a list"), .repeated("set", "ID=VALUE", "several values"),
        ])

    private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(words, for: Self.usage)
    }

    @Test func optionsMayStandAnywhereInBothSpellings() throws {
        let parsed = try parse("a", "--strict", "--format=json", "--at", "x=y", "b")
        #expect(parsed.arguments == ["a", "b"])
        #expect(parsed.has("strict"))
        #expect(parsed.value("format") == "json")
        #expect(parsed.value("at") == "x=y")
        #expect(parsed.value("select") == nil)
    }

    @Test func twoDashesEndOptionsAndOneIsAnArgument() throws {
        #expect(try parse("-", "--", "--strict").arguments == ["-", "--strict"])
    }

    @Test func listsAndRepeatedOptionsAddUp() throws {
        let parsed = try parse("--select", "a,b", "--select=c", "--set", "x=1", "--set", "y=")
        #expect(parsed.list("select") == ["a", "b", "c"])
        #expect(parsed.values("set") == ["x=1", "y="])
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
