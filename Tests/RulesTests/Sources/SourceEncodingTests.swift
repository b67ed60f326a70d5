import Findings
import Testing

@Suite struct SourceEncodingTests {
    private let rule = "source-encoding"

    private static func wide(_ bytes: [UInt8], _ before: Int, _ after: Int, mark: [UInt8] = []) -> [UInt8] {
        mark
            + bytes.flatMap {
                Array(repeating: UInt8(0), count: before) + [$0] + Array(repeating: UInt8(0), count: after)
            }
    }

    @Test(arguments: [DamagedSample.swift, DamagedSample.kotlin])
    func namesAnotherEncoding(_ path: String) throws {
        let encodings: [(String, ([UInt8]) -> [UInt8])] = [
            ("UTF-16", { Self.wide($0, 0, 1, mark: [0xFF, 0xFE]) }),
            ("UTF-16", { Self.wide($0, 1, 0, mark: [0xFE, 0xFF]) }),
            ("UTF-16", { Self.wide($0, 0, 1) }), ("UTF-16", { Self.wide($0, 1, 0) }),
            ("UTF-32", { Self.wide($0, 0, 3, mark: [0xFF, 0xFE, 0, 0]) }), ("UTF-32", { Self.wide($0, 3, 0) }),
        ]
        for (name, encode) in encodings {
            let findings = DamagedSample.report(path, encode).findings
            #expect(findings.map(\.message) == ["the file is in \(name)"])
            #expect(findings.map(\.rule) == [rule])
            #expect(findings.map(\.severity) == [.error])
        }
    }

    @Test(arguments: [
        ("// caf\u{E9}\n", Severity.error, Severity.warning), ("let a = \"caf\u{E9}\"\n", .error, .warning),
        ("var caf\u{E9} = 1\n", .error, .error),
    ])
    func marksBytesOfLatin1(_ line: String, _ inSwift: Severity, _ inKotlin: Severity) throws {
        for (path, severity) in [(DamagedSample.swift, inSwift), (DamagedSample.kotlin, inKotlin)] {
            let findings = DamagedSample.report(path) { bytes in
                bytes + line.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            }.findings
            #expect(findings.map(\.message) == ["the byte \"E9\" is not UTF-8"])
            #expect(findings.map(\.severity) == [severity], "\(path)")
        }
    }

    @Test func manyBytesAreCut() throws {
        let findings = DamagedSample.report(DamagedSample.swift) { $0 + Array(repeating: 0xFF, count: 9) }.findings
        #expect(findings.map(\.message) == ["the bytes \"FF FF FF FF\" are not UTF-8"])
    }

    @Test(arguments: ["// é 日本 👩‍💻\n", "let é = \"日本\"\n"])
    func staysSilent(_ code: String) {
        #expect(
            DamagedSample.report(DamagedSample.swift) { [0xEF, 0xBB, 0xBF] + $0 + Array(code.utf8) }.findings.isEmpty)
    }

    @Test func aFileOfMacOSIsNotMeantAsASource() {
        let report = DamagedSample.report("ios/Sources/Forms/Actions/._Email2Row.swift") { _ in [0, 5, 0x16, 7, 0xFF] }
        #expect(!report.findings.contains { $0.rule == rule })
    }
}
