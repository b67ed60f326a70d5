import SourceText

/// `@KotlinInputControl`, `@get:Rule`, `@[A B]` (one each).
package struct KotlinAnnotation: Sendable, Hashable {
    /// The name as written, with its package if any: `androidx.annotation.Keep`.
    package let name: Located<String>

    /// `file`, `get`, `field` and the like; nil without one.
    package let target: String?

    /// The text between the parentheses, cut after 200 bytes; nil when there are none.
    package let argument: Located<String>?

    /// From `@` (for those in brackets: from the name) to the closing parenthesis.
    package let range: Range<Int>

    /// The last part of the name.
    package var simpleName: String { name.value.lastNamePart }
}

/// `import a.b.C`, `import a.b.*`, `import a.B as C`.
package struct KotlinImport: Sendable, Hashable {
    /// The path without `.*`.
    package let path: Located<String>
    package let isAll: Bool
    package let alias: Located<String>?
}

/// A parameter of a function or constructor.
package struct KotlinParameter: Sendable, Hashable {
    package let name: Located<String>

    /// The text of its type.
    package let type: Located<String>?

    /// Whether it is a `val` or `var`, and so a property too.
    package let isProperty: Bool
    package let modifiers: [Located<String>]

    /// From `=` to the end of the default value; nil without one.
    package let defaultRange: Range<Int>?

    package var isOverride: Bool { modifiers.contains { $0.value == "override" } }
}

/// One supertype of a class or object.
package struct KotlinSupertype: Sendable, Hashable {
    /// The name as written, without generic arguments.
    package let name: Located<String>

    /// Whether parentheses follow, so that it is a class whose constructor is called.
    package let isCalled: Bool
}

/// A function of a type or of the file.
package struct KotlinFunction: Sendable, Hashable {
    package let name: Located<String>
    package let parameters: [KotlinParameter]
    package let annotations: [KotlinAnnotation]
    package let modifiers: [Located<String>]

    /// The `<…>` before the name; nil when the function is not generic.
    package let typeParameters: Range<Int>?

    /// Whether it extends a type: `fun View.hide()`.
    package let isExtension: Bool

    /// The text of the return type; nil when none is written.
    package let returnType: Located<String>?

    /// The type of the one literal it returns; nil when it returns anything else.
    package let returned: KotlinValueType?

    /// The text it returns when that is one string, written there or in a `val` of the file; its place is that of the
    /// content, without quotes. Nil when it returns anything else.
    package internal(set) var returnedText: Located<String>?

    /// The name it returns, to be looked up when all `val` are known.
    var returnedName: String?

    package var isOverride: Bool { modifiers.contains { $0.value == "override" } }
}

/// The type of a value, as far as rules compare it.
package enum KotlinValueType: Sendable, Hashable {
    case string, number, boolean, character, null

    /// A list, set, map or array.
    case collection
}

/// A place where a function `process` uses its callback.
package struct KotlinOutput: Sendable, Hashable {
    /// The name of the function, as it stands there.
    package let process: Range<Int>

    /// The type of the value that the callback gets; nil where it is not certain, or the callback is not called here.
    package let type: KotlinValueType?

    /// The argument as written; the callback's name where it is not called.
    package let value: Located<String>
}

/// `R.layout.pick`, or with a package: `com.example.app.R.id.title`.
package struct KotlinResourceUse: Sendable, Hashable {
    /// The class as written: `R`, what an import calls it, or its full name.
    package let owner: Located<String>

    /// A kind of Android resources, such as `layout`.
    package let type: String
    package let name: Located<String>
}

/// A `val` or `var` of a type or of the file; those of a primary constructor are parameters.
package struct KotlinProperty: Sendable, Hashable {
    package let name: Located<String>
    package let isVal: Bool
    package let type: Located<String>?
    package let annotations: [KotlinAnnotation]
    package let modifiers: [Located<String>]

    /// The type of the one literal that it is initialised with; nil when it is anything else.
    package let value: KotlinValueType?

    /// The string it is initialised with, or that its getter gives; the place is that of the content, without quotes.
    package let text: Located<String>?

    package var isOverride: Bool { modifiers.contains { $0.value == "override" } }
}

/// A class, interface or object.
package struct KotlinType: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case `class`, interface, object
    }

    package let kind: Kind

    /// `Companion` for a companion object without a name, at the place of the word `object`.
    package let name: Located<String>

    /// The index in `KotlinFileFacts.types` of the type around it; nil at file level and in functions.
    package let parent: Int?

    /// Whether it is declared inside a function or lambda.
    package let isLocal: Bool
    package let annotations: [KotlinAnnotation]

    /// Words such as `open`, `data`, `enum` or `companion`.
    package let modifiers: [Located<String>]

    /// The `<…>` behind the name; nil when the type is not generic.
    package let typeParameters: Located<String>?

    /// Words such as `private` before the primary constructor.
    package let constructorModifiers: [Located<String>]

    /// The parameters of the primary constructor; nil when the class has none.
    package let constructor: [KotlinParameter]?

    /// The parentheses of the primary constructor; nil when the class has none.
    package let constructorRange: Range<Int>?
    package let supertypes: [KotlinSupertype]

    /// Whether another object implements a supertype: `Base by other`.
    package let isDelegated: Bool

    /// From the first annotation or modifier to the closing brace.
    package let range: Range<Int>

    package internal(set) var secondaryConstructors: [[KotlinParameter]] = []
    package internal(set) var functions: [KotlinFunction] = []
    package internal(set) var properties: [KotlinProperty] = []
}
