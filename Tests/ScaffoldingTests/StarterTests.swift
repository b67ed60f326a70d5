import InputControl
import Scaffolding
import SourceText
import TestSupport
import Testing

@Suite struct StarterTests {
    static let files = [
        "manifest.json": """
        {
          "$comment": "mylocation by ACME",
          "name": "mylocation", "type": ["text"], "inject": true, "target": ["ios", "android"],
          "capabilities": { "service": "MyLocationRowService", "location": "mylocation wants to know", "mylocation": 1 }
        }
        """,
        "ios/Sources/Forms/Actions/MyLocationRow.swift": """
        // MyLocationRow for mylocation, MyLocations, mylocations
        @objc(MyLocationRowService)
        class MyLocationRowService: NSObject {
            @objc static let instance = MyLocationRowService()
            let mylocation = "mylocation" + "/mylocation \\(mylocation) MyLocationRow"
            let kMyLocation = UIImage(named: "mylocationIcon")
        }
        final class MyLocationRow: Row<MyLocationCell> {}
        struct OtherMyLocation {}
        """,
        "ios/Resources/Assets.xcassets/mylocationIcon.imageset/Contents.json":
            "{ \"filename\": \"mylocationIcon@2x.png\" }",
        "ios/Resources/Assets.xcassets/mylocationIcon.imageset/mylocationIcon@2x.png": "\0mylocation",
        "android/inputControl/MyLocation.kt": """
        package ___PACKAGE___
        @KotlinInputControl
        class MyLocation(view: View) { val icon = R.drawable.mylocation_icon; val mylocation = "mylocation_icon.xml" }
        """,
        "android/res/drawable/mylocation_icon.xml": "<vector/>",
        "README.md": "# input-control-MyLocation\n`mylocation` é MYLOCATION\r\n",
    ]

    private func starter(_ files: [String: String], _ name: String, className: String) throws -> Starter {
        let names = NamePlan(given: name, name: name, className: className)
        return try Starter.make(from: ControlProject(reading: FileTree(texts: files)), named: names).get()
    }

