import InputControl
import Scaffolding
import SourceText
import Testing

@Suite struct NamePlanTests {
    private func make(
        _ given: String, className: String? = nil, platforms: [Platform] = [.ios, .android]
    ) -> Result<NamePlan, NameProblem> {
        NamePlan.make(given, className: className, platforms: platforms, reserved: ["location", "email"])
    }

    private static let taken: [(given: String, className: String?, name: String, derived: String)] = [
        ("mylocation", nil, "mylocation", "Mylocation"),
        ("mylocation", "MyLocation", "mylocation", "MyLocation"),
        ("my control", nil, "myControl", "MyControl"),
        ("My-own  control", nil, "myOwnControl", "MyOwnControl"),
        ("ColorWheel", nil, "ColorWheel", "ColorWheel"),
        ("a", nil, "a", "A"),
        ("my_control2", nil, "my_control2", "My_control2"),
        ("class", nil, "class", "Class"),
    ]

    @Test(arguments: taken)
    func derivesEveryName(_ given: String, _ className: String?, _ name: String, _ derived: String) throws {
        let plan = try make(given, className: className).get()
        #expect(plan.name == name)
        #expect(plan.className == derived)
        #expect([plan.row, plan.service] == [derived + "Row", derived + "RowService"])
    }

    private static let refused: [(given: String, suggestion: String?)] = [
        ("", nil), ("  - ", nil), ("location", "myLocation"), ("2d", "my2d"), ("a/b", "aB"), ("../../x", "x"),
        ("a\\b", "aB"), ("con", "myCon"), ("LPT1", "myLPT1"), ("any", "myAny"), ("view", "myView"),
        ("date", "myDate"),
        ("größe", "groesse"), ("a\"b", "aB"), ("a$b", "aB"), ("@x", "x"), ("日本", nil), ("a\0b", "aB"),
        ("_x", "my_x"),
        ("x\u{202E}y", "xY"), ("{{x}}", "x"), ("a\nb", "aB"),
        (String(repeating: "x", count: 300), String(repeating: "x", count: 57)),
        ("email", "myEmail"), ("\u{1F600}", nil), ("a.b", "aB"), ("self", "mySelf"),
    ]

    @Test func namesWhatCannotBeSeenByItsCodePoint() {
        guard case .failure(let problem) = make("a\u{1}b") else {
            Issue.record("the name was taken")
            return
        }
        #expect(problem.message.contains("contains U+0001, which a class name cannot have"))
    }

    @Test(arguments: refused)
    func refusesWithASuggestionThatIsTaken(_ given: String, _ suggestion: String?) throws {
        guard case .failure(let problem) = make(given) else {
            Issue.record("\"\(given)\" was taken")
            return
        }
        #expect(!problem.message.contains { $0.isNewline })
        if let suggestion {
            #expect(problem.message.hasSuffix("use \"\(suggestion)\""))
            #expect(try make(suggestion).get().name == suggestion)
        } else {
            #expect(problem.message.hasSuffix("choose another name"))
        }
    }

    @Test func lettersOutsideASCIIAreForIOSOnly() throws {
        #expect(try make("größe", platforms: [.ios]).get().className == "Größe")
        #expect(throws: NameProblem.self) { try make("größe", platforms: [.android]).get() }
    }

    @Test func namesOfKotlinAreFineWithoutKotlin() throws {
        #expect(try make("view", platforms: [.ios]).get().row == "ViewRow")
    }

    @Test(arguments: ["Location", "mylocation", "Mylocations", "", "My_Location", "My Location"])
    func theClassIsTheNameWithOtherCapitals(_ className: String) {
        #expect(throws: NameProblem.self) { try make("mylocation", className: className).get() }
    }

    @Test func saysWhatHappensAndWhatToDo() {
        #expect(throws: NameProblem.self) { try make("location").get() }
        guard case .failure(let problem) = make("location") else { return }
        #expect(
            problem.message
                == "the name \"location\" is reserved by 4D, so the app would never request a row of the control; use \"myLocation\""
        )
    }
}
