import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-import-missing`
enum SwiftImportMissing: Rule {
    static let info = RuleInfo(
        id: "swift-import-missing", group: .namingAndSwift, severity: .note,
        summary: "code that uses UIKit without importing it",
        rationale: """
            UIKit comes with Eureka and QMobileUI only where they are built as frameworks. Elsewhere, such as in a \
            package that tests the control alone, code that uses types of UIKit does not compile without the import.
            """,
        facts: ["swift-12"],
        remedy: "Add import UIKit at the top of the file.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let color = UIColor.red\n")),
        good: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(imports: "import QMobileUI\nimport UIKit\n", rest: "let color = UIColor.red\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios else { return [] }
        return ios.sources.compactMap { source in
            guard !source.facts.imports.contains(where: { AppModules.bringingUIKit.contains($0.module.value) }),
                let name = firstName(of: source.facts, ios.facts)
            else { return nil }
            return finding(
                "\"\(name.value)\" is used without import UIKit",
                at: Location(path: source.file.path, range: name.range),
                consequence: "the file compiles only where Eureka is built as a framework", help: "add import UIKit",
                fix: source.facts.imports.first.flatMap { first in
                    fix(behind: first, in: source.file)
                })
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.imports.map {
                Note("imports \($0.module.value)", at: Location(path: source.file.path, range: $0.module.range))
            }
        }
    }

    /// The first name of UIKit in the file that the control does not declare itself.
    private static func firstName(of file: SwiftFileFacts, _ facts: SwiftFacts) -> Located<String>? {
        file.names.filter { name, _ in
            let letters = Array(name.utf8.prefix(4))
            return letters.count == 4 && letters[0] == UInt8(ascii: "U") && letters[1] == UInt8(ascii: "I")
                && letters[2].isASCIILetter && letters[2] & 0x20 == 0 && letters[3].isASCIILetter
                && letters[3] & 0x20 != 0 && facts.type(named: name) == nil && facts.aliasTarget(name) == nil
        }.min { $0.value.lowerBound < $1.value.lowerBound }.map { Located($0.key, at: $0.value) }
    }

    /// Adds the import on its own line behind the first one, if nothing else stands on that line.
    private static func fix(behind first: SwiftImport, in file: SourceFile) -> FixIt? {
        let end = first.path.range.upperBound
        let rest = file.bytes[end...].prefix { $0 != .lineFeed && $0 != .carriageReturn }
        guard rest.allSatisfy(\.isBlank), !first.isConditional else { return nil }
        return FixIt("add import UIKit", in: file.path, [TextEdit(end..<end, file.lineEnd + "import UIKit")])
    }
}
