import SourceText

/// A place in a JSON value, as RFC 6901 writes it. Tokens are compared byte for byte.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    /// The keys and array indices from the root on, unescaped; empty for the root itself.
    package let tokens: [String]

    package init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Reads a pointer as it is written (`/choiceList/0`, `~1` for `/`, `~0` for `~`); nil when it is none: it neither
    /// is empty nor starts with `/`, or a `~` stands before something else.
    package init?(parsing text: String) {
        guard !text.isEmpty else {
            self.init()
            return
        }
        let utf8 = Array(text.utf8)
        guard utf8[0] == .slash else { return nil }
        var tokens: [String] = []
        var token: [UInt8] = []
        var index = 1
        while index < utf8.count {
            switch utf8[index] {
            case .slash:
                tokens.append(String(decoding: token, as: UTF8.self))
                token = []
            case UInt8(ascii: "~"):
                index += 1
                guard index < utf8.count, let byte = Self.unescaped(utf8[index]) else { return nil }
                token.append(byte)
            default:
                token.append(utf8[index])
            }
            index += 1
        }
        self.init(tokens + [String(decoding: token, as: UTF8.self)])
    }

    /// The pointer in its written form; empty for the root.
    package var description: String {
        var result: [UInt8] = []
        for token in tokens {
            result.append(.slash)
            for byte in token.utf8 {
                switch byte {
                case UInt8(ascii: "~"): result += Array("~0".utf8)
                case .slash: result += Array("~1".utf8)
                default: result.append(byte)
                }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.tokens.elementsEqual(right.tokens) { $0.utf8.elementsEqual($1.utf8) }
    }

    package func hash(into hasher: inout Hasher) {
        for token in tokens {
            for byte in token.utf8 { hasher.combine(byte) }
            hasher.combine(UInt8.max)
        }
    }

    private static func unescaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0"): UInt8(ascii: "~")
        case UInt8(ascii: "1"): .slash
        default: nil
        }
    }
}
