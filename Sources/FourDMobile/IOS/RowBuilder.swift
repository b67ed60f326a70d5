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
        facts.evaluation(of: builder, in: file, receiver: receiver.qualifiedName, for: format)
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

    private let facts: SwiftFacts

    init(_ function: RowBuilder, of service: ServiceClass, for name: String?, in facts: SwiftFacts) {
        self.function = function
        self.service = service
        self.facts = facts
        own = name.map { function.evaluation(for: .exactly($0), on: service, in: facts) }
        other = function.evaluation(for: .anythingElse, on: service, in: facts)
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
        var seen: Set<InFile<String>> = []
        return ((own?.comparisons ?? []) + other.comparisons).map(\.value).filter { seen.insert($0).inserted }
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
        var seen: Set<String> = []
        let known = comparedStrings.map(\.value).filter { seen.insert($0).inserted }.prefix(Self.evaluationLimit)
        return [own, other].compactMap { $0 } + known.map(evaluation)
    }

    /// How many of the formats that it knows are looked at.
    private static let evaluationLimit = 16
}
