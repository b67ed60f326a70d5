/// The facts that the scanner read in one source file.
package struct SourceInspection: Codable, Hashable, Sendable {
    package var path: String

    /// `swift` or `kotlin`.
    package var language: String

    /// Whether every bracket and text has its end; where not, nesting is a guess.
    package var isBalanced: Bool

    /// The package of a Kotlin file.
    package var package: SourceItem?
    package var imports: [SourceItem]

    /// Every annotation of a Kotlin file.
    package var annotations: [SourceItem]
    package var types: [SourceType]

    /// Functions at file level.
    package var functions: [SourceMember]

    /// Names with a readable value: globals, locals, properties, cases of enums.
    package var constants: [SourceConstant]
    package var rowBuilders: [SourceRowBuilder]

    /// The text that `getIconName` of a Kotlin class returns.
    package var iconName: SourceItem?

    /// Android permissions that are named, in full.
    package var permissions: [SourceItem]

    /// Each class `R` that is named with its package.
    package var resourceClasses: [SourceItem]

    /// Each `___TAG___`.
    package var tags: [SourceItem]

    package init(
        path: String, language: String, isBalanced: Bool, package: SourceItem? = nil, imports: [SourceItem] = [],
        annotations: [SourceItem] = [], types: [SourceType] = [], functions: [SourceMember] = [],
        constants: [SourceConstant] = [], rowBuilders: [SourceRowBuilder] = [], iconName: SourceItem? = nil,
        permissions: [SourceItem] = [], resourceClasses: [SourceItem] = [], tags: [SourceItem] = []
    ) {
        self.path = path
        self.language = language
        self.isBalanced = isBalanced
        self.package = package
        self.imports = imports
        self.annotations = annotations
        self.types = types
        self.functions = functions
        self.constants = constants
        self.rowBuilders = rowBuilders
        self.iconName = iconName
        self.permissions = permissions
        self.resourceClasses = resourceClasses
        self.tags = tags
    }
}
