import Findings
import Foundation
import Rules
import TestSupport
import Testing

/// One rule, one file, one test file, one fixture folder, one name.
@Suite struct RuleFilesTests {
    static let infos: [RuleInfo] = RuleRegistry.all.map { $0.info }
    private static let areas = [
        "Manifest": RuleGroup.manifest, "NamingAndSwift": .namingAndSwift, "Kotlin": .kotlin,
        "Files": .files, "ManyControls": .manyControls, "Sources": .sources,
    ]

    @Test func theListIsAlphabeticalAndWithoutRepetition() {
        let ids = Self.infos.map(\.id)
        #expect(ids == Set(ids).sorted())
    }

    @Test(arguments: infos.map(\.id))
    func everyRuleHasItsFilesUnderOneName(_ id: String) throws {
        let info = try #require(Self.infos.first { $0.id == id })
        let area = try #require(Self.areas.first { $0.value == info.group }?.key)
        let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        #expect(FileManager.default.fileExists(atPath: Repository.path("Sources/Rules/\(area)/\(name).swift")))
        #expect(FileManager.default.fileExists(atPath: Repository.path("Tests/RulesTests/\(area)/\(name)Tests.swift")))
        #expect(RuleCase.all.contains { $0.name.hasPrefix(id + "/") }, "Fixtures/Rules/\(id) has no case")
    }

    @Test(arguments: areas.keys.sorted())
    func everyFileOfAnAreaIsARegisteredRule(_ area: String) {
        let names = Repository.names(in: "Sources/Rules/\(area)").map { $0.replacing(".swift", with: "") }
        let registered = Self.infos.map { info in
            info.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        #expect(Set(names).subtracting(registered).isEmpty)
    }

    @Test func noFixtureIsLeftOfARuleThatIsGone() {
        #expect(Set(Repository.names(in: "Fixtures/Rules")).subtracting(Self.infos.map(\.id)).isEmpty)
    }
}
