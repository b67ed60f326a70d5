/// The names that belong to a control called `manifestName`, by the convention of the guide and the public controls.
///
/// The manifest's name with its first letter capital, but word boundaries inside are free (`mylocation` goes with
/// `MyLocationRowService`), so names are compared without regard to case (4d-behaviour.md, section 5).
package struct NameForms: Hashable, Sendable {
    package let manifestName: String

    package init(_ manifestName: String) {
        self.manifestName = manifestName
    }

    /// The manifest's name with its first letter capital, such as `Mylocation`.
    package var typeName: String {
        guard let first = manifestName.first else { return "" }
        return first.uppercased() + manifestName.dropFirst()
    }

    /// The class of the row service, such as `MylocationRowService`.
    package var service: String { typeName + "RowService" }

    /// The file of the row service, such as `MylocationRow.swift`.
    package var rowFile: String { typeName + "Row.swift" }

    /// Whether `name` is `<Name><suffix>` with any word boundaries.
    package func matches(_ name: String, suffix: String) -> Bool {
        name.lowercased().utf8.elementsEqual((manifestName + suffix).lowercased().utf8)
    }
}
