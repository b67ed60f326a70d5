import JSONSyntax
import SourceText
import Testing

/// What is beyond a limit is an issue, and costs neither the process nor much time.
@Suite struct LimitTests {
    @Test func nestingUpToTheLimitIsRead() {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(JSONDocument(parsing: Array(text.utf8)).issues == [])
    }

    @Test func nestingOverTheLimitIsOneIssueAndItsNeighboursAreRead() {
        let deep = "{\"a\":[[1, \"]\"], [2]], \"b\": [[3]], \"c\": 4}"
        let document = JSONDocument(parsing: Array(deep.utf8), limits: JSONLimits(maxDepth: 2))
        #expect(document.issues == [JSONSyntaxIssue(.nestingTooDeep, 6..<7)])
        #expect(outline(document.root) == "~{a:~[~?,~?],b:~[~?],c:4}")
        #expect(inconsistencies(document) == [])
    }

    @Test func aLargeFileIsNotRead() {
        let bytes = Array("[1, 2]".utf8)
        let document = JSONDocument(parsing: bytes, limits: JSONLimits(maxBytes: 5))
        #expect(document.issues == [JSONSyntaxIssue(.fileTooLarge, 5..<6)])
        #expect(document.root == nil)
        #expect(JSONDocument(parsing: bytes, limits: JSONLimits(maxBytes: 6)).issues == [])
    }

    @Test func furtherIssuesAreNamedOnce() {
        let text = "[" + String(repeating: "'a', ", count: 20) + "1]"
        let document = JSONDocument(parsing: Array(text.utf8), limits: JSONLimits(maxIssues: 3))
        #expect(
            document.issues.map(\.kind) == [
                .singleQuotedString, .singleQuotedString, .singleQuotedString, .furtherIssues,
            ])
        #expect(document.issues.last?.range == 16..<19)
        #expect(document.root?.elements.count == 21)
    }

    /// 64 kB of each, which takes very long where something is quadratic; few issues are kept of any.
    @Test(arguments: [
        "[", "{", "]", "{\"a\":", "[1,", "\"", "'", "\"\n", "'\n", "[\"", "['", "[\"a\"b,", "//", "/*", "/**/", "#\n",
        "\\", ":", ",",
        "[}", "{]", "[{", "]}", "[,", "{,", "[:", "{:", "[1 ", "{a ", "[a'", "{\"a\" ", "\"a\":\"b\":",
        "{\"a\":\"x\":1,", "[\"\\", "[\"\\ud800",
        "[\"\t", "[\"\n", "[\"\\\n", "[-", "[0", "[1 1 1 ", "[a b ", "{a b, ", "[“", "[\u{A0}", "[\u{E9}", "[@/**/",
        "[://", "[a://",
    ])
    func repetitions(_ unit: String) {
        let count = (1 << 16) / unit.utf8.count
        for prefix in ["", "[", "{\"a\":"] {
            let document = JSONDocument(parsing: Array((prefix + String(repeating: unit, count: count)).utf8))
            #expect((1...1001).contains(document.issues.count), "\(prefix)\(unit)")
            #expect(document.issues.allSatisfy { $0.range.upperBound <= document.bytes.count })
        }
    }
}
