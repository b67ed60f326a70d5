import InputControl
import SourceText

/// What a control and the things in it are called.
struct ControlNames: Hashable {
    /// The manifest's name.
    let name: String
    /// What its types begin with: `MyLocation` for `MyLocationRowService`.
    let className: String

    init(name: String, className: String) {
        self.name = name
        self.className = className
    }

    /// The names of an existing control; nil when its manifest gives none.
    init?(_ control: ControlProject) {
        guard let name = control.manifest?.name?.value, !name.isEmpty else { return nil }
        let service = control.manifest?.capabilities?["service"]?.string
        let suffix = Self.serviceSuffix
        let stem = service.flatMap { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : nil }
        self.init(name: name, className: stem.flatMap { $0.isEmpty ? nil : $0 } ?? NameForms(name).typeName)
    }

    static let serviceSuffix = "RowService"

    /// The spellings that Android's resources, which know no capitals, may have of the name: `mylocation`, `my_location`.
    var resourceNames: (plain: String, parted: String) {
        var parted = ""
        for letter in className.unicodeScalars {
            if letter.properties.isUppercase, !parted.isEmpty { parted += "_" }
            parted += letter.properties.lowercaseMapping
        }
        return (name.lowercased(), parted)
    }
}