    private func texts(_ starter: Starter) -> [String: String] {
        Dictionary(uniqueKeysWithValues: starter.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func renamesOnBoundaries() throws {
        let made = texts(try starter(Self.files, "place", className: "Place"))
        #expect(
            made["manifest.json"] == """
                {
                  "$comment": "place by ACME",
                  "name": "place", "type": ["text"], "inject": true, "target": ["ios", "android"],
                  "capabilities": { "service": "PlaceRowService", "location": "place wants to know", "mylocation": 1 }
                }
                """)
        #expect(
            made["ios/Sources/Forms/Actions/PlaceRow.swift"] == """
                // PlaceRow for place, MyLocations, mylocations
                @objc(PlaceRowService)
                class PlaceRowService: NSObject {
                    @objc static let instance = PlaceRowService()
                    let mylocation = "place" + "/place \\(mylocation) PlaceRow"
                    let kMyLocation = UIImage(named: "placeIcon")
                }
                final class PlaceRow: Row<MyLocationCell> {}
                struct OtherMyLocation {}
                """)
        #expect(
            made["android/inputControl/Place.kt"] == """
                package ___PACKAGE___
                @KotlinInputControl
                class Place(view: View) { val icon = R.drawable.place_icon; val mylocation = "place_icon.xml" }
                """)
        #expect(
            made["ios/Resources/Assets.xcassets/placeIcon.imageset/Contents.json"]
                == "{ \"filename\": \"placeIcon@2x.png\" }")
        #expect(made["ios/Resources/Assets.xcassets/placeIcon.imageset/placeIcon@2x.png"] == "\0mylocation")
        #expect(made["android/res/drawable/place_icon.xml"] == "<vector/>")
        #expect(made["README.md"] == "# input-control-Place\n`place` é MYLOCATION\r\n")
    }

    /// Names that only go by the control's, and a manifest that is called otherwise than the code.
    @Test func renamesWhatGoesByTheName() throws {
        let made = try starter(
            [
                "manifest.json": """
                { "name": "mylocatoin", "type": "text", "capabilities": { "service": "MylocationRowService" } }
                """,
                "Package.swift": "let a = \"MylocationTests\"; let b = \"mylocatoin2\"; let c = \"mylocation\"",
            ], "place", className: "Place")
        #expect(
            texts(made)["Package.swift"]
                == "let a = \"PlaceTests\"; let b = \"place2\"; let c = \"mylocation\"")
        #expect(made.remaining.filter { $0.path == "Package.swift" }.map(\.old) == ["mylocation"])
    }

    @Test func tellsEveryPlace() throws {
        let made = try starter(Self.files, "place", className: "Place")
        func shown(_ places: [Starter.Place], in path: String) -> [String] {
            places.filter { $0.path == path }.map { place in
                let position = place.position.map { "\($0.line):\($0.column) " } ?? ""
                return position + place.old + (place.new.map { " -> \($0)" } ?? "")
            }
        }
        #expect(
            shown(made.renamed, in: "android/inputControl/Place.kt") == [
                "android/inputControl/MyLocation.kt -> android/inputControl/Place.kt", "3:7 MyLocation -> Place",
                "3:49 mylocation_icon -> place_icon", "3:79 mylocation_icon -> place_icon",
            ])
        #expect(shown(made.remaining, in: "android/inputControl/Place.kt") == ["3:65 mylocation"])
        #expect(shown(made.remaining, in: "manifest.json") == ["4:87 mylocation"])
        #expect(shown(made.remaining, in: "README.md") == ["2:11 MYLOCATION"])
        #expect(
            shown(made.remaining, in: "ios/Sources/Forms/Actions/PlaceRow.swift") == [
                "1:24 MyLocation", "1:37 mylocation", "5:9 mylocation", "5:42 mylocation", "6:10 MyLocation",
                "8:27 MyLocation", "9:13 MyLocation",
            ])
        #expect(made.taken.isEmpty)
    }

    @Test(arguments: [
        ("place", "Place"), ("x", "X"), ("myLocationPlace", "MyLocationPlace"), ("location", "Location"), ("ä", "Ä"),
    ])
    func thereAndBackGivesTheSameBytes(_ name: String, _ className: String) throws {
        let there = try starter(Self.files, name, className: className)
        let back = try starter(texts(there), "mylocation", className: "MyLocation")
        #expect(texts(there) != Self.files)
        if there.taken.isEmpty { #expect(texts(back) == Self.files) }
        #expect((name == "location") != there.taken.isEmpty)
    }

    @Test(arguments: [
        (
            "fontPicker", "FontPicker", "android/res/drawable/font_picker_small.xml",
            "import FontPicker\nfont_picker fontpicker"
        ),
        // With one word the spellings would become one, and could not be told apart again.
        ("place", "Place", "android/res/drawable/my_location_small.xml", "import Place\nmy_location mylocation"),
    ])
    func otherSpellingsAreRenamedWhereTheyStayApart(
        _ name: String, _ className: String, _ resource: String, _ text: String
    ) throws {
        let files = [
            "manifest.json": "{ \"name\": \"myLocation\" }", "android/res/drawable/my_location_small.xml": "",
            "Tests/T.swift": "import MyLocation", "notes.md": "my_location mylocation",
        ]
        let there = try starter(files, name, className: className)
        let made = texts(there)
        #expect(made[resource] == "")
        #expect("\(made["Tests/T.swift"] ?? "")\n\(made["notes.md"] ?? "")" == text)
        #expect(
            there.remaining.map(\.old) == (name == "place" ? ["my_location_small", "my_location", "mylocation"] : []))
        let back = try starter(made, "myLocation", className: "MyLocation")
        #expect(texts(back) == files)
    }

    @Test func tellsWhereTheNewNameWasBefore() throws {
        var files = Self.files
        files["README.md"] = "a place for mylocation\n"
        let there = try starter(files, "place", className: "Place")
        #expect(there.taken.map(\.path) == ["README.md"])
        #expect(there.taken.first?.position == Position(line: 1, column: 3, offset: 2))
    }

    @Test(arguments: [
        ["manifest.json": "{}"], ["manifest.json": "{ \"name\": 1 }"], ["README.md": ""],
        ["manifest.json": "{ \"name\": \"mylocation\" }", "Mylocation": "", "Place": ""],
    ])
    func refusesWhatCannotBeRenamed(_ files: [String: String]) {
        #expect(throws: Starter.Problem.self) { try starter(files, "place", className: "Place") }
    }

    /// Controls of random words, renamed there and back.
    @Test func randomControlsComeBack() throws {
        var random = SeededGenerator(seed: 11)
        let pieces = [
            "mylocation", "MyLocation", "MyLocationRow", "mylocationIcon", "class ", "struct ", "\"", "/* ", " */",
            "// ", "\n", "\r\n",
            " ", "_", "é", "\\(", ")", "R.drawable.", "{", "}", ".", "x",
        ]
        func text() -> String {
            (0..<Int.random(in: 0..<40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        var compared = 0
        for _ in 0..<150 {
            let files = [
                "manifest.json":
                    "{ \"name\": \"mylocation\", \"capabilities\": { \"service\": \"MyLocationRowService\" } }",
                "a/MyLocationRow.swift": text(), "b/MyLocation.kt": text(), "mylocationIcon/c.md": text(),
            ]
            let there = try starter(files, "fontPicker", className: "FontPicker")
            let back = try starter(texts(there), "mylocation", className: "MyLocation")
            let isSame = texts(back) == files
            #expect(isSame)
            compared += there.renamed.count
        }
        #expect(compared > 500)
    }
}
