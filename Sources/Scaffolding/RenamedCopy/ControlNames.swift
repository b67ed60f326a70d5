import InputControl
import SourceText

/// The names of a control and of its types and files.
struct ControlNames: Hashable {
    /// The manifest's name.
    let name: String
    /// The prefix of its types: `MyLocation` for `MyLocationRowService`.
    let className: String

    init(name: String, className: String) {
        self.name = name
        self.className = className
    }

    /// The names of an existing control; nil when its manifest gives none.
    ///
    /// The prefix of its types comes from the manifest's `service`; if that is missing, from the manifest's name or the
    /// code, whose word boundaries are free.
    init?(_ control: ControlProject) {
        guard let name = control.manifest?.name?.value, !name.isEmpty else { return nil }
        let capabilities = control.manifest?.capabilities
        let listed = capabilities?["settings"]?["application.services"]?.elements.compactMap(\.string) ?? []
        let candidates = (listed + Self.types(in: control)).compactMap(Self.stem) + Self.kotlinClasses(in: control)
        let stem =
            capabilities?["service"]?.string.flatMap(Self.stem)
            ?? candidates.first { $0.lowercased() == NameForms(name).typeName.lowercased() }
        self.init(name: name, className: stem ?? NameForms(name).typeName)
    }

    static let serviceSuffix = "RowService"

    /// `MyLocation` for `MyLocationRowService`; nil for what is not called so.
    private static func stem(of service: String) -> String? {
        guard service.hasSuffix(serviceSuffix), service.utf8.count > serviceSuffix.utf8.count else { return nil }
        return String(service.dropLast(serviceSuffix.count))
    }

    private static func types(in control: ControlProject) -> [String] {
        control.swift.flatMap { $0.facts.types.filter { $0.kind != .extension }.map(\.name.value) }
    }

    /// The classes that the Android app uses: each is called as its file up to the first dot (4d-behaviour.md, section 6).
    private static func kotlinClasses(in control: ControlProject) -> [String] {
        control.annotationMentions.filter { $0.path.hasSuffix(".kt") }.compactMap { mention in
            mention.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        }
    }

    /// The spellings that Android's resources, which have no capitals, may have of the name: `mylocation`, `my_location`.
    var resourceNames: (plain: String, parted: String) {
        var parted = ""
        for letter in className.unicodeScalars {
            if letter.properties.isUppercase, !parted.isEmpty { parted += "_" }
            parted += letter.properties.lowercaseMapping
        }
        return (name.lowercased(), parted)
    }

    /// All spellings of the name, in lower case.
    var searched: Set<String> { [resourceNames.plain, resourceNames.parted, className.lowercased()] }

    /// The name of the control in the code, in lower case, where the manifest has no such name: one of the two is
    /// misspelt.
    func otherNames(in control: ControlProject) -> Set<String> {
        let types = Self.types(in: control)
        // A control with a class of its name may have services of other names, too.
        let hasOwn = types.contains { $0.lowercased().hasPrefix(className.lowercased()) }
        let stems = (hasOwn ? [] : types.compactMap(Self.stem)) + Self.kotlinClasses(in: control)
        return Set(stems.map { $0.lowercased() }).subtracting(searched)
    }
}
