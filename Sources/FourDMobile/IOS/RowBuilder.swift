import SourceScan
import SourceText

/// The function of a class that the app requests a row from.
package struct RowBuilder: Sendable {
    package let builder: SwiftRowBuilder

    /// The file it stands in, relative to the root of the run.
    package let path: String

    /// The qualified name of the type it belongs to; nil for a free function.
    package let owner: String?

    private let file: SwiftFileFacts

    init(_ builder: SwiftRowBuilder, in file: SwiftFileFacts) {
        self.builder = builder
        self.file = file
        path = file.path
        owner = builder.type.map { file.types[$0].qualifiedName }
    }

    /// What it does for `format` when it is called on an instance of `receiver`.
    package func evaluation(
        for format: RequestedFormat, on receiver: ServiceClass, in facts: SwiftFacts
    ) -> RowEvaluation {
        evaluations(for: [format], on: receiver, in: facts)[0]
    }

    /// What it does for each of `formats` when it is called on an instance of `receiver`.
    package func evaluations(
        for formats: [RequestedFormat], on receiver: ServiceClass, in facts: SwiftFacts
    ) -> [RowEvaluation] {
        facts.evaluations(of: builder, in: file, receiver: receiver.qualifiedName, for: formats)
    }
}

/// A row builder of a service class, and what it returns.
package struct EvaluatedBuilder: Sendable {
    package let function: RowBuilder

    /// The class that the app calls it on.
    package let service: ServiceClass

    /// What it does for the control's own name; nil when the app requests no format from row services.
    package let own: RowEvaluation?

    /// What it does for formats that the code does not know.
    package let other: RowEvaluation

    private let requested: String?
    private let facts: SwiftFacts

    init(_ function: RowBuilder, of service: ServiceClass, for name: String?, in facts: SwiftFacts) {
        self.function = function
        self.service = service
        self.facts = facts
        requested = name
        let formats: [RequestedFormat?] = [.anythingElse, name.map { .exactly($0) }]
        let evaluations = function.evaluations(for: formats.compactMap { $0 }, on: service, in: facts)
        other = evaluations[0]
        own = evaluations.count > 1 ? evaluations[1] : nil
    }

    package var path: String { function.path }

    /// The type that declares it.
    package var owner: String { function.owner ?? service.name }

    /// The name of the function.
    package var name: InFile<String> { InFile(function.builder.function.name, path: path) }

    /// What it does for `format`.
    package func evaluation(for format: String) -> RowEvaluation {
        function.evaluation(for: .exactly(format), on: service, in: facts)
    }

    /// The strings that it compares a format with, each once.
    package var comparedStrings: [InFile<String>] {
        var seen = SeenPlaces<InFile<String>>()
        return ((own?.comparisons ?? []) + other.comparisons).map(\.value).filter {
            seen.insert($0, at: $0.range.lowerBound)
        }
    }

    /// The strings among `comparedStrings` for which it returns a row.
    package var handledFormats: [InFile<String>] {
        comparedStrings.prefix(Self.evaluationLimit).filter {
            let verdict = evaluation(for: $0.value).verdict
            return verdict == .row || verdict == .either
        }
    }

    /// What it does for each format that it knows, for the control's name and for others.
    package var evaluations: [RowEvaluation] {
        var seen: Set<String> = Set([requested].compactMap { $0 })
        let known = comparedStrings.map(\.value).filter { seen.insert($0).inserted }.prefix(Self.evaluationLimit)
        guard !known.isEmpty else { return [own, other].compactMap { $0 } }
        return [own, other].compactMap { $0 }
            + function.evaluations(for: known.map { .exactly($0) }, on: service, in: facts)
    }

    /// How many of the formats that it knows are looked at.
    private static let evaluationLimit = 16
}
