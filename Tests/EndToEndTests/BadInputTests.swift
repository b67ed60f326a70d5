import Foundation
import InputctlCommands
import TestSupport
import Testing

/// What is no manifest, or can't be read: a message with the path and the exit code of a job that could not be done.
@Suite(.timeLimit(.minutes(1))) struct BadInputTests {
    /// A way to set up bad input with a shell, in an empty folder.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let setUp: String
        let path: String
        let message: String

        init(_ name: String, _ setUp: String, _ path: String, _ message: String) {
            (testDescription, self.setUp, self.path, self.message) = (name, setUp, path, message)
        }
    }

    static let cases: [Case] = [
        Case("no such folder", "true", "c", "c does not exist"),
        Case("no such file", "mkdir c", "c/manifest.json", "c/manifest.json does not exist"),
        Case("empty folder", "mkdir c", "c", "nothing to check in c"),
        Case("folder of folders", "mkdir -p c/a/b/d", "c", "nothing to check in c"),
        Case(
            "folder of groups", "mkdir -p c/group/a; echo '{}' > c/group/a/manifest.json", "c",
            "nothing to check in c: no manifest.json there or one folder below; the nearest ones are in the folders of c/group"
        ),
        Case(
            "project with the folder of old documentation",
            "mkdir -p p/Resources/Mobile/inputControl/a; echo '{}' > p/Resources/Mobile/inputControl/a/manifest.json",
            "p", "p/Resources/Mobile/inputControl, but 4D reads only a folder named inputControls"
        ),
        Case(
            "path of old documentation", "mkdir -p p/Resources/Mobile/inputControls", "p/Resources/Mobile/inputControl",
            "p/Resources/Mobile/inputControl does not exist; did you mean p/Resources/Mobile/inputControls?"),
        Case(
            "named pipe in a folder", "mkdir c; mkfifo c/manifest.json", "c",
            "c/manifest.json is a named pipe, not a file"),
        Case(
            "named pipe", "mkdir c; mkfifo c/manifest.json", "c/manifest.json",
            "c/manifest.json is a named pipe, not a file"),
        Case(
            "named pipe as source", "mkdir -p c/ios; echo '{}' > c/manifest.json; mkfifo c/ios/A.swift", "c",
            "c/ios/A.swift is a named pipe"),
        Case("device", "mkdir c; ln -s /dev/zero c/manifest.json", "c", "c/manifest.json is a device, not a file"),
        Case("device by its path", "true", "/dev/zero", "/dev/zero is a device"),
        Case("folder as manifest", "mkdir -p c/manifest.json", "c", "c/manifest.json is a folder, not a file"),
        Case(
            "link to itself", "mkdir c; ln -s manifest.json c/manifest.json", "c",
            "c/manifest.json cannot be read: too many levels"),
        Case(
            "link to nothing", "mkdir c; ln -s gone c/manifest.json", "c",
            "c/manifest.json cannot be read: the symbolic link leads nowhere"),
        Case(
            "link out of the control", "mkdir c; echo secret > s; ln -s ../s c/manifest.json", "c",
            "c/manifest.json is a symbolic link that leads out of the folder"),
        Case(
            "folder link out of the control", "mkdir c d; echo '{}' > c/manifest.json; ln -s ../d c/ios", "c",
            "c/ios is a symbolic link that leads out of the folder"),
        Case("two links that lead to each other", "ln -s b a; ln -s a b", "a", "a cannot be read: too many levels"),
        Case(
            "link to the folder around it", "mkdir -p c/x; echo '{}' > c/manifest.json; ln -s .. c/x/up", "c",
            "c/x/up is a symbolic link to a folder"),
        Case(
            "larger than the limit",
            "mkdir c; dd if=/dev/zero of=c/manifest.json bs=1 count=0 seek=100000000000 2>/dev/null", "c",
            "c/manifest.json is larger than 16 MiB"),
        Case(
            "too many folders deep",
            "mkdir c; echo '{}' > c/manifest.json; cd c; for i in 1 2 3 4 5 6 7; do mkdir -p a/a/a/a/a/a/a/a/a/a; cd a/a/a/a/a/a/a/a/a/a; done",
            "c", "is nested more than 64 folders deep"),
        Case(
            "another kind of file", "echo a > c.txt", "c.txt",
            "c.txt cannot be read: it is neither a folder, a .zip nor a manifest"),
        Case("damaged archive", "printf 'PK\\003\\004junk' > c.zip", "c.zip", "c.zip is not a zip archive"),
    ]

    @Test(arguments: cases)
    func isNamedWithItsPath(_ bad: Case) throws {
        try withTemporaryFolder { folder in
            #expect(try BuiltTool.runShell(bad.setUp, in: folder.path).code == 0)
            let run = try BuiltTool.run(["validate", bad.path], in: folder.path)
            expectRefusal(run, bad.message)
        }
    }

    @Test func aReportForProgramsNamesItToo() throws {
        try withTemporaryFolder { folder in
            try folder.write(["good/manifest.json": #"{"name": "camera"}"#])
            #expect(try BuiltTool.runShell("mkdir empty; mkfifo good/README.md", in: folder.path).code == 0)
            let run = try BuiltTool.run(["validate", "--format", "json", "gone", "good", "empty"], in: folder.path)
            #expect(run.code == ExitCode.failure.rawValue)
            #expect(
                try JSONReport(run.output).unread == [
                    "gone: it does not exist", "good/README.md: it is a named pipe, not a file",
                    "empty: no manifest.json there or one folder below",
                ])
        }
    }

    @Test func theRestIsCheckedAllTheSame() throws {
        try withTemporaryFolder { folder in
            try folder.write(["good/manifest.json": #"{"name": "camera"}"#])
            let run = try BuiltTool.run(
                ["validate", "--quiet", "--format", "concise", "gone", "good"], in: folder.path)
            expectRefusal(run, "gone does not exist")
            #expect(run.output.contains("good/manifest.json:1:1: error"))
        }
    }

    @Test func anEmptyFolderIsNoFailureWhereThatIsAllowed() throws {
        try withTemporaryFolder { folder in
            let run = try BuiltTool.run(["validate", "--allow-empty", "."], in: folder.path)
            #expect(run.code == ExitCode.clean.rawValue)
            #expect(run.errors.contains("nothing to check in ."))
        }
    }

    @Test func aNameThatIsNotUTF8IsShownAsFarAsItCanBe() throws {
        try withTemporaryFolder { folder in
            let setUp = #"mkdir c; echo '{}' > c/manifest.json; : > "c/$(printf 'a\377.png')""#
            // Some file systems refuse such a name, and then there is nothing to be tested.
            guard try BuiltTool.runShell(setUp, in: folder.path).code == 0 else { return }
            expectRefusal(
                try BuiltTool.run(["validate", "c"], in: folder.path), "c/a\u{FFFD}.png has a name that is not UTF-8")
            let run = try BuiltTool.runShell(#""$INPUTCTL" validate "c/$(printf 'a\377.png')""#, in: folder.path)
            expectRefusal(run, "c/a\u{FFFD}.png has a name that is not UTF-8")
        }
    }

    @Test(
        .enabled(
            if: OrdinaryUser.command != nil, "root may read everything, and there is no setpriv to be another user"))
    func whatMayNotBeReadIsNamed() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "a/manifest.json": "{}", "b/manifest.json": "{}", "d/manifest.json": "{}", "d/ios/A.swift": "",
            ])
            let setUp = "chmod 755 .; chmod 000 a/manifest.json b d/ios"
            #expect(try BuiltTool.runShell(setUp, in: folder.path).code == 0)
            defer { _ = try? BuiltTool.runShell("chmod -R 755 .", in: folder.path) }
            for (path, refused) in [
                ("a", "a/manifest.json"), ("a/manifest.json", "a/manifest.json"), ("b", "b"), ("d", "d/ios"),
            ] {
                let command = "\(OrdinaryUser.command ?? "") \"$INPUTCTL\" validate \(path)"
                expectRefusal(
                    try BuiltTool.runShell(command, in: folder.path), "\(refused) cannot be read: permission denied")
            }
        }
    }

    /// A megabyte more than what the file needs would be no bound; a tree of such depth without one is gigabytes.
    @Test(arguments: [
        ("10 MB of [", "head -c 10000000 /dev/zero | tr '\\0' '['"),
        ("10 MB of objects", #"yes '{"a":' | head -c 10000000"#),
        ("10 MB of quotes", "yes '\"\"' | head -c 10000000"),
        ("10 MB of zero bytes", "head -c 10000000 /dev/zero"),
    ])
    func hugeNonsenseIsReportedInBoundedMemory(_ name: String, _ generate: String) throws {
        try withTemporaryFolder { folder in
            #expect(try BuiltTool.runShell("mkdir c; \(generate) > c/manifest.json", in: folder.path).code == 0)
            let limited = try BuiltTool.runShell("\(limit)\"$INPUTCTL\" validate c", in: folder.path)
            #expect(limited.code == ExitCode.findings.rawValue, "\(name): \(limited.errors.prefix(300))")
            #expect(limited.output.contains("c/manifest.json:"))
            #expect(limited.output.utf8.count < 1_000_000)
        }
    }

    @Test func anEndlessStandardInputIsRefused() throws {
        let run = try BuiltTool.runShell("\(limit)\"$INPUTCTL\" validate - < /dev/zero", in: Repository.root)
        expectRefusal(run, "standard input is larger than 16 MiB")
    }

    /// Sets the limit of address space, in KiB, where a shell can.
    private var limit: String {
        #if os(Linux)
            "ulimit -v 400000; "
        #else
            ""
        #endif
    }

    private func expectRefusal(
        _ run: BuiltTool, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run.code == ExitCode.failure.rawValue, sourceLocation: sourceLocation)
        #expect(
            run.errors.split(separator: "\n").contains { $0.hasPrefix("inputctl: ") && $0.contains(message) },
            "\(run.errors)", sourceLocation: sourceLocation)
        #expect(!run.output.contains("no problems"), "\(run.output)", sourceLocation: sourceLocation)
    }
}

/// How to run the tool as a user who may not read everything.
private enum OrdinaryUser {
    /// What to put before the command; empty when the tests run as such a user, nil when there is no way.
    static let command: String? = {
        guard getuid() == 0 else { return "" }
        let other = "setpriv --reuid=65534 --regid=65534 --clear-groups"
        let probe = try? BuiltTool.runShell("\(other) \"$INPUTCTL\" --version")
        return probe?.code == 0 ? other : nil
    }()
}
