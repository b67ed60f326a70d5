import SourceText

/// The declarations and names of a Swift file, read without compiling. Never fails: of broken code it holds what is
/// certain.
package struct SwiftFileFacts: Sendable {
    /// The path relative to the root of what is checked; empty when only bytes were given.
    package let path: String
    package let imports: [SwiftImport]

    /// All types and extensions, nested and local ones too, in the order they stand in.
    package let types: [SwiftType]

    /// Variables at file level.
    package let globals: [SwiftVariable]

    /// Variables inside functions and closures.
    package let locals: [SwiftVariable]

    /// Functions at file level.
    package let functions: [SwiftFunction]
    package let typeAliases: [SwiftTypeAlias]
    package let rowBuilders: [SwiftRowBuilder]

    /// Each identifier that stands alone or first in its path, with its first place: `CLLocationManager`. Keywords,
    /// comments and strings are left out, code inside interpolations is not.
    package let names: [String: Range<Int>]

    /// Each identifier behind a dot, with its first place: `camera` in `.camera` and `device.camera`.
    package let memberNames: [String: Range<Int>]

    /// Variables that are given a value or changed somewhere, other than where they are declared. `anyKey` is among them
    /// when some are set by a key that is not a literal.
    package let assignedNames: Set<String>

    package static let anyKey = "*"

    /// Each `___WORD___`, wherever it stands: 4D replaces them in the whole text (`Process_tags`).
    package let tags: [Located<String>]

    /// The first word of the first statement at file level; nil when there is none.
    package let topLevelStatement: Range<Int>?

    /// The damage that compilers reject, which makes the facts of this file a guess; nil when there is none.
    package let damage: SourceDamage?

    /// Whether nothing keeps compilers from reading the file; where something does, nesting is a guess.
    package var isBalanced: Bool { damage == nil }

    /// The tokens from which bodies of functions are parsed on demand.
    let tokens: TokenList

    package init(scanning file: SourceFile) {
        self.init(scanning: file.bytes, path: file.path)
    }

    /// - Parameter decidesConditions: whether code behind `#if` that is in no build of an app is left out; without that,
    ///   all branches count and may be compiled or not.
    package init(scanning bytes: [UInt8], path: String = "", decidesConditions: Bool = true) {
        let (all, damage) = SwiftLexer.tokens(of: bytes)
        let tokens = decidesConditions ? all.withoutExcludedCode() : all
        var scanner = SwiftDeclarationScanner(tokens, SwiftConditions(isDecided: decidesConditions))
        scanner.scan()
        let names = SwiftNameScanner.scan(tokens)
        self.path = path
        imports = scanner.imports
        types = scanner.types
        globals = scanner.globals
        locals = scanner.locals
        functions = scanner.functions
        typeAliases = scanner.typeAliases
        rowBuilders = scanner.builders
        self.names = names.names
        memberNames = names.members
        assignedNames = names.assigned
        tags = TagScanner.tags(in: bytes)
        topLevelStatement = SwiftTopLevelReader.firstStatement(tokens)
        self.damage = damage
        self.tokens = tokens
    }

    /// Whether code names `name`, as a member too. Keywords are not among the names.
    package func mentions(_ name: String) -> Bool { names[name] != nil || memberNames[name] != nil }

    /// Variables that get another value somewhere: those of `assignedNames` whose own value is replaced, not a part of it.
    package var replacedNames: Set<String> {
        var names: Set<String> = []
        for index in 0..<tokens.count where tokens[index].isName {
            let isPassed = tokens[index - 1].kind == .operator && tokens.isText(index - 1, "&")
            if isPassed || tokens.isAssignment(index + 1) { names.insert(tokens.name(index)) }
        }
        // A key may be that of any variable.
        return mentions("setValue") ? names.union(assignedNames) : names
    }

    /// Whether the file is a unit test: it imports XCTest or Testing.
    package var importsTests: Bool {
        imports.contains { $0.module.value == "XCTest" || $0.module.value == "Testing" }
    }
}
