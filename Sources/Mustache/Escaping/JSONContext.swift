import SourceText

/// Follows a JSON text: within a string a value is escaped, elsewhere only code may stand.
struct JSONContext: OutputContext {
    private var isInString = false
    private var isAfterBackslash = false

    mutating func follow(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if isAfterBackslash {
                isAfterBackslash = false
            } else if byte == .quote {
                isInString.toggle()
            } else if isInString {
                isAfterBackslash = byte == .backslash
            }
        }
    }

    mutating func escape(_ value: String, isCode: Bool) -> EscapedValue {
        guard isInString else { return isCode ? .verbatim : .refusedAsCode }
        guard !isAfterBackslash else { return .refusedAfterEscape }
        return .escaped(
            value.replacingScalars { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                default: scalar.isInvisibleControl ? scalar.utf16Escape() : nil
                }
            })
    }
}

extension EscapedValue {
    static let refusedAfterEscape = refused(
        .unsafeValue, "stands right behind a character that gives it another meaning; put something between them")
}
