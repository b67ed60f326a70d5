import SourceText

/// A number as other languages write it and JSON does not: `+1`, `01`, `.5`, `1.`, `0x10`.
struct NumberSpelling {
    let issue: JSONSyntaxIssue.Kind

    /// The same number in JSON; nil when it is too large to say.
    let replacement: String?

    /// Nil when `text` is not a number in any language.
    init?(_ text: String) {
        var rest = text[...].utf8
        let sign = rest.first.flatMap { "+-".utf8.contains($0) ? $0 : nil }
        if sign != nil { rest.removeFirst() }
        let minus = sign == UInt8(ascii: "-") ? "-" : ""

        if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
            let digits = rest.dropFirst(2)
            guard !digits.isEmpty, digits.allSatisfy({ $0.hexDigitValue != nil }) else { return nil }
            issue = .badNumber
            replacement = UInt64(Substring(digits), radix: 16).map { minus + String($0) }
            return
        }

        let integer = rest.prefix { $0.isASCIIDigit }
        rest = rest.dropFirst(integer.count)
        var fraction: Substring.UTF8View?
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { $0.isASCIIDigit }
            rest = rest.dropFirst(1 + digits.count)
            fraction = digits
        }
        guard !integer.isEmpty || fraction?.isEmpty == false, Self.isExponent(rest) else { return nil }

        let significant = integer.drop { $0 == UInt8(ascii: "0") }
        if sign == UInt8(ascii: "+") {
            issue = .leadingPlus
        } else if integer.count > 1, significant.count < integer.count {
            issue = .leadingZero
        } else {
            issue = .badNumber
        }
        let whole = significant.isEmpty ? "0" : String(Substring(significant))
        let decimals = fraction.map { "." + ($0.isEmpty ? "0" : String(Substring($0))) } ?? ""
        replacement = minus + whole + decimals + String(Substring(rest))
    }

    /// Whether `text` is empty or an `e` with digits after it.
    private static func isExponent(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first else { return true }
        var digits = text.dropFirst()
        if let sign = digits.first, "+-".utf8.contains(sign) { digits.removeFirst() }
        return first | 0x20 == UInt8(ascii: "e") && !digits.isEmpty && digits.allSatisfy { $0.isASCIIDigit }
    }
}
