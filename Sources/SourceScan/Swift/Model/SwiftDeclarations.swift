import SourceText

/// Something that may stand in a branch of `#if`.
package protocol ConditionalCode {
    /// In which builds it is, by the `#if` around it.
    var condition: SwiftBuildCondition { get }
}

extension ConditionalCode {
    /// Whether it is in only some builds, or that cannot be determined.
    package var isConditional: Bool { condition != .always }
}

/// `@objc(Name)` and the like.
package struct SwiftAttribute: ConditionalCode, Sendable, Hashable {
    /// The name without `@`, such as `objc`; dots and generic arguments stay in it.
    package let name: Located<String>

    /// The text between the parentheses, without white space at its ends, cut after 200 bytes; nil when there
    /// are none.
    package let argument: Located<String>?

    /// From `@` to the closing parenthesis.
    package let range: Range<Int>

    package let condition: SwiftBuildCondition
}

/// `import UIKit`, `@testable import A`, `import struct A.B`.
package struct SwiftImport: ConditionalCode, Sendable, Hashable {
    /// The module, which is the first part of the path.
    package let module: Located<String>

    /// The whole path, such as `UIKit.UIView`.
    package let path: Located<String>

    /// `struct`, `class`, `func` and the like of a scoped import; nil for that of a module.
    package let kind: String?
    package let attributes: [SwiftAttribute]

    package let condition: SwiftBuildCondition
}

/// A property, or a global or local `let` or `var`: one name each.
package struct SwiftVariable: ConditionalCode, Sendable, Hashable {
    package let name: Located<String>
    package let isLet: Bool

    /// Whether it is `static` or `class`.
    package let isStatic: Bool
    package let attributes: [SwiftAttribute]

    /// Words such as `private` or `static`.
    package let modifiers: [Located<String>]

    /// The text of the type annotation; nil when there is none.
    package let type: Located<String>?

    /// The string literal that it is initialised with, or that its getter returns, at the place of its content; nil when
    /// there is none.
    package let text: Located<String>?

    /// The whole expression behind `=`; nil without one.
    package let initialiser: Located<String>?
    package let isComputed: Bool

    /// The bytes between the braces of its getter, setter or observers; nil without any.
    package let accessors: Range<Int>?
    package let condition: SwiftBuildCondition

    /// Where the name means this: the block around it for a local one, nil for a property or a global.
    package let scope: Range<Int>?
}

/// One parameter of a function.
package struct SwiftParameter: Sendable, Hashable {
    /// The argument label; nil for `_`.
    package let label: String?

    /// The name inside the function.
    package let name: Located<String>

    /// The text of its type.
    package let type: Located<String>?

    /// Whether it takes any number of arguments.
    var isVariadic: Bool { type?.value.hasSuffix("...") ?? false }
}

/// A function or an initialiser.
package struct SwiftFunction: ConditionalCode, Sendable, Hashable {
    /// `init` for an initialiser; the operator for an operator function.
    package let name: Located<String>
    package let isInitialiser: Bool

    package let parameters: [SwiftParameter]
    package let attributes: [SwiftAttribute]
    package let modifiers: [Located<String>]

    /// Whether it is `static` or `class`.
    package let isStatic: Bool

    /// The `async`, `throws` or `rethrows` behind its parameters.
    package let effects: [Located<String>]

    /// The text behind `->`, its `?` included; nil when nothing is returned.
    package let returnType: Located<String>?

    /// The bytes between the braces; nil without a body.
    package let body: Range<Int>?
    package let condition: SwiftBuildCondition

    /// The name with its labels, as Swift writes it: `move(to:_:)`.
    package var fullName: String {
        name.value + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

/// One case of an enum.
package struct SwiftEnumCase: ConditionalCode, Sendable, Hashable {
    package let name: Located<String>

    /// The string literal that is its raw value, at the place of its content; nil when there is none.
    package let text: Located<String>?

    /// The raw value as written; nil when it is implicit or there is none.
    package let rawValue: Located<String>?
    package let condition: SwiftBuildCondition
}

/// `typealias Name = Target`.
package struct SwiftTypeAlias: ConditionalCode, Sendable, Hashable {
    package let name: Located<String>
    package let target: Located<String>

    /// Whether it stands at the top of a file, and not in a type or a function.
    package let isGlobal: Bool

    /// Words such as `private`.
    package let modifiers: [Located<String>]

    package let condition: SwiftBuildCondition
}
