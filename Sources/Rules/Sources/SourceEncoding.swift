import Findings
import FourDMobile
import SourceScan
import SourceText

/// `source-encoding`
enum SourceEncoding: Rule {
    static let info = RuleInfo(
        id: "source-encoding", group: .sources, severity: .error,
        summary: "a Swift or Kotlin file that is not in UTF-8",
        rationale: """
            4D reads and writes sources as UTF-8. The Swift compiler rejects a file that has other bytes, even in a \
            comment. The Android generator does not find the annotation of a control in a file in UTF-16.
            """,
        facts: ["ios-11", "android-2", "kotlin-8"],
        remedy: "Save the file in UTF-8.",
        needs: [.manifest, .files],
        bad: .control(named: "email2", service: "Email2RowService", others: [other: utf16("import UIKit\n")]),
        good: .control(named: "email2", service: "Email2RowService", others: [other: "import UIKit\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.damagedSources.compactMap { source in
            switch source.damage.cause {
            case .encoding(let encoding):
                finding(in: source, "the file is in \(encoding.rawValue)", otherEncoding(source))
            case .invalidUTF8(let isInCode): invalid(source, isInCode: isInCode)
            case .conflict, .curlyQuote, .unclosedComment, .unclosedString, .unclosedBracket, .unopenedBracket: nil
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.sourcesAndDamage }

    private static func finding(
        in source: DamagedSource, _ message: String, _ consequence: String, severity: Severity = info.severity
    ) -> Finding {
        finding(
            message, at: Location(path: source.file.path, range: source.damage.range), severity: severity,
            consequence: consequence, help: "save the file as UTF-8")
    }

    private static func otherEncoding(_ source: DamagedSource) -> String {
        switch source.language {
        case .swift: unbuilt
        case .kotlin: "the Android generator and the Kotlin compiler read UTF-8 only"
        }
    }

    private static func invalid(_ source: DamagedSource, isInCode: Bool) -> Finding {
        let bytes = source.file.bytes[source.damage.range].prefix(4).map { $0.hexadecimal(width: 2) }
        let list = bytes.joined(separator: " ")
        let message = bytes.count == 1 ? "the byte \"\(list)\" is not UTF-8" : "the bytes \"\(list)\" are not UTF-8"
        // The Kotlin compiler replaces such bytes, which damages comments and strings only.
        guard source.language == .kotlin, !isInCode else {
            return finding(in: source, message, source.language == .swift ? unbuilt : "the app does not build")
        }
        return finding(in: source, message, "the app shows \"\u{FFFD}\" instead", severity: .warning)
    }

    private static let other = "ios/Sources/Email2Colors.swift"

    /// ASCII text in UTF-16, byte for byte.
    private static func utf16(_ text: String) -> String {
        String(decoding: text.utf8.flatMap { [$0, 0] }, as: UTF8.self)
    }

    private static let unbuilt = "the app does not build: the Swift compiler accepts UTF-8 only"
}
