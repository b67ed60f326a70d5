import SourceText

/// The declarations and names of a Kotlin file, read without compiling. Never fails: of broken code it holds what is
/// certain.
package struct KotlinFileFacts: Sendable {
    /// The path relative to the root of what is checked; empty when only bytes were given.
    package let path: String

    /// The name behind `package`; nil without one.
    package let package: Located<String>?
    package let imports: [KotlinImport]

    /// The imports that bring one name, by the name that they bring.
    package let importedNames: [String: KotlinImport]

    /// All types, nested and local ones too, in the order they stand in.
    package let types: [KotlinType]

    /// Functions at file level.
    package let functions: [KotlinFunction]

    /// Properties at file level.
    package let properties: [KotlinProperty]

    /// The names of the `typealias` declarations at file level.
    package let typealiases: [Located<String>]

    /// Every annotation of the file, in order; comments and strings have none.
    package let annotations: [KotlinAnnotation]

    /// Where functions `process(inputValue, outputCallback)` use their callback.
    package let outputs: [KotlinOutput]

    /// Each permission named as `Manifest.permission.X` or as a string, in full: `android.permission.X`.
    package let permissions: [Located<String>]

    /// Each class `R` named with its package, in imports and in code: `com.example.app.R`.
    package let resourceClasses: [Located<String>]

    /// Each resource named through a class `R`, whatever the import calls it.
    package let resourceUses: [KotlinResourceUse]

    /// The first argument of each call of `query` that is a path: `ContactsContract.Contacts.CONTENT_URI`.
    package let contentQueries: [Located<String>]

    /// The first `..<`; nil without one.
    package let openRange: Range<Int>?

    /// Each identifier that stands alone or first in its path, with its first place outside imports.
    package let names: [String: Range<Int>]

    /// Each identifier behind a dot, with its first place outside imports.
    package let memberNames: [String: Range<Int>]

    /// Each `___WORD___`, wherever it stands.
    package let tags: [Located<String>]

    /// The damage that compilers reject, which makes the facts of this file a guess; nil when there is none.
    package let damage: SourceDamage?

    /// Whether nothing keeps compilers from reading the file; where something does, nesting is a guess.
    package var isBalanced: Bool { damage == nil }

    /// Whether code names `name`, as a member too.
    package func mentions(_ name: String) -> Bool { names[name] != nil || memberNames[name] != nil }

    package init(scanning file: SourceFile) {
        self.init(scanning: file.bytes, path: file.path)
    }

    package init(scanning bytes: [UInt8], path: String = "") {
        let (tokens, damage) = KotlinLexer.tokens(of: bytes)
        var scanner = KotlinDeclarationScanner(tokens)
        scanner.scan()
        let names = KotlinNameScanner.scan(tokens, imports: scanner.imports)
        self.path = path
        package = scanner.package
        imports = scanner.imports
        importedNames = Dictionary(
            imports.filter { !$0.isAll }.map { ($0.alias?.value ?? $0.path.value.lastNamePart, $0) },
            uniquingKeysWith: { first, _ in first })
        types = scanner.types
        functions = scanner.functions
        properties = scanner.properties
        typealiases = scanner.typealiases
        annotations = KotlinAnnotationReader.all(in: tokens)
        permissions = names.permissions
        resourceClasses = names.resourceClasses
        resourceUses = names.resourceUses
        contentQueries = names.contentQueries
        openRange = names.openRange
        outputs = KotlinOutputScanner.outputs(in: tokens)
        self.names = names.names
        memberNames = names.members
        tags = TagScanner.tags(in: bytes)
        self.damage = damage
    }

    /// Whether no name is spelt like this without backticks.
    package static func isReserved(_ name: String) -> Bool {
        KotlinWord(rawValue: name)?.isReserved == true
    }
}
