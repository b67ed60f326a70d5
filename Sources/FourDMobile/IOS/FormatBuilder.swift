import SourceScan
import SourceText

/// A row builder and the formats that it answers to.
package struct FormatBuilder: Sendable {
    /// What a builder does when it is asked for a format.
    package enum Answer: Sendable, Hashable {
        /// It hands out a row; the place of the value it compares with.
        case row(InFile<String>)
        /// It never returns nil, whatever the format.
        case always
        case none
        /// The code does something with the format that can't be judged.
        case unsure
    }

    /// A value that the format is compared with.
    package struct Comparison: Sendable, Hashable {
        package let value: InFile<String>
        package let folding: SwiftComparison.Folding

        /// The format `name` as it is when it is compared.
        package func folded(_ name: String) -> String {
            switch folding {
            case .none: name
            case .lowercased, .ignoringCase: name.lowercased()
            case .uppercased: name.uppercased()
            }
        }

        /// Whether the format `name` passes.
        package func isMet(by name: String) -> Bool {
            folded(name) == (folding == .ignoringCase ? value.value.lowercased() : value.value)
        }
    }

    package let builder: SwiftRowBuilder

    /// The file it stands in, relative to the root of the run.
    package let path: String

    /// The qualified name of the type it belongs to; nil for a free function.
    package let owner: String?

    /// Everything that it compares the format with, as far as that can be told.
    package let comparisons: [Comparison]

    /// Values that it compares the format with so that just these get nil.
    package let refused: [Refused]

    package struct Refused: Sendable, Hashable {
        package let comparison: Comparison

        /// The `==` or `!=` that makes it so; nil in a `switch`.
        package let sign: Range<Int>?
    }

    /// Whether it hands out a row for every format but those that it refuses.
    package var refusesOnly: Bool { isSure && comparisons.isEmpty && !refused.isEmpty }

    /// Every value that it compares the format with, as far as that can be told.
    package var formats: [InFile<String>] { comparisons.map(\.value) }

    /// Whether it hands out no row whatever it is asked for. Without a body nothing is known.
    package var returnsOnlyNil: Bool { !builder.returns.isEmpty && builder.returns.allSatisfy(\.isNil) }

    /// Names that it compares the format with and that the control certainly does not declare.
    package let undeclared: [UndeclaredName]

    /// Whether nothing else is done with the format.
    private let isSure: Bool

    /// Whether it hands out rows without a look at the format.
    package var ignoresFormat: Bool {
        builder.comparisons.isEmpty && builder.unsureUses.isEmpty && builder.returns.contains { !$0.isNil }
    }

    init(_ builder: SwiftRowBuilder, in file: SwiftFileFacts, of facts: SwiftFacts) {
        self.builder = builder
        path = file.path
        owner = builder.type.map { file.types[$0].qualifiedName }
        var isSure = builder.unsureUses.isEmpty && builder.unguardedRows.isEmpty
        var refused: [Refused] = []
        comparisons = builder.comparisons.flatMap { comparison -> [Comparison] in
            guard !comparison.isInverted || comparison.isRefused,
                case .texts(let values) = facts.resolve(comparison, of: builder, in: file)
            else {
                isSure = false
                return []
            }
            let found = values.map { Comparison(value: $0, folding: comparison.folding) }
            guard comparison.isRefused else { return found }
            refused += found.map { Refused(comparison: $0, sign: comparison.refusingSign) }
            return []
        }
        self.refused = refused
        undeclared = builder.comparisons.compactMap { UndeclaredName($0.value, in: file, of: facts) }
        self.isSure = isSure
    }

    /// What it does when the app asks it for the format `name`, in exactly this case.
    package func answer(to name: String) -> Answer {
        if builder.returnsNil == .no { return .always }
        if returnsOnlyNil { return .none }
        if let comparison = comparisons.first(where: { $0.isMet(by: name) }) { return .row(comparison.value) }
        if refused.contains(where: { $0.comparison.isMet(by: name) }) { return .none }
        return isSure && !comparisons.isEmpty ? .none : .unsure
    }
}
