import InputControl
import SourceScan
import SourceText

/// A class that the app can load by name, as its sources declare it.
package struct ServiceClass: Sendable {
    package let type: SwiftMergedType

    /// The name that the Objective-C run time knows it by; nil without `@objc(Name)`: it is then `Module.Name`, and
    /// nothing finds it by a plain name (`QApplication` of ios-QMobileUI).
    package let runtimeName: InFile<String>?

    /// Where its own name is declared.
    package let name: InFile<String>

    /// Nil for a type that is no class.
    init?(_ type: SwiftMergedType) {
        guard let declaration = type.declarations.first, declaration.value.kind == .class else { return nil }
        self.type = type
        name = InFile(declaration.value.name, path: declaration.path)
        runtimeName =
            type.declarations.lazy.compactMap { part in
                part.value.attribute("objc")?.argument.map { InFile($0, path: part.path) }
            }.first
    }
}

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

    package let builder: SwiftRowBuilder

    /// The file it stands in, relative to the root of the run.
    package let path: String

    /// The qualified name of the type it belongs to; nil for a free function.
    package let owner: String?

    /// Every value that it compares the format with, as far as that can be told.
    package let formats: [InFile<String>]

    private let tests: [Test]
    private let isSure: Bool

    /// A comparison, resolved.
    private struct Test: Sendable {
        let folding: SwiftComparison.Folding
        let values: [InFile<String>]
    }

    init(_ builder: SwiftRowBuilder, in file: SwiftFileFacts, of facts: SwiftFacts) {
        self.builder = builder
        path = file.path
        owner = builder.type.map { file.types[$0].qualifiedName }
        var isSure = builder.unsureUses.isEmpty
        tests = builder.comparisons.compactMap { comparison in
            guard case .texts(let values) = facts.resolve(comparison, of: builder, in: file) else {
                isSure = false
                return nil
            }
            return Test(folding: comparison.folding, values: values)
        }
        self.isSure = isSure
        formats = tests.flatMap(\.values)
    }

    /// What it does when the app asks it for the format `name`, in exactly this case.
    package func answer(to name: String) -> Answer {
        if builder.returnsNil == .no { return .always }
        for test in tests {
            if let value = test.values.first(where: { test.folding.matches(name, $0.value) }) { return .row(value) }
        }
        return isSure && !tests.isEmpty ? .none : .unsure
    }
}

extension SwiftComparison.Folding {
    /// Whether the format `name`, so folded, is the value it is compared with.
    fileprivate func matches(_ name: String, _ value: String) -> Bool {
        switch self {
        case .none: name == value
        case .lowercased: name.lowercased() == value
        case .uppercased: name.uppercased() == value
        case .ignoringCase: name.lowercased() == value.lowercased()
        }
    }
}
