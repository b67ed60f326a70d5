/// The condition of an `#if`, as the build of an app decides it [swift-14].
package struct SwiftBuildCondition: Sendable, Hashable {
    /// Whether it holds in the Debug configuration, for the simulator; nil when it cannot be determined.
    package let inDebug: Bool?

    /// Whether it holds in the Release configuration, for devices; nil when it cannot be determined.
    package let inRelease: Bool?

    package static let always = SwiftBuildCondition(inDebug: true, inRelease: true)
    static let unknown = SwiftBuildCondition(inDebug: nil, inRelease: nil)

    private init(inDebug: Bool?, inRelease: Bool?) {
        self.inDebug = inDebug
        self.inRelease = inRelease
    }

    private init(_ value: Bool) { self.init(inDebug: value, inRelease: value) }

    /// The condition in a directive such as `#if DEBUG`: an app is for iOS, and `DEBUG` is set in its Debug
    /// configuration only [swift-14].
    init(directive: String) {
        let text = directive.drop { $0 == "#" }.drop { $0.isLetter }
        // A closure in a condition could hold another directive, and so on.
        guard text.utf8.count < 1_000, !text.utf8.contains(UInt8(ascii: "{")) else {
            self = .unknown
            return
        }
        let tokens = SwiftLexer.tokens(of: Array(text.utf8)).list
        var parser = SwiftBodyParser(tokens, 0..<tokens.count)
        let condition = parser.expression()
        self = condition.map { Self.value(of: $0) } ?? .unknown
    }

    /// Whether no build compiles the code.
    var isNever: Bool { inDebug == false && inRelease == false }

    /// Whether a build certainly compiles the code.
    package var isSometimes: Bool { inDebug == true || inRelease == true }

    package static func && (left: SwiftBuildCondition, right: SwiftBuildCondition) -> SwiftBuildCondition {
        left.combined(right) { $0 == false || $1 == false ? false : $0 == nil || $1 == nil ? nil : true }
    }

    static prefix func ! (condition: SwiftBuildCondition) -> SwiftBuildCondition {
        SwiftBuildCondition(inDebug: condition.inDebug.map(!), inRelease: condition.inRelease.map(!))
    }

    private func combined(
        _ other: SwiftBuildCondition, _ combine: (Bool?, Bool?) -> Bool?
    ) -> SwiftBuildCondition {
        SwiftBuildCondition(inDebug: combine(inDebug, other.inDebug), inRelease: combine(inRelease, other.inRelease))
    }

    private static func value(of expression: SwiftExpression) -> SwiftBuildCondition {
        switch expression.kind {
        case .boolean(let value): return SwiftBuildCondition(value)
        case .name("DEBUG"): return SwiftBuildCondition(inDebug: true, inRelease: false)
        case .parentheses(let inner): return value(of: inner)
        case .prefix(let sign, let inner) where sign.text == "!": return !value(of: inner)
        case .infix(let operands, let signs):
            let values = operands.map(value)
            guard let first = values.first, let sign = signs.first?.text else { return .unknown }
            switch sign {
            case "&&": return values.dropFirst().reduce(first, &&)
            case "||": return !values.dropFirst().reduce(!first) { $0 && !$1 }
            default: return .unknown
            }
        case .chain(let base, let links):
            guard case .name(let name) = base.kind, links.count == 1, case .call(let arguments) = links[0].kind,
                arguments.count == 1, case .name(let argument) = arguments[0].value.kind
            else { return .unknown }
            return platform(name, argument)
        default: return .unknown
        }
    }

    private static func platform(_ name: String, _ argument: String) -> SwiftBuildCondition {
        switch (name, argument) {
        case ("os", let system): return SwiftBuildCondition(system == "iOS")
        case ("canImport", "UIKit"), ("canImport", "Foundation"), ("_runtime", "_ObjC"): return .always
        case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "Glibc"), ("canImport", "WatchKit"):
            return SwiftBuildCondition(false)
        case ("targetEnvironment", "simulator"): return SwiftBuildCondition(inDebug: nil, inRelease: false)
        case ("targetEnvironment", "macCatalyst"): return SwiftBuildCondition(false)
        default: return .unknown
        }
    }
}
