import Foundation
import Rules
import TestSupport
import Testing

/// What the project promises about its own files.
@Suite struct HouseRulesTests {
    static let sources: [String] = Repository.files(in: "Sources", withSuffix: ".swift")

    @Test func theTopLevelIsAsPrescribed() {
        let allowed: Set = [
            "Package.swift", "Sources", "Tests", "Templates", "Fixtures", "CHANGELOG.md", "README.md", "LICENSE",
            "action.yml",
        ]
        #expect(Set(Repository.names(in: "")).subtracting(allowed).isEmpty)
    }

    @Test func noSourceFileIsLongerThan500Lines() throws {
        #expect(Self.sources.count > 20)
        for path in Self.sources {
            let lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 500, "\(path) has \(lines) lines")
        }
    }

    /// Starting up with all of Foundation costs several times what the work itself takes.
    @Test func foundationIsOnlyImportedWhereItsCoreIsMissing() throws {
        for path in Self.sources where try Repository.text(of: path).contains("\nimport Foundation\n") {
            #expect(try Repository.text(of: path).contains("#if canImport(FoundationEssentials)"), "\(path)")
        }
    }

    /// Only `FileTree` reads, only the scaffold's writer writes, only the process prints: nothing else can.
    @Test func nothingElseHasAccessToTheSystem() throws {
        let allowed = [
            "Sources/InputControl/", "Sources/Scaffolding/", "Sources/InputctlCommands/Process.swift",
            // Part of the build, not of the tool.
            "Sources/EmbedPlugin/", "Sources/embed/",
        ]
        for path in Self.sources where !allowed.contains(where: { path.hasPrefix($0) }) {
            let text = try Repository.text(of: path)
            #expect(!["import Glibc", "import Darwin", "FileManager"].contains { text.contains($0) }, "\(path)")
        }
    }

    @Test func nothingInTheSourcesTrapsOnInput() throws {
        for path in Self.sources {
            let text = try Repository.text(of: path)
            #expect(!["try!", "as!", "fatalError(", "preconditionFailure("].contains { text.contains($0) }, "\(path)")
        }
    }

    /// A rule that calls another one makes its findings depend on the order and the selection of rules.
    @Test func noRuleNamesAnother() throws {
        let rules = Set(RuleRegistry.all.map { "\($0)" })
        let files = Self.sources.filter { $0.hasPrefix("Sources/Rules/") && !$0.hasSuffix("/RuleRegistry.swift") }
        #expect(rules.count > 150 && files.count > rules.count)
        for path in files {
            #expect(try Self.otherRules(rules, in: Repository.text(of: path), at: path) == [], "\(path)")
        }
        let text = "enum NameMissing: Rule { static func check() { ManifestMissing.check() } }"
        #expect(Self.otherRules(rules, in: text, at: "Sources/Rules/Manifest/NameMissing.swift") == ["ManifestMissing"])
    }

    /// The rules that a file names besides its own.
    private static func otherRules(_ rules: Set<String>, in text: String, at path: String) -> [String] {
        let own = String(path.split(separator: "/").last ?? "").replacing(".swift", with: "")
        return Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            .filter { rules.contains($0) && $0 != own }.sorted()
    }

    @Test func theChangelogStartsWithWhatIsUnreleased() throws {
        let headings = try Repository.text(of: "CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.first == "## [Unreleased]")
    }
}
