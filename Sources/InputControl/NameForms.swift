/// The names that belong to a control called `manifestName`, by the convention of the guide and the public controls.
///
/// The manifest's name with its first letter capital, but word boundaries inside are free (`mylocation` goes with
/// `MyLocationRowService`), so names are compared without regard to case (4d-behaviour.md, section 5).
package struct NameForms: Hashable, Sendable {
    package let manifestName: String

    package init(_ manifestName: String) {
        self.manifestName = manifestName
    }

    /// The manifest's name with its first letter capital, such as `Mylocation`; what can't be in a name of Swift starts a
    /// new word: `my-location` gives `MyLocation`.
    package var typeName: String {
        manifestName.split { Self.separators.contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let separators: [Character] = ["-", "_", " ", "."]

    /// The class of the row service, such as `MylocationRowService`.
    package var service: String { typeName + "RowService" }

    /// The file of the row service, such as `MylocationRow.swift`.
    package var rowFile: String { typeName + "Row.swift" }

    /// Whether `name` is `<Name><suffix>` with any word boundaries, and with or without what separates words. A name that
    /// ends in `Row` need not do so twice: `colorRow` goes with `ColorRowService`, too.
    package func matches(_ name: String, suffix: String) -> Bool {
        let name = Self.folded(name)
        let base = Self.folded(manifestName)
        let folded = Self.folded(suffix)
        if name.utf8.elementsEqual((base + folded).utf8) { return true }
        return base.hasSuffix("row") && folded.hasPrefix("row") && name == base + folded.dropFirst(3)
    }

    private static func folded(_ name: String) -> String {
        name.filter { !separators.contains($0) }.lowercased()
    }
}
