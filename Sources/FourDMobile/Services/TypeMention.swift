import SourceScan
import SourceText

/// The names of types in a property's annotation and at the start of its initialiser.
enum TypeMention {
    static func all(in variable: SwiftVariable) -> [Located<String>] {
        [variable.type.flatMap(annotated), constructed(by: variable)].compactMap { $0 }
    }

    /// `X` of `X`, `X?` and `X!`; nil for anything else.
    private static func annotated(_ type: Located<String>) -> Located<String>? {
        let name = leadingName(of: type)
        let rest = type.value.utf8.dropFirst(name.value.utf8.count)
        return !name.value.isEmpty && rest.allSatisfy { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
            ? name : nil
    }

    /// `X` of an initialiser `X(…)` or `X.init(…)`; nil for anything else.
    static func constructed(by variable: SwiftVariable) -> Located<String>? {
        guard let initialiser = variable.initialiser else { return nil }
        var name = leadingName(of: initialiser)
        guard initialiser.value.utf8.dropFirst(name.value.utf8.count).first == UInt8(ascii: "(") else { return nil }
        if name.value.hasSuffix(".init") {
            let length = name.value.utf8.count - ".init".utf8.count
            name = Located(
                String(name.value.dropLast(5)), at: name.range.lowerBound..<name.range.lowerBound + length)
        }
        return name.value.isEmpty ? nil : name
    }

    private static func leadingName(of text: Located<String>) -> Located<String> {
        let name = text.value.utf8.prefix {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 >= 0x80
        }
        return Located(
            String(decoding: Array(name), as: UTF8.self),
            at: text.range.lowerBound..<text.range.lowerBound + name.count)
    }
}
