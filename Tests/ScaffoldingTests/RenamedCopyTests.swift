import InputControl
import Scaffolding
import SourceText
import TestSupport
import Testing

@Suite struct RenamedCopyTests {
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

    private func renamedCopy(_ files: [String: String], _ name: String, className: String) throws -> RenamedCopy {
        let names = NamePlan(given: name, name: name, className: className)
        return try RenamedCopy.make(from: ControlProject(reading: FileTree(texts: files)), named: names).get()
    }

    /// One byte of Latin-1 in a comment is no reason to leave the names in the code.
    @Test func renamesInTextOfOtherEncodings() throws {
        var files = Self.files.mapValues { Array($0.utf8) }
        let path = "ios/Sources/Forms/Actions/MyLocationRow.swift"
        let comment = Array("// caf".utf8) + [0xE9] + Array(" mylocation\n".utf8)
        files[path, default: []] += comment
        files["logo.png"] = [0x89, 0x50, 0x1A] + Array("mylocation".utf8)
        let names = NamePlan(given: "spot", name: "spot", className: "Spot")
        let renamedCopy = try RenamedCopy.make(from: ControlProject(reading: FileTree(files: files)), named: names)
            .get()
        let bytes = Dictionary(uniqueKeysWithValues: renamedCopy.files.map { ($0.path, $0.bytes) })
        let code = try #require(bytes["ios/Sources/Forms/Actions/SpotRow.swift"])
        #expect(code.suffix(13) == Array("// caf".utf8) + [0xE9] + Array(" spot\n".utf8))
        #expect(code.starts(with: Array("// SpotRow for spot".utf8)))
        #expect(bytes["logo.png"] == files["logo.png"])
    }

