import SourceScan
import TestSupport
import Testing

/// The table of builders says what they do when they run.
@Suite(.enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"))
struct BuilderTableTests {
    /// Formats that have nothing in common with the strings of the builders.
    static let unrelated = ["qjwvzy", "Ünrelated"]

    /// Formats that resemble those of many builders.
    static let similar = ["colour2", "Color2", "COLOR2", "color", "color22", "size2", "other", "x", ""]

    static func formats(of builder: RowBuilderCase) -> [String] {
        ["color2"] + unrelated + builder.more.keys.sorted() + similar
    }

    /// What each builder of the table that can run does.
    static let observed = Result {
        let cases = RowBuilderCase.all.filter(\.isRun)
        let results = try BuilderProgram.run(cases.map { ($0.source, formats(of: $0)) })
        return Dictionary(uniqueKeysWithValues: zip(cases.map(\.title), results))
    }

    @Test func titlesDiffer() {
        let titles = Dictionary(grouping: RowBuilderCase.all, by: \.title).filter { $0.value.count > 1 }.keys.sorted()
        #expect(titles.isEmpty)
        print("\(RowBuilderCase.all.count) builders in the table")
    }

    @Test func typecheckAgainstTheStubs() throws {
        try withTemporaryFolder { folder in
            let sources = RowBuilderCase.all.enumerated().map { number, builder in
                ("Service\(number).swift", BuilderProgram.separated(builder.source, number))
            }
            try folder.write(Dictionary(uniqueKeysWithValues: sources))
            let outcome = try SDKStubs.typecheck(sources.map { folder.path + "/" + $0.0 })
            let errors = outcome.output.split(separator: "\n").filter { $0.contains("error:") }
            #expect(outcome.status == 0, "\(errors.joined(separator: "\n"))")
        }
    }

    @Test(arguments: RowBuilderCase.all.filter(\.isRun))
    func runAsTheTableSays(_ builder: RowBuilderCase) throws {
        let observed = try #require(try Self.observed.get()[builder.title])
        #expect(observed["color2"]?.verdict == builder.own, "color2")
        for format in Self.unrelated { #expect(observed[format]?.verdict == builder.other, "\(format)") }
        for (format, verdict) in builder.more { #expect(observed[format]?.verdict == verdict, "\(format)") }
        for call in observed["color2"]?.rows ?? [] {
            #expect(call.app.isEmpty == (builder.event == .missing))
            let replaced = builder.replaced.map { $0.split(separator: " ").map(String.init) }
            let ofApp = Set(replaced.filter { $0[0] == "app" }.map { $0[1] })
            let ofAuthor = Set(replaced.filter { $0[0] == "author" }.map { $0[1] })
            if builder.event == .passed { #expect(BuilderProgram.events.subtracting(call.app) == ofApp) }
            #expect(call.author.isDisjoint(with: ofAuthor))
        }
    }
}
