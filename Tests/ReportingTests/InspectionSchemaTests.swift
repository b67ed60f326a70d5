import Foundation
import Reporting
import TestSupport
import Testing

/// The schemas of what `inspect` prints, with and without `--sources`.
@Suite struct InspectionSchemaTests {
    enum Kind: CaseIterable {
        case controls, sources

        var schema: String { self == .controls ? InspectionSchema.text : SourcesSchema.text }
        var full: String { self == .controls ? InspectionSamples.controls.json : InspectionSamples.sources.json }
        var empty: String {
            self == .controls ? InspectionDocument(controls: []).json : SourcesDocument(files: []).json
        }
        var list: String { self == .controls ? "controls" : "files" }
    }

    @Test(arguments: Kind.allCases)
    func everyDocumentFits(_ kind: Kind) throws {
        let schema = try SchemaCheck(text: kind.schema)
        #expect(try schema.problems(inText: kind.full) == [])
        #expect(try schema.problems(inText: kind.empty) == [])
    }

    @Test(arguments: Kind.allCases)
    func theSampleHasEveryPropertyThatTheSchemaNames(_ kind: Kind) throws {
        var used: Set<String> = []
        var open: [Any] = [try JSONSerialization.jsonObject(with: Data(kind.full.utf8))]
        while let value = open.popLast() {
            if let members = value as? [String: Any] {
                used.formUnion(members.keys)
                open += Array(members.values)
            }
            open += value as? [Any] ?? []
        }
        #expect(try SchemaCheck(text: kind.schema).propertyNames.subtracting(used) == [])
    }

    @Test(arguments: Kind.allCases)
    func refusesOtherDocuments(_ kind: Kind) throws {
        let schema = try SchemaCheck(text: kind.schema)
        let changes = [
            (#""schemaVersion" : 1"#, #""schemaVersion" : 2"#), (#""schemaVersion""#, #""version""#),
            ("\"\(kind.list)\"", "\"others\""), (#""line" : "#, #""line" : -"#), (#""line""#, #""row""#),
        ]
        for (old, new) in changes {
            let changed = kind.full.replacingOccurrences(of: old, with: new)
            try #require(changed != kind.full)
            #expect(try schema.problems(inText: changed) != [], "\(new)")
        }
    }

    @Test(.enabled(if: PythonJSONSchema.isThere, "Python has no module jsonschema here"), arguments: Kind.allCases)
    func anotherValidatorAgrees(_ kind: Kind) throws {
        #expect(try PythonJSONSchema.accepts(kind.full, kind.schema))
        #expect(try PythonJSONSchema.accepts(kind.empty, kind.schema))
        #expect(try !PythonJSONSchema.accepts(kind.full.replacingOccurrences(of: "column", with: "col"), kind.schema))
    }
}

/// Documents in which everything has a value.
enum InspectionSamples {
    private static let place = ControlInspection.Place(path: "manifest.json", line: 1, column: 2)
    private static let item = SourceItem(text: "t", line: 1, column: 2)
    private static let member = SourceMember(
        kind: "func", name: "f()", isStatic: true, attributes: ["@objc"], type: "Int", line: 1, column: 1)

    private static let list = ControlInspection.List(
        format: "push", content: "choices", labels: ["A"], emptyEntry: " - ", search: "always",
        pictures: ControlInspection.List.Pictures(
            folder: "images", found: ["A"], missing: ["B"], size: "1 × 2", problem: "p"))

    static let controls = InspectionDocument(controls: [
        ControlInspection(
            folder: "c", name: "n", kind: "selection control", problem: "p",
            editor: ControlInspection.Editor(
                menu: "Data Source", types: ["string"], format: "push", projects: ["iOS projects"], hidden: ["h"]),
            choices: ControlInspection.Choices(
                form: "object", entries: [ControlInspection.Choices.Choice(value: "a", label: "A")], dataClass: "D",
                field: "f"),
            ios: ControlInspection.IOS(
                isTargeted: true, list: list, injected: ["ios/A.swift"],
                files: [ControlInspection.File(path: "ios/A.swift", fate: "compiled", words: "is compiled")],
                services: [
                    ControlInspection.Service(
                        name: "S", namedAt: place, declaredAt: place, formats: ["f"], answer: "row", answersAt: place,
                        problems: ["p"])
                ],
                keys: [
                    ControlInspection.Key(
                        file: "Info.plist", key: "k", value: "\"v\"", isMerged: false, capability: "camera",
                        manifestValue: "\"v\"", namedAt: place)
                ], missing: ["m"], problems: ["p"]),
            android: ControlInspection.Android(
                isTargeted: true, list: list, copied: ["android/inputControl/A.kt"], registeredClass: "A",
                registeredAt: place,
                rows: ["r"], permissions: ["p"], missing: ["m"], problems: ["q"]))
    ])

    static let sources = SourcesDocument(files: [
        SourceInspection(
            path: "a.kt", language: "kotlin", isBalanced: false, package: item, imports: [item], annotations: [item],
            types: [
                SourceType(
                    kind: "class", name: "A", attributes: ["@A"], inherits: [item], constructor: ["view: View"],
                    members: [member], isLocal: true, isConditional: true, line: 1, column: 1)
            ],
            functions: [member], constants: [SourceConstant(name: "c", value: "\"v\"", line: 1, column: 1)],
            rowBuilders: [
                SourceRowBuilder(
                    owner: "A", formats: [SourceOrigin(text: "v", path: "a.kt", line: 1, column: 1)],
                    returns: [
                        SourceReturn(
                            format: "v", returns: "row", expression: "row", rowType: "R", event: "missing",
                            reason: "why", path: "a.kt", line: 1, column: 1)
                    ], line: 1, column: 1)
            ], iconName: item, permissions: [item], resourceClasses: [item], tags: [item])
    ])
}
