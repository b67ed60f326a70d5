import Foundation
import InputctlCommands
import Reporting
import TestSupport
import Testing

@Suite struct NewCommandTests {
    private static let template = [
        "all/t/template.json": """
        { "title": "T", "description": "D", "platforms": ["ios"], "types": ["text", "integer"],
          "questions": [
            { "id": "choices", "type": "pairs", "prompt": "Choices", "default": ["a=A", "b=B"] },
            { "id": "label", "type": "text", "prompt": "Label", "example": "x" }
          ],
          "files": [
            { "source": "manifest.json" }, { "source": "README.md" }
          ],
          "next": ["look at {{name}}"] }
        """,
        "all/t/manifest.json": """
        {
            "name": "{{name}}",
            "type": "{{type}}",
            "target": [{{#targets}}"{{value}}"{{^last}}, {{/last}}{{/targets}}],
            "choiceList": {
                {{#choices}}
                "{{key}}": "{{value}}"{{^last}},{{/last}}
                {{/choices}}
            }
        }

        """,
        "all/t/README.md": "# {{label}}\n",
    ]

    /// Runs `new` in a folder that has the template above.
    private func inFolder(_ body: (TemporaryFolder, ([String]) -> TestRun) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.template)
            try body(folder) { words in
                TestRun(
                    ["new", "--template", "t", "--templates", folder.path + "/all", "--in", folder.path] + words)
            }
        }
    }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    }

    @Test func makesAControlOnce() throws {
        try inFolder { folder, new in
            let first = new(["my list", "--set", "label=<b> \"x\"\\"])
            #expect(first.code == .clean)
            #expect(
                first.output == """
                    name myList (of "my list")   folder \(folder.path)/myList/
                      create     README.md       28 B
                      create     manifest.json  130 B
                    validated in memory: 0 errors, 0 warnings — written

                    next:
                      - look at myList

                    """)
            let readMe = try text(folder, "myList/README.md")
            #expect(readMe == "# &lt;b&gt; &quot;x&quot;\\\\\n")
            let second = new(["my list", "--set", "label=<b> \"x\"\\"])
            #expect(second.code == .clean)
            #expect(second.output.contains("identical  README.md") && second.output.contains("nothing to write"))
        }
    }

    @Test func overwritesOnlyWithForce() throws {
        try inFolder { folder, new in
            try folder.write(["c/README.md": "mine\n", "c/other": "kept"])
            let refused = new(["c", "--set", "label=x"])
            #expect(refused.code == .failure)
            #expect(
                refused.errors
                    == "inputctl: \"README.md\" in \"\(folder.path)/c\" would be overwritten; show the changes with --dry-run,"
                    + " or replace with --force\n")
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/c/manifest.json"))
            let shown = new(["c", "--set", "label=x", "--dry-run"])
            #expect(shown.code == .clean)
            #expect(shown.output.contains("  conflict   README.md"))
            #expect(shown.output.contains("--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-mine\n+# x\n"))
            #expect(shown.output.hasSuffix("nothing written (--dry-run)\n"))
            #expect(try text(folder, "c/README.md") == "mine\n")
            #expect(new(["c", "--set", "label=x", "--force"]).code == .clean)
            #expect(try text(folder, "c/README.md") == "# x\n")
            #expect(try text(folder, "c/other") == "kept")
        }
    }

    @Test func tellsEverythingWrongAtOnce() throws {
        try inFolder { folder, new in
            let run = new([
                "2d", "--type", "txt", "--target", "android,is", "--set", "lable=x", "--set", "choices=a", "--set", "x",
            ])
            #expect(run.code == .usage)
            #expect(
                run.errors.split(separator: "\n").map { $0.dropFirst(10) } == [
                    "the template \"t\" does not support android; it makes ios",
                    "unknown platform \"is\"; did you mean \"ios\"?",
                    "unknown type \"txt\"; did you mean \"text\"?",
                    "the name \"2d\" begins with a digit, which a class name cannot do; use \"my2d\"",
                    "--set \"x\" has no id or no \"=\"; write --set ID=VALUE",
                    "the template has no question \"lable\"; did you mean \"label\"?",
                    "choices: \"a\" is not a pair; give it as key=text",
                    "\"label\" has no answer (Label); give it with --set label=…",
                ])
            #expect(Repository.contents(of: folder.path) == ["all"])
        }
    }

    @Test func writesNothingThatIsNotValid() throws {
        try inFolder { folder, new in
            let run = new(["c", "--type", "integer", "--set", "choices=a=A", "--set", "label=x"])
            #expect(run.code == (run.output.contains(" 0 errors") ? .clean : .findings))
            try folder.write([
                "all/t/manifest.json":
                    "{ \"name\": \"{{name}}\", \"x\": \"{{label}}{{type}}\", }{{#choices}}{{/choices}}{{#targets}}{{/targets}}"
            ])
            let broken = new(["d", "--set", "label=x"])
            #expect(broken.code == .findings)
            #expect(broken.output.contains("[json-syntax]") && broken.output.contains("d/manifest.json:1:"))
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/d"))
        }
    }

    @Test func printsThePlanAsJSON() throws {
        try inFolder { folder, new in
            try folder.write(["c/README.md": "mine\n"])
            let run = new(["c", "--set", "label=x", "--dry-run", "--format", "json"])
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let files = try #require(json["files"] as? [[String: Any]])
            #expect(files.map { $0["change"] as? String } == ["conflict", "create"])
            #expect((files[0]["detail"] as? String)?.contains("-mine") == true)
            #expect(json["isWritten"] as? Bool == false)
            #expect((json["names"] as? [String: String])?["service"] == "CRowService")
        }
    }

    @Test func saysWhatIsInTheWay() throws {
        try inFolder { folder, new in
            try folder.write(["c/README.md/x": "", "f": ""])
            #expect(new(["c", "--set", "label=x"]).errors.contains("a folder has this path; move it"))
            #expect(
                new(["f", "--set", "label=x"]).errors.contains("is a file; the control needs a folder of this name"))
            let missing = TestRun([
                "new", "x", "--template", "t", "--templates", folder.path + "/all", "--in", folder.path + "/no",
                "--set", "label=x",
            ])
            #expect(missing.code == .failure)
            #expect(missing.errors.contains("\"\(folder.path)/no\" does not exist"))
        }
    }

    @Test func asksAtATerminal() throws {
        try inFolder { folder, _ in
            var typed = ["1=One", "2=Two", "", "", "A label"]
            let run = TestRun(
                ["new", "c", "--template", "t", "--templates", folder.path + "/all", "--in", folder.path],
                typed: { typed.isEmpty ? nil : typed.removeFirst() })
            #expect(run.code == .clean)
            #expect(
                run.errors == "Choices [a=A, b=B] (key=text, one per line; an empty line ends the list): Label: "
                    + "inputctl: this question has no default; give an answer\nLabel: ")
            let manifest = try text(folder, "c/manifest.json")
            #expect(manifest.contains("\"2\": \"Two\""))
            #expect(try text(folder, "c/README.md") == "# A label\n")
        }
    }

    /// What the real run would refuse is refused beforehand, too.
    @Test func aDryRunFailsWhereTheRunWould() throws {
        try inFolder { folder, new in
            try folder.write(["c/README.md/x": "", "f": ""])
            for name in ["c", "f"] {
                for format in ["text", "json"] {
                    let run = new([name, "--set", "label=x", "--dry-run", "--format", format])
                    #expect(run.code == .failure && !run.errors.isEmpty && !run.output.isEmpty)
                }
            }
            let empty = TestRun(["new", "x", "--in", ""])
            #expect(empty.code == .usage && empty.errors.contains("--in has an empty value"))
        }
    }

    @Test func tellsWhichTemplateMakesAType() {
        let run = TestRun(["new", "x", "--type", "picture", "--dry-run"])
        #expect(run.code == .usage)
        #expect(run.errors.contains("the template \"basic\" does not support the type picture; use --template image"))
    }

    @Test func printsABrokenTemplateAsJSON() throws {
        try inFolder { folder, new in
            try folder.write(["all/t/README.md": "# {{lable}}\n"])
            let run = new(["c", "--set", "label=x", "--format", "json"])
            #expect(run.code == .findings)
            let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect(json["findings"] != nil)
        }
    }

    @Test func refusesAnAnswerThatBreaksTheControl() throws {
        try withTemporaryFolder { folder in
            let run = TestRun(["new", "c", "--set", "placeholder=@KotlinInputControl", "--in", folder.path])
            #expect(run.code == .usage)
            #expect(run.errors.contains("placeholder: \"@KotlinInputControl\" makes an invalid control"))
            #expect(Repository.contents(of: folder.path).isEmpty)
        }
    }

    @Test func anInputThatCannotBeUsedIsNoWrongUsage() throws {
        try withTemporaryFolder { folder in
            try folder.write(["bad.zip": "no archive", "empty/x": ""])
            for path in ["bad.zip", "empty", "missing"] {
                #expect(TestRun(["new", "x", "--from", folder.path + "/" + path]).code == .failure, "\(path)")
            }
            #expect(TestRun(["new", "x", "--templates", folder.path + "/missing"]).code == .failure)
        }
    }

    /// Who reads only the exit code would start again, or remove what there is.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func saysThatItWroteWhatItCannotTell() throws {
        try inFolder { folder, _ in
            let new = "\"$INPUTCTL\" new c --template t --templates all --set label=x"
            let command = "(\(new) >/dev/full; \(new) --dry-run >/dev/full; \(new) >/dev/full) 2>&1; echo $?; ls c"
            let lost = "inputctl: standard output cannot be written: no space left on device\n"
            let run = try BuiltTool.runShell(command, in: folder.path)
            #expect(
                run.output == lost + "inputctl: the control \"c\" was written and is complete\n" + lost + lost
                    + "inputctl: the control \"c\" existed already and is complete\n3\nREADME.md\nmanifest.json\n")
        }
    }

    /// What `validate` would note is told with the plan, too, in text and in JSON.
    @Test func tellsWhatIsStillMissing() throws {
        let run = TestRun(["new", "pick", "--template", "direct-select", "--dry-run"])
        #expect(run.code == .clean)
        #expect(
            run.output.contains(
                "pick/ios/Sources/Forms/Actions/PickCell.swift:13:33: note: \"DSInitialView\" is a type"))
        #expect(
            run.output.contains("validated in memory: 0 errors, 0 warnings, 1 note — nothing written (--dry-run)\n"))
        let json = TestRun(["new", "pick", "--template", "direct-select", "--dry-run", "--format", "json"])
        let plan = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let validation = try #require(plan["validation"] as? [String: Any])
        #expect(validation["notes"] as? Int == 1)
        let findings = try #require(validation["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["swift-type-missing"])
        #expect((plan["next"] as? [String])?.first?.contains("until then") == true)
    }

    /// Several at once into one folder: one makes it, the others find it made; nothing is left beside it.
    @Test func runsAtOnceDoNotDisturbEachOther() throws {
        try inFolder { folder, _ in
            try folder.write(["c/mine": "m"])
            let command = """
                printf '1\\n2\\n3\\n4\\n5\\n6\\n' | xargs -P 6 -I N \\
                  "$INPUTCTL" new c --template t --templates all --set label=N --force >/dev/null 2>&1
                ls -A; ls -A c; cat c/mine
                """
            let run = try BuiltTool.runShell(command, in: folder.path)
            #expect(run.output == "all\nc\nREADME.md\nmanifest.json\nmine\nm")
        }
    }

    @Test func startsFromAControl() throws {
        try withTemporaryFolder { folder in
            let control = Repository.path("Fixtures/ok/deliveryDate")
            let there = TestRun(["new", "due date", "--from", control, "--in", folder.path])
            #expect(there.code == .clean)
            #expect(
                there.output.contains("  Tests/DueDateRowTests.swift:7:13  DeliveryDateRowTests -> DueDateRowTests\n"))
            #expect(there.output.contains("the old name occurs nowhere else\n"))
            let back = TestRun(["new", "deliveryDate", "--from", folder.path + "/dueDate", "--in", folder.path])
            #expect(back.code == .clean)
            let paths = ["json", "swift"].flatMap {
                Repository.files(in: "Fixtures/ok/deliveryDate", withSuffix: ".\($0)")
            }
            #expect(paths.count == 3)
            for path in paths {
                let copy = try text(folder, String(path.dropFirst("Fixtures/ok/".count)))
                #expect(try copy == Repository.text(of: path))
            }
            let wrong = TestRun(["new", "x", "--from", control, "--type", "text", "--in", folder.path])
            #expect(wrong.code == .usage && wrong.errors.contains("--type is for templates"))
            #expect(
                TestRun(["new", "x", "--from", Repository.path("Fixtures/ok")]).errors.contains(
                    "give the folder or .zip of one"))
        }
    }

    /// From a folder and from an archive, there and back: the bytes and who may run them.
    @Test func carriesWhatCanBeRunAndTellsTheRest() throws {
        try withTemporaryFolder { folder in
            let command = """
                set -e
                cp -R "$CONTROL" start; mkdir start/empty; ln -s manifest.json start/readme.link
                printf '#!/bin/sh\\n' > start/deliveryDate.sh; chmod 755 start/deliveryDate.sh
                "$INPUTCTL" new due --from start
                python3 - <<'END'
                import os, zipfile
                with zipfile.ZipFile("due.zip", "w") as archive:
                    for root, folders, names in os.walk("due"):
                        for name in sorted(names):
                            path = os.path.join(root, name)
                            archive.write(path, os.path.relpath(path, "due"))
                END
                "$INPUTCTL" new deliveryDate --from due.zip --in back --format json
                cd start; rm -r empty readme.link
                find . -type f | sort | while read f; do
                  cmp "$f" "../back/deliveryDate/$f"; [ ! -x "$f" ] || [ -x "../back/deliveryDate/$f" ] || echo "lost $f"
                done
                [ -x ../due/due.sh ] && [ ! -x ../due/manifest.json ] && [ -f ../due/readme.link ] && [ ! -e ../due/empty ] && echo good
                """
            try FileManager.default.createDirectory(atPath: folder.path + "/back", withIntermediateDirectories: true)
            let control = Repository.path("Fixtures/ok/deliveryDate")
            let run = try BuiltTool.runShell("CONTROL='\(control)'\n\(command)", in: folder.path)
            #expect(run.errors == "")
            #expect(
                run.output.contains(
                    """
                    different from the original control:
                      empty  an empty folder, which is not copied
                      readme.link  a symbolic link, which becomes a copy of the file it leads to

                    """))
            #expect(run.output.contains("create     due.sh") && run.output.contains(" B  executable\n"))
            #expect(run.output.contains("\"isExecutable\" : true") && run.output.hasSuffix("good\n"))
        }
    }

    /// Where the bytes are the same but the file may not be run, --force lets it.
    @Test func makesAFileExecutableThatWasNot() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "a/manifest.json": """
                { "name": "a", "type": "text", "target": ["ios", "android"], "choiceList": { "k": "V" } }
                """, "a/run.sh": "x",
            ])
            let script = folder.path + "/b/run.sh"
            let new = ["new", "b", "--from", folder.path + "/a", "--in", folder.path]
            _ = TestRun(new + ["--force"])
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/a/run.sh")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: script)
            let plan = TestRun(new + ["--dry-run"])
            #expect(plan.output.contains("conflict   run.sh") && plan.output.contains("a/run.sh becomes executable\n"))
            #expect(TestRun(new).code == .failure)
            #expect(TestRun(new + ["--force"]).code == .clean)
            let mode = try FileManager.default.attributesOfItem(atPath: script)[.posixPermissions] as? Int
            #expect(mode == 0o750)
        }
    }

    @Test func listsAndChecksTemplates() throws {
        try inFolder { folder, _ in
            let list = TestRun(["templates", "list", folder.path + "/all"])
            #expect(
                list.output == """
                    t: D (ios; text, integer)
                      --set choices=…  Choices (default: a=A, b=B)
                      --set label=…    Label (must be given)

                    """)
            try folder.write(["all/t/README.md": "# {{lable}}\n"])
            let lint = TestRun(["templates", "lint", "--templates", folder.path + "/all"])
            #expect(lint.code == .findings)
            #expect(
                lint.output.contains(
                    "all/t/README.md:1:3: error: no value is called \"lable\" (did you mean \"label\"?)"))
            #expect(lint.output.contains("[template-unused-answer]"))
            #expect(TestRun(["templates", "list", folder.path]).code == .usage)
            let inside = TestRun(["templates", "lint", folder.path + "/all/t"])
            #expect(
                inside.code == .usage && inside.errors.contains("is a template; give the folder that contains it"))
            #expect(
                TestRun(["templates", "show", "basic"]).errors
                    == "inputctl: unknown action \"show\"; use one of list, lint\n")
            try folder.write(["all/empty/template.json": "{}"])
            let half = TestRun(["templates", "list", folder.path + "/all"])
            #expect(half.code == .failure && half.output.hasPrefix("t: D") && !half.output.contains("empty"))
            #expect(half.errors.contains("all/empty/template.json:1:1: error: there is no \"files\" here"))
            #expect(
                TestRun(["templates", "lst"]).errors == "inputctl: unknown action \"lst\"; did you mean \"list\"?\n")
        }
    }

    /// Its author has to mend it, whatever is answered.
    @Test func aTemplateWithMistakesIsNotAsked() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "all/t/template.json": """
                { "title": "T", "description": "D", "platforms": ["ios"], "files": [{ "source": "manifest.json" }],
                  "questions": [{ "id": "x", "type": "integer", "prompt": "P", "default": 50, "maximum": 1 }] }
                """
            ])
            let run = TestRun(["new", "c", "--template", "t", "--templates", folder.path + "/all"])
            #expect(run.code == .findings && run.errors == "")
            #expect(run.output.contains("template.json:2:"))
        }
    }

    @Test func theListTellsWhatCanBeChosenAndWhen() throws {
        let list = TestRun(["templates", "list"]).output
        #expect(
            list.contains(
                """
                  --set style=…    How dates are written (one of short, medium, long, full,
                                   pattern; default: short)
                """))
        #expect(list.contains("only when type is boolean"))
        #expect(list.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: $0) <= 80 })
        let json = TestRun(["templates", "list", "--format", "json"]).output
        #expect(json.contains("\"questions\" : [") || json.contains("\"questions\": ["))
        #expect(json.contains("\"is.style.pattern\"") && json.contains("\"medium\""))
    }

    /// A limit on the size of files stands for a full disk.
    @Test func aFullDiskLeavesNothingBehind() throws {
        try inFolder { folder, _ in
            let command =
                "(ulimit -f 0; \"$INPUTCTL\" new c --template t --templates all --set label=x 2>&1 >/dev/null) | cat 1>&2"
            let run = try BuiltTool.runShell(command, in: folder.path)
            #expect(run.errors.contains("\"c/README.md\" cannot be written: file too large; \"c\" is unchanged"))
            #expect(Repository.contents(of: folder.path) == ["all"])
        }
    }

    /// Ends the tool at some moment, many times: the folder does not exist, or it is complete. Only a kill leaves a staging
    /// folder, which the next run reports and leaves alone.
    @Test func anInterruptedRunLeavesNothingHalf() throws {
        try inFolder { folder, _ in
            let command = """
                for i in 1 2 4 6 8 9; do
                  for signal in KILL INT TERM HUP PIPE ALRM USR1; do
                    left=$(ls -Ad .c* 2>/dev/null)
                    "$INPUTCTL" new c --template t --templates all --set label=x >/dev/null 2>&1 &
                    sleep 0.0$((i * 8 / 10))$((i % 10)); kill -$signal $! 2>/dev/null; wait $! 2>/dev/null
                    if [ -e c ]; then [ -e c/manifest.json ] && [ -e c/README.md ] && [ $(ls -A c | wc -l) = 2 ] || echo half; rm -r c; fi
                    [ $signal = KILL ] || [ "$left" = "$(ls -Ad .c* 2>/dev/null)" ] || echo left $signal
                  done
                done
                rm -rf .c.inputctl-*; mkdir -p .c.inputctl-1a2b3c/.c
                "$INPUTCTL" new c --template t --templates all --set label=x >/dev/null; ls -A . .c.inputctl-1a2b3c
                """
            let run = try BuiltTool.runShell(command, in: folder.path)
            #expect(run.output == ".:\n.c.inputctl-1a2b3c\nall\nc\n\n.c.inputctl-1a2b3c:\n.c\n")
            #expect(
                run.errors == "inputctl: \".c.inputctl-1a2b3c\" looks like the staging folder of an interrupted run; "
                    + "remove it if you do not need it\n")
        }
    }

    /// A cloned repository may have such a folder: the control has only the files of the plan.
    @Test func aPlantedLeftoverIsReported() throws {
        try inFolder { folder, new in
            try folder.write([".c.inputctl-999999-1.old/evil.swift": "", ".c.inputctl-999999-1.new/x": ""])
            let reason = "looks like the staging folder of an interrupted run; remove it if you do not need it"
            let paths = ["new", "old"].map { "\(folder.path)/.c.inputctl-999999-1.\($0)" }
            for options in [["--dry-run"], [], ["--dry-run"]] {
                let run = new(["c", "--set", "label=x", "--format", "json"] + options)
                #expect(run.code == .clean)
                #expect(run.errors == paths.map { "inputctl: \"\($0)\" \(reason)\n" }.joined())
                let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
                #expect(json["notes"] as? [[String: String]] == paths.map { ["path": $0, "reason": reason] })
            }
            #expect(Repository.contents(of: folder.path + "/c") == ["README.md", "manifest.json"])
            #expect(Repository.contents(of: paths[0]) == ["x"] && Repository.contents(of: paths[1]) == ["evil.swift"])
        }
    }

    /// A link is never copied silently, and never followed out of the folder.
    @Test func reportsLinksOfATemplate() throws {
        for (target, message) in [
            ("../../outside", "leads out of the folder, so it is not followed; replace it or remove it"),
            ("manifest.json", "replace it with a copy of its target"),
        ] {
            try inFolder { folder, new in
                try folder.write(["outside": "# {{label}}\n"])
                try FileManager.default.removeItem(atPath: folder.path + "/all/t/README.md")
                #expect(symlink(target, folder.path + "/all/t/README.md") == 0)
                for run in [
                    new(["c", "--set", "label=x"]),
                    TestRun(["templates", "lint", "--templates", folder.path + "/all"]),
                ] {
                    #expect(run.code == .findings)
                    #expect(
                        run.output.contains("all/t/README.md: error: this file is a symbolic link")
                            && run.output.contains(message + " [template-path]"))
                    #expect(run.output.components(separatedBy: "error:").count == 2)
                }
                #expect(!FileManager.default.fileExists(atPath: folder.path + "/c"))
            }
        }
        try inFolder { folder, new in
            try FileManager.default.moveItem(atPath: folder.path + "/all/t", toPath: folder.path + "/t")
            #expect(symlink("../t", folder.path + "/all/t") == 0)
            try folder.write(["all/other/template.json": "{}"])
            let run = new(["c", "--set", "label=x"])
            #expect(
                run.code == .findings && run.output.contains("all/t: error: this file is a symbolic link that leads"))
        }
    }

    @Test func reportsLinksOfTheControlItCopies() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "a/manifest.json": "{ \"name\": \"a\", \"type\": \"text\", \"choiceList\": { \"k\": \"V\" } }",
                "secret": "s", "a/.git/config": "token",
            ])
            for target in ["../secret", folder.path + "/secret", ".git/config", "../a/../secret"] {
                #expect(symlink(target, folder.path + "/a/README.md") == 0)
                let run = TestRun(["new", "b", "--from", folder.path + "/a", "--in", folder.path])
                #expect(run.code == .failure)
                #expect(run.errors.contains("README.md\" is a symbolic link that leads out of the folder"))
                #expect(unlink(folder.path + "/a/README.md") == 0)
            }
            #expect(Repository.contents(of: folder.path) == ["a", "secret"])
        }
    }

    @Test func doesNotWriteThroughALinkOfTheControl() throws {
        try withTemporaryFolder { folder in
            for (path, link, target) in [
                ("c/ios", "ios", "../outside"), ("c/ios", "ios", "real"), ("c/Tests", "Tests", "/nowhere"),
            ] {
                try folder.write(["outside/x": "", "c/real/x": ""])
                #expect(symlink(target, folder.path + "/" + path) == 0)
                for options in [["--dry-run"], ["--force"]] {
                    let run = TestRun(["new", "c", "--in", folder.path] + options)
                    #expect(run.code == .failure)
                    #expect(run.errors.contains("cannot be written: \"\(link)\""))
                }
                #expect(Repository.contents(of: folder.path + "/outside") == ["x"])
                try FileManager.default.removeItem(atPath: folder.path + "/c")
            }
        }
    }
}
