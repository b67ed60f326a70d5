import Foundation
import TestSupport
import Testing

/// Names and values from files must not be commands to the runner of a workflow: it reads `::` at the start of a line, and
/// older ones `##[` anywhere.
@Suite struct WorkflowCommandTests {
    private static let manifest = """
        { "name": "::error::x ##[group]y", "type": ["::warning::\(String(repeating: "z", count: 60)) ::stop::", "##[error]q"],
          "inject": tru, "capabilities": {"::set-output name=a::b": 1, "service": "::debug::S ##[é"}, "target": "::x" }
        """

    @Test(arguments: [
        ["validate", "FOLDER"], ["validate", "--format", "concise", "FOLDER"], ["inspect", "FOLDER"],
        ["inspect", "--sources", "FOLDER"], ["explain", "name-invalid", "--at", "FOLDER/::add-mask::e"],
        ["validate", "::nothing"], ["validate", "--select", "::rule", "FOLDER"], ["new", "::name::"],
        ["new", "x", "--template", "::t ##[t"], ["new", "x", "--from", "FOLDER/::add-mask::e", "--dry-run"],
        ["templates", "lint", "FOLDER/::add-mask::e"], ["::command"], ["validate", "--::option"],
    ])
    func nothingFromFilesIsACommand(_ words: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "::add-mask::e/manifest.json": Self.manifest,
                "::add-mask::e/ios/Sources/::group::a/::b.swift":
                    "import ##[x\nclass A {} ::error::b\n::warning::c\nlet a = \"##[group]\"\n",
            ])
            let run = TestRun(words.map { $0.replacing("FOLDER", with: folder.path) })
            #expect(!(run.output + run.errors).isEmpty)
            for line in (run.output + run.errors).split(separator: "\n") {
                #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
                #expect(!line.contains("##["), "\(line)")
            }
        }
    }
}
