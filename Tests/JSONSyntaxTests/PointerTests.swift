import JSONSyntax
import Testing

@Suite struct PointerTests {
    /// The examples of RFC 6901, section 5.
    @Test(arguments: [
        ("", []), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/", [""]), ("/a~1b", ["a/b"]), ("/c%d", ["c%d"]),
        ("/e^f", ["e^f"]), ("/g|h", ["g|h"]), ("/i\\j", ["i\\j"]), ("/k\"l", ["k\"l"]), ("/ ", [" "]),
        ("/m~0n", ["m~n"]),
        ("/~01", ["~1"]), ("/a/", ["a", ""]),
    ])
    func written(_ text: String, _ tokens: [String]) {
        #expect(JSONPointer(parsing: text)?.tokens == tokens)
        #expect(JSONPointer(tokens).description == text)
    }

    @Test(arguments: ["foo", "/~", "/~2", "/a~"])
    func notAPointer(_ text: String) {
        #expect(JSONPointer(parsing: text) == nil)
    }

    @Test func slashesInKeysAreEscaped() {
        #expect(JSONPointer(["a/b", "3"]).description == "/a~1b/3")
    }

    @Test func tokensAreComparedAsBytes() {
        #expect(JSONPointer(["\u{E9}"]) != JSONPointer(["e\u{301}"]))
        #expect(JSONPointer(["a", "b"]) != JSONPointer(["ab"]))
        #expect(Set([JSONPointer(["a"]), JSONPointer(["a"])]).count == 1)
    }
}
