import FourDMobile
import InputControl
import SourceText
import Testing

@Suite struct AndroidManifestReadingTests {
    @Test(arguments: [
        ("{}", AndroidManifestReading.taken), (#"{"a": 1,}"#, .taken), ("{'a': x, b: NaN}", .taken),
        ("// one\n{\"a\": 1}\n# two", .taken), (#"[{"a": 1}]"#, .taken), (#"{"a": 1} {"b": 2}"#, .taken),
        ("{\"a\": \"b\tc\"}", .taken), (#"{"a": "it\'s"}"#, .taken),
        ("", .skipped), ("[]", .skipped), ("name: a", .skipped), ("}{", .skipped),
        ("{\"a\": 1 // one\n}", .refused), ("{\"a\": \"b\nc\"}", .refused), (#"{"a": "\d"}"#, .refused),
        (#"{"a": 1, "a": 2}"#, .refused), (#"{"b": [{"a": 1, "a": 2}]}"#, .refused), (#"{"a" 1}"#, .refused),
        (#"{"a": 1 "b": 2}"#, .refused), (#"{"a": 1,,}"#, .refused), ("{\n=======\n}", .refused),
        ("{\"a\": 1, (2)}", .unknown), ("<html>{}</html>", .unknown),
    ])
    func isThatOfOrgJSON(_ text: String, _ reading: AndroidManifestReading) {
        #expect(AndroidManifestReading(Manifest(SourceFile(path: "manifest.json", text: text))) == reading)
    }
}
