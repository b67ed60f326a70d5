import SourceText

/// What a Kotlin file declares and names, read without compiling. Never fails: of broken code it holds what is certain.
package struct KotlinFileFacts: Sendable {
    /// The path relative to the root of what is checked; empty when only bytes were given.
    package let path: String

    /// The name behind `package`; nil without one.
    package let package: Located<String>?
    package let imports: [KotlinImport]

    /// All types, nested and local ones too, in the order they stand in.
    package let types: [KotlinType]

    /// Functions at file level.
    package let functions: [KotlinFunction]

    /// Properties at file level.
    package let properties: [KotlinProperty]

    /// Every annotation of the file, in order; comments and strings have none.
    package let annotations: [KotlinAnnotation]

    /// What functions `process(inputValue, outputCallback)` give to their callback, where its type is certain.
    package let outputs: [KotlinHandedOut]

    /// Each permission named as `Manifest.permission.X` or as a string, in full: `android.permission.X`.
    package let permissions: [Located<String>]

    /// Each class `R` named with its package, in imports and in code: `com.example.app.R`.
    package let resourceClasses: [Located<String>]

    /// Each identifier that stands alone or first in its path, with its first place outside imports.
    package let names: [String: Range<Int>]

    /// Each identifier behind a dot, with its first place outside imports.
    package let memberNames: [String: Range<Int>]

    /// Each `___WORD___`, wherever it stands.
    package let tags: [Located<String>]

    /// Whether every bracket and string has its end; where not, nesting is a guess.
    package let isBalanced: Bool

    package init(scanning file: SourceFile) {
        self.init(scanning: file.bytes, path: file.path)
    }

    package init(scanning bytes: [UInt8], path: String = "") {
        let (tokens, isBalanced) = KotlinLexer.tokens(of: bytes)
        var scanner = KotlinDeclarationScanner(tokens)
        scanner.scan()
        let names = KotlinNameScanner.scan(tokens)
        self.path = path
        package = scanner.package
        imports = scanner.imports
        types = scanner.types
        functions = scanner.functions
        properties = scanner.properties
        annotations = KotlinAnnotationReader.all(in: tokens)
        permissions = names.permissions
        resourceClasses = names.resourceClasses
        outputs = KotlinOutputScanner.outputs(in: tokens)
        self.names = names.names
        memberNames = names.members
        tags = TagScanner.tags(in: bytes)
        self.isBalanced = isBalanced
    }

    /// The types that carry an annotation, by its last name: `KotlinInputControl`.
    package func types(annotated name: String) -> [KotlinType] {
        types.filter { type in type.annotations.contains { $0.simpleName == name } }
    }
}
