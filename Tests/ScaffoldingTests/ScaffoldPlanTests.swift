import InputControl
import Scaffolding
import SourceText
import TestSupport
import Testing

@Suite struct ScaffoldPlanTests {
    private let files = ["a", "b/c", "d"].map { ScaffoldFile(path: $0, bytes: Array("new\n".utf8), source: "s") }

    @Test func everythingIsNewInANewFolder() {
        let plan = ScaffoldPlan(files, into: nil)
        #expect(plan.steps.allSatisfy { $0.change == .create })
        #expect(plan.changes == FolderChanges(files: files))
    }

    @Test func tellsWhatIsThere() {
        let plan = ScaffoldPlan(files, into: FileTree(texts: ["a": "new\n", "b/c": "old\n", "x": ""]))
        #expect(plan.steps.map(\.change) == [.identical, .conflict(existing: Array("old\n".utf8)), .create])
        #expect(plan.hasConflicts && plan.blocked.isEmpty)
        #expect(plan.changes == FolderChanges(files: [files[1], files[2]], replaced: ["b/c"]))
    }

    @Test func aFileThatCannotBeRunIsNotTheSame() {
        let tree = FileTree(
            entries: [.init(path: "a", kind: .file), .init(path: "b", kind: .file, isExecutable: true)]
        ) { _, _ in .success([1]) }
        func changes(_ isExecutable: Bool) -> [ScaffoldPlan.Change] {
            let files = ["a", "b"].map { ScaffoldFile(path: $0, bytes: [1], source: "", isExecutable: isExecutable) }
            return ScaffoldPlan(files, into: tree).steps.map(\.change)
        }
        #expect(changes(true) == [.conflict(existing: [1]), .identical])
        #expect(changes(false) == [.identical, .identical])
    }

    @Test func tellsWhatIsInTheWay() {
        let plan = ScaffoldPlan(files, into: FileTree(texts: ["a/x": "", "b": ""]))
        #expect(plan.blocked.map(\.file.path) == ["a", "b/c"])
        #expect(plan.changes.files.map(\.path) == ["d"])
    }
}

@Suite struct UnifiedDiffTests {
    @Test func showsChangesWithContext() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacingOccurrence(of: "line 5\n", with: "five\n").replacingOccurrence(
            of: "line 19\nline 20\n", with: "line 19\nline 20")
        #expect(
            UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "p") == """
                --- a/p
                +++ b/p
                @@ -2,7 +2,7 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +five
                 line 6
                 line 7
                 line 8
                @@ -17,4 +17,4 @@
                 line 17
                 line 18
                 line 19
                -line 20
                +line 20
                \\ No newline at end of file

                """)
    }

    @Test(arguments: [
        ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a\nb\n", "b\n", "@@ -1,2 +1 @@\n-a\n b\n"),
        ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    ])
    func countsLines(_ old: String, _ new: String, _ expected: String) {
        #expect(
            UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "p") == "--- a/p\n+++ b/p\n" + expected)
    }

    @Test func saysNothingOfEqualFilesAndLittleOfBinaryOnes() {
        #expect(UnifiedDiff.text(from: [1], to: [1], path: "p") == "")
        #expect(UnifiedDiff.text(from: [0], to: [1], path: "p") == "Binary files a/p and b/p differ\n")
        #expect(UnifiedDiff.text(from: [0xFF], to: [1], path: "p") == "Binary files a/p and b/p differ\n")
    }

    /// Applies the diff of random texts and compares, also where the limit makes it one replacement.
    @Test(arguments: [1000, 3])
    func aDiffTurnsOneFileIntoTheOther(_ limit: Int) {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let old = (0..<Int.random(in: 0..<12, using: &random)).map { _ in "\(Int.random(in: 0..<4, using: &random))"
            }
            let new = (0..<Int.random(in: 0..<12, using: &random)).map { _ in "\(Int.random(in: 0..<4, using: &random))"
            }
            let texts = [old, new].map { Array($0.map { $0 + "\n" }.joined().utf8) }
            let diff = UnifiedDiff.text(from: texts[0], to: texts[1], path: "p", limit: limit)
            var result: [String] = []
            var position = 0
            for line in diff.split(separator: "\n").dropFirst(2) {
                if line.hasPrefix("@@") {
                    let numbers = line.split(separator: " ")[1].dropFirst().split(separator: ",").compactMap { Int($0) }
                    let start = numbers.last == 0 && numbers.count == 2 ? numbers[0] : numbers[0] - 1
                    result += old[position..<start]
                    position = start
                } else {
                    if !line.hasPrefix("-") { result.append(String(line.dropFirst())) }
                    if !line.hasPrefix("+") {
                        #expect(old[position] == String(line.dropFirst()))
                        position += 1
                    }
                }
            }
            result += old[position...]
            #expect(result == new)
        }
    }

    @Test func largeDifferencesAreBounded() {
        let old = Array((0..<20_000).map { "a\($0)\n" }.joined().utf8)
        let new = Array((0..<20_000).map { "b\($0)\n" }.joined().utf8)
        let diff = UnifiedDiff.text(from: old, to: new, path: "p", limit: 100)
        #expect(diff.utf8.count { $0 == UInt8(ascii: "\n") } == 40_003)
    }
}
