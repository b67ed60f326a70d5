import Foundation

/// Row services compiled into one program with the SDK stubs, whose builders run as the app calls them.
package enum BuilderProgram {
    /// What one call returns.
    package struct Call: Sendable {
        package let verdict: RowBuilderCase.Verdict

        /// The methods of Eureka, such as `onChange`, whose events the callback of the app gets from the row.
        package let app: Set<String>

        /// What closures of the row print.
        package let author: Set<String>
    }

    /// The calls with one format, for each of the keys.
    package struct Observation: Sendable {
        package let calls: [Call]

        package init(calls: [Call]) { self.calls = calls }

        package var verdict: RowBuilderCase.Verdict {
            let verdicts = Set(calls.map(\.verdict))
            guard verdicts.count > 1 else { return verdicts.first ?? .never }
            return .either
        }

        package var rows: [Call] { calls.filter { $0.verdict == .row } }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Every event that a row has.
    package static let events: Set = [
        "cellSetup", "cellUpdate", "onCellHighlightChanged", "onCellSelection", "onChange", "onRowValidationChanged",
    ]

    private static let keys = ["key", "x", "y", "", "color2"]

    /// What a builder is called with; no tabs and line ends in it.
    package struct Input: Sendable {
        package let key: String
        package let format: String

        package init(key: String, format: String) {
            self.key = key
            self.format = format
        }
    }

    /// Runs the builder of each service with its formats.
    ///
    /// - Parameter services: files that declare `Color2RowService`, each as if it were alone.
    /// - Returns: for each service its formats and what was observed.
    package static func run(_ services: [(source: String, formats: [String])]) throws -> [[String: Observation]] {
        var files: [String: String] = [:]
        for (number, service) in services.enumerated() {
            files["Service\(number).swift"] = separated(service.source, number)
        }
        let builders = services.indices.map { "Color2RowService_\($0).instance.buildActionParameterCustomFormatRow" }
        let inputs = services.map { service in
            service.formats.flatMap { format in keys.map { Input(key: $0, format: format) } }
        }
        let calls = try run(builders, in: files, with: inputs)
        return zip(services, calls).map { service, calls in
            Dictionary(
                service.formats.enumerated().map { number, format in
                    let start = number * keys.count
                    return (format, Observation(calls: Array(calls[start..<start + keys.count])))
                }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Compiles the files and calls each of the builders with its inputs.
    ///
    /// - Parameter builders: expressions with functions of the type of a builder.
    /// - Throws: `Failure` with what the compiler says.
    package static func run(
        _ builders: [String], in files: [String: String], with inputs: [[Input]]
    ) throws -> [[Call]] {
        let lines = inputs.enumerated().flatMap { number, inputs in
            inputs.map { "\(number)\t\($0.format)\t\($0.key)" }
        }
        var calls = try withTemporaryFolder { folder in
            let files = files.merging(["main.swift": main(builders)]) { _, new in new }
            try folder.write(files)
            return try self.calls(files.keys.sorted().map { folder.path + "/" + $0 }, lines)
        }[...]
        return inputs.map { inputs in
            defer { calls = calls.dropFirst(inputs.count) }
            return Array(calls.prefix(inputs.count))
        }
    }

    /// A service with the names that its file declares made different from those of the others.
    package static func separated(_ source: String, _ number: Int) -> String {
        let declaration =
            #/
            (?m)^(?:@\w+(?:\([^)\n]*\))?\x20+)*(?:(?:public|private|fileprivate|final|open|indirect)\x20+)*
            (?:class|struct|enum|protocol|func|let|var|typealias|actor)\x20+(\w+)
            /#
        let names = Set(source.matches(of: declaration).map { String($0.1) })
        return source.replacing(#/\b[A-Za-z_]\w*\b/#.wordBoundaryKind(.simple)) { word in
            names.contains(String(word.0)) ? "\(word.0)_\(number)" : String(word.0)
        }
    }

    /// Runs the program again behind a call that stops it.
    private static func calls(_ files: [String], _ inputs: [String]) throws -> [Call] {
        let built = try SDKStubs.buildProgram(files)
        guard built.status == 0 else { throw Failure(description: built.output) }
        let program = built.output.trimmingCharacters(in: .newlines)
        var calls: [Call] = []
        while calls.count < inputs.count {
            let outcome = try SDKStubs.run(program: program, input: inputs[calls.count...].map { $0 + "\n" }.joined())
            calls += outcome.output.split(separator: "\n").compactMap { Call($0) }
            guard calls.count < inputs.count else { break }
            guard outcome.output.contains("@started") else { throw Failure(description: outcome.output) }
            calls.append(Call(verdict: .never, app: [], author: []))
        }
        return calls
    }

    private static func main(_ builders: [String]) -> String {
        """
        import Foundation
        @testable import Eureka
        import QMobileUI
        import UIKit

        var events: [(name: String, fire: (BaseRow) -> Void)] = [
            ("cellSetup", { _ = $0.baseCell }),
            ("cellUpdate", { $0.callbackCellUpdate?() }),
            ("onCellHighlightChanged", { $0.callbackOnCellHighlightChanged?() }),
            ("onCellSelection", { $0.callbackCellOnSelection?() }),
            ("onChange", { $0.callbackOnChange?() }),
            ("onRowValidationChanged", { $0.callbackOnRowValidationChanged?() }),
        ]
        var heard: Set<String> = []
        var printed: Set<String> = []

        /// Closures of rows call this one.
        func print(_ items: Any...) {
            for item in items { printed.insert("\\(item)") }
        }

        var builders: [(String, String, @escaping OnRowEventCallback) -> BaseRow?] = []
        \(builders.map { "builders.append(\($0))" }.joined(separator: "\n"))
        Swift.print("@started")
        while let line = readLine() {
            let parts = line.split(separator: "\\t", omittingEmptySubsequences: false).map(String.init)
            fflush(stdout)
            let made = builders[Int(parts[0])!](parts[2], parts[1]) { _, _, event in heard.insert("\\(event)") }
            guard let made else {
                Swift.print("@nil\\t\\t")
                continue
            }
            heard = []
            printed = []
            for event in events { event.fire(made) }
            let app = heard.sorted().joined(separator: ","), author = printed.sorted().joined(separator: ",")
            Swift.print("@row\\t\\(app)\\t\\(author)")
        }

        """
    }
}

extension BuilderProgram.Call {
    /// Reads a line of the program.
    fileprivate init?(_ line: Substring) {
        guard line.hasPrefix("@") else { return nil }
        let parts = line.dropFirst().split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3, let verdict = RowBuilderCase.Verdict(rawValue: String(parts[0])) else { return nil }
        self.verdict = verdict
        app = Set(parts[1].split(separator: ",").map(String.init))
        author = Set(parts[2].split(separator: ",").map(String.init))
    }
}