    private func texts(_ renamedCopy: RenamedCopy) -> [String: String] {
        Dictionary(uniqueKeysWithValues: renamedCopy.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func renamesOnBoundaries() throws {
        let made = texts(try renamedCopy(Self.files, "place", className: "Place"))
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
        let made = try renamedCopy(
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
        let made = try renamedCopy(Self.files, "place", className: "Place")
        func shown(_ places: [RenamedCopy.Place], in path: String) -> [String] {
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
        #expect(made.irreversible.isEmpty && made.notCarried.isEmpty)
    }

    @Test(arguments: [
        ("place", "Place"), ("x", "X"), ("myLocationPlace", "MyLocationPlace"), ("location", "Location"), ("ä", "Ä"),
    ])
    func thereAndBackGivesTheSameBytes(_ name: String, _ className: String) throws {
        let there = try renamedCopy(Self.files, name, className: className)
        let back = try renamedCopy(texts(there), "mylocation", className: "MyLocation")
        #expect(texts(there) != Self.files)
        #expect((texts(back) == Self.files) == there.irreversible.isEmpty)
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
        let there = try renamedCopy(files, name, className: className)
        let made = texts(there)
        #expect(made[resource] == "")
        #expect("\(made["Tests/T.swift"] ?? "")\n\(made["notes.md"] ?? "")" == text)
        #expect(
            there.remaining.map(\.old) == (name == "place" ? ["my_location_small", "my_location", "mylocation"] : []))
        let back = try renamedCopy(made, "myLocation", className: "MyLocation")
        #expect(texts(back) == files)
    }

    /// The new name stood there before, or two spellings of the old one became one.
    @Test(arguments: [
        ("place", "Place", ["place comes back as mylocation at 3"]),
        (
            "Place", "Place",
            [
                "a/MyLocation.txt comes back as a/mylocation.txt", "MyLocation comes back as mylocation at 20",
                "MyLocation comes back as mylocation at 34", "place comes back as my_location at 3",
            ]
        ),
    ])
    func tellsWhereRenamingBackWouldNotGiveTheSame(_ name: String, _ className: String, _ expected: [String]) throws {
        let files = [
            "manifest.json":
                "{ \"name\": \"mylocation\", \"capabilities\": { \"service\": \"MyLocationRowService\" } }",
            "README.md": "a place for my own MyLocation, mylocation, MyLocation\n",
            "a/\(name == "Place" ? "MyLocation" : "x").txt": "",
        ]
        let there = try renamedCopy(files, name, className: className)
        let shown = there.irreversible.map { place in
            let position = place.position.map { " at \($0.column)" } ?? ""
            return "\(place.old) comes back as \(place.new ?? "")\(position)"
        }
        #expect(shown.sorted() == expected.sorted())
        let back = try renamedCopy(texts(there), "mylocation", className: "MyLocation")
        #expect(texts(back) != files)
    }

    /// The manifest calls the control one thing, the code another: nothing of the code is renamed, and that is told.
    @Test func tellsWhereTheCodeHasAnotherName() throws {
        let files = [
            "manifest.json":
                "{ \"name\": \"mylocatoin\", \"capabilities\": { \"service\": \"MyLocatoinRowService\" } }",
            "ios/A.swift":
                "@objc(MyLocationRowService)\nclass MyLocationRowService: NSObject { let a = \"mylocation\" }",
            "android/inputControl/PlaceOfMine.kt": "@KotlinInputControl\nclass PlaceOfMine(view: View) { }",
            "README.md": "@KotlinInputControl readme",
        ]
        let made = try renamedCopy(files, "x", className: "X")
        #expect(
            made.remaining.map { "\($0.path):\($0.position?.line ?? 0) \($0.old)" } == [
                "android/inputControl/PlaceOfMine.kt:0 PlaceOfMine",
                "android/inputControl/PlaceOfMine.kt:2 PlaceOfMine",
                "ios/A.swift:1 MyLocation", "ios/A.swift:2 MyLocation", "ios/A.swift:2 mylocation",
            ])
    }

    /// Where the manifest names no service, the word boundaries are those of the code.
    @Test(arguments: [
        ["android/inputControl/MyLocation.kt": "@KotlinInputControl\nclass MyLocation(view: View) {}"],
        ["ios/A.swift": "class MyLocationRowService: NSObject {}"],
        [:],
    ])
    func findsTheWordBoundaries(_ code: [String: String]) throws {
        let services = code.isEmpty ? ", \"settings\": { \"application.services\": [\"MyLocationRowService\"] }" : ""
        let files = code.merging([
            "manifest.json": "{ \"name\": \"mylocation\", \"capabilities\": { \"x\": 1\(services) } }"
        ]) { code, _ in code }
        let there = try renamedCopy(files, "a1b2", className: "A1B2")
        #expect(there.remaining.isEmpty && there.irreversible.isEmpty)
        #expect(!there.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("MyLocation") })
        #expect(texts(try renamedCopy(texts(there), "mylocation", className: "MyLocation")) == files)
    }

    /// Keys and attributes mean something to their format, whatever the control is called.
    @Test(arguments: [
        ("a.xib", "<view x=\"x\" y='x'>x</view><!-- x --><x/>", "<view x=\"n\" y='n'>n</view><!-- n --><x/>"),
        (
            "b.xcassets/Contents.json", "{ \"x\": \"x\", \"y\": [{ \"x\": \"x x\" }] }",
            "{ \"x\": \"n\", \"y\": [{ \"x\": \"n n\" }] }"
        ),
        (".github/c.yml", "x: x\n- x: x x:\n  y: x\nx", "x: n\n- x: n n:\n  y: n\nn"),
        ("d.xib", "<!-- x", "<!-- n"), ("e.xib", "<x \"x", "<x \"n"), ("f.json", "x: x", "n: n"), ("g.yml", "x", "n"),
    ])
    func leavesTheNamesOfAFormat(_ path: String, _ old: String, _ new: String) throws {
        let files = ["manifest.json": "{ \"name\": \"x\" }", path: old]
        #expect(texts(try renamedCopy(files, "n", className: "N"))[path] == new)
    }

    /// `XCTest` and `XIB` do not go by the name of a control called x.
    @Test func capitalsBehindACapitalAreAnotherWord() throws {
        let files = [
            "manifest.json": "{ \"name\": \"x\", \"capabilities\": { \"service\": \"XRowService\" } }",
            "Tests/XRowTests.swift":
                "import XCTest\nimport X\nclass XRowTests: XCTestCase {}\nclass XCUIView {} // XIB XY X2",
        ]
        let made = texts(try renamedCopy(files, "place", className: "Place"))
        #expect(
            made["Tests/PlaceRowTests.swift"]
                == "import XCTest\nimport Place\nclass PlaceRowTests: XCTestCase {}\nclass XCUIView {} // XIB XY Place2"
        )
    }

    /// 4D finds these by their names, whatever the control is called.
    @Test(arguments: [
        "ios", "android", "json", "manifest", "images", "drawable", "swift", "kt", "res", "inputControl", "imageset",
        "Tests", "README", "Actions",
    ])
    func leavesWhatIsFoundByItsName(_ name: String) throws {
        let className = name.prefix(1).uppercased() + name.dropFirst()
        let files = [
            "manifest.json": "{ \"name\": \"\(name)\" }", "ios/Sources/Forms/Actions/A.swift": "", "README.md": "",
            "ios/Resources/Assets.xcassets/a.imageset/Contents.json": "", "android/inputControl/A.kt": "",
            "android/res/drawable/a.xml": "", "images/a.png": "", "Tests/A.swift": "",
        ]
        let made = try renamedCopy(files, "place", className: "Place")
        #expect(texts(made).keys.sorted() == files.keys.sorted(), "\(className)")
    }

    @Test func filesThatCanBeRunStaySo() throws {
        let tree = FileTree(
            entries: [
                .init(path: "manifest.json", kind: .file),
                .init(path: "mylocation.sh", kind: .file, isExecutable: true),
                .init(path: "link.md", kind: .file, isLink: true), .init(path: "more", kind: .folder, isLink: true),
                .init(path: "more/a", kind: .file), .init(path: "empty", kind: .folder),
                .init(path: "empty/er", kind: .folder),
            ]
        ) { path, _ in .success(Array(path == "manifest.json" ? "{ \"name\": \"mylocation\" }".utf8 : "x".utf8)) }
        let names = NamePlan(given: "place", name: "place", className: "Place")
        let made = try RenamedCopy.make(from: ControlProject(reading: tree), named: names).get()
        #expect(made.files.filter(\.isExecutable).map(\.path) == ["place.sh"])
        #expect(made.files.count == 4)
        #expect(
            made.notCarried.map { "\($0.path): \($0.reason)" } == [
                "empty/er: an empty folder, which is not copied",
                "link.md: a symbolic link, which becomes a copy of the file it leads to",
                "more: a symbolic link, which becomes a copy of the folder it leads to",
            ])
    }

    @Test(arguments: [
        ["manifest.json": "{}"], ["manifest.json": "{ \"name\": 1 }"], ["README.md": ""],
        ["manifest.json": "{ \"name\": \"mylocation\" }", "Mylocation": "", "Place": ""],
    ])
    func refusesWhatCannotBeRenamed(_ files: [String: String]) {
        #expect(throws: RenamedCopy.Problem.self) { try renamedCopy(files, "place", className: "Place") }
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
            let there = try renamedCopy(files, "fontPicker", className: "FontPicker")
            let back = try renamedCopy(texts(there), "mylocation", className: "MyLocation")
            let isSame = texts(back) == files
            #expect(isSame && there.irreversible.isEmpty)
            compared += there.renamed.count
            // What does not come back is told, and nothing else is.
            for (name, className) in [("x", "X"), ("Place", "Place"), ("mylocationIcon", "MyLocationRow")] {
                guard let there = try? renamedCopy(files, name, className: className) else { continue }
                let back = try? renamedCopy(texts(there), "mylocation", className: "MyLocation")
                let comesBack = back.map(texts) == files
                #expect(comesBack == there.irreversible.isEmpty, "\(name): \(files)")
            }
        }
        #expect(compared > 500)
    }
}
