import Findings
import Rules
import SourceText
import Testing

@Suite struct RulesInvalidTests {
    @Test(arguments: [
        (#""mandatory""#, ["mandatory"]), (#"{"min": 0}"#, [#"{"min": 0}"#]), ("5", ["5"]), ("true", ["true"]),
        (#"["Mandatory"]"#, ["Mandatory"]), (#"["min"]"#, ["min"]), (#"["required"]"#, ["required"]),
        (#"[""]"#, ["\"\""]),
        ("[5, null, []]", ["5", "null", "[]"]), ("[{}]", ["{}"]), (#"[{"minimum": 0}]"#, ["minimum"]),
        (#"[{"min": "0"}]"#, ["0"]), (#"[{"max": null}]"#, ["null"]), (#"[{"minLength": 1.5}]"#, ["1.5"]),
        (#"[{"exactLength": "3"}]"#, ["3"]), (#"[{"regex": ""}]"#, ["\"\""]), (#"[{"regex": 5}]"#, ["5"]),
        (#"[{"mandatory": false}]"#, ["false"]), (#"[{"mandatory": "true"}]"#, ["true"]),
        (#"[{"min": true}]"#, ["true"]), (#"[{"min": 1, "max": "5"}]"#, ["5"]),
        (#"["mandatory", {"min": "a"}, {"maxlength": 3}]"#, ["a", "maxlength"]),
    ])
    func marksEachRuleThatIOSDoesNotTake(_ rules: String, _ places: [String]) {
        #expect(marked(by: "rules-invalid", inManifest: #"{"rules": \#(rules)}"#) == places)
    }

    @Test(arguments: [
        "[]", #"["mandatory"]"#, #"[{"mandatory": true}]"#, #"[{"min": 0}, {"max": 1.5}, {"isMultipleOf": 2}]"#,
        #"[{"minLength": 1}, {"maxLength": 2.0}, {"exactLength": 3}]"#, #"[{"regex": "^a$ only a"}]"#,
        #"[{"min": 0, "$comment": "not below"}]"#, "null", "@", "[@]", #"[{"min": @}]"#, #"[{"min" 0}]"#,
        #"[{"min": 1, "max": 5}]"#, #"[{"minLength": -1}]"#, #"[{"regex": "("}]"#,
    ])
    func staysSilentAboutRulesThatIOSTakes(_ rules: String) {
        #expect(marked(by: "rules-invalid", inManifest: #"{"rules": \#(rules)}"#).isEmpty)
    }

    @Test(
        arguments: [
            (#""mandatory""#, #"["mandatory"]"#), (#"{"min": 0}"#, #"[{"min": 0}]"#),
            (#"["Mandatory"]"#, #"["mandatory"]"#), (#"[{"minimun": 0}]"#, nil), (#"[{"minlen": 0}]"#, nil),
            (#"[{"MIN": 0}]"#, #"[{"min": 0}]"#), (#"[{"min": "0"}]"#, #"[{"min": 0}]"#),
            (#"[{"maxLenght": 3}]"#, #"[{"maxLength": 3}]"#),
        ] as [(String, String?)])
    func writesTheRuleThatWasMeant(_ rules: String, _ meant: String?) throws {
        let manifest = #"{"rules": \#(rules)}"#
        let finding = try onlyFinding(of: "rules-invalid", inManifest: manifest)
        guard let meant else { return }
        let corrected = fixed(finding, manifest)
        #expect(corrected == #"{"rules": \#(meant)}"#)
        #expect(findings(of: "rules-invalid", inManifest: corrected ?? "").isEmpty)
    }

    @Test(arguments: [#"[{"minLength": "1.5"}]"#, #"[{"min": "0x10"}]"#, #"[{"regex": 5}]"#, #"{"minimum": 1}"#])
    func offersNoFixWhereThereIsNoOneRightEdit(_ rules: String) throws {
        #expect(try onlyFinding(of: "rules-invalid", inManifest: #"{"rules": \#(rules)}"#).fix == nil)
    }

    @Test func isOfNoMatterForAndroidAlone() {
        #expect(marked(by: "rules-invalid", inManifest: #"{"target": "android", "rules": 5}"#).isEmpty)
    }
}
