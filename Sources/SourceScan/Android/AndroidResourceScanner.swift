import SourceText

/// A resource that an XML file of an Android control declares.
package struct AndroidResourceName: Sendable, Hashable {
    /// The class of `R` that it is in, such as `string` or `id`.
    package let type: String

    /// Its name in `R`: dots are underscores.
    package let name: String
}

/// Reads what resources an XML file declares, in one pass and without checking the XML.
package struct AndroidResourceScanner {
    private let bytes: [UInt8]
    private let isValues: Bool
    private var index = 0
    private var names: [AndroidResourceName] = []

    /// The resources of a file; `isValues` when it is in a folder of `values`, where elements declare resources by their
    /// attribute `name`. Everywhere else only `@+id/…` declares one.
    package static func names(in bytes: [UInt8], isValues: Bool) -> [AndroidResourceName] {
        var scanner = AndroidResourceScanner(bytes: bytes, isValues: isValues)
        scanner.scan()
        return scanner.names
    }

    private init(bytes: [UInt8], isValues: Bool) {
        self.bytes = bytes
        self.isValues = isValues
    }

    private mutating func scan() {
        while skip(behind: "<") {
            if starts(with: "!--") {
                guard skip(behind: "-->") else { return }
            } else if starts(with: "![CDATA[") {
                guard skip(behind: "]]>") else { return }
            } else if index < bytes.count, bytes[index].startsWord {
                takeElement()
            }
        }
    }

    private mutating func takeElement() {
        let element = takeName()
        var type: String?
        var name: String?
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
            guard bytes[index].startsWord else {
                index += 1
                continue
            }
            let attribute = takeName()
            while index < bytes.count, bytes[index].isWhiteSpace || bytes[index] == UInt8(ascii: "=") { index += 1 }
            guard let value = takeValue() else { continue }
            if value.hasPrefix("@+id/") { add(type: "id", String(value.dropFirst(5))) }
            if attribute == "name" { name = value }
            if attribute == "type" { type = value }
        }
        guard isValues, let name, let type = Self.type(ofElement: element) ?? type else { return }
        add(type: type, name)
    }

    private mutating func add(type: String, _ name: String) {
        names.append(AndroidResourceName(type: type, name: name.replacing(".", with: "_")))
    }

    /// The class of `R` for an element; nil where its attribute `type` tells, and for elements that declare nothing.
    private static func type(ofElement element: String) -> String? {
        switch element {
        case "string", "color", "dimen", "bool", "integer", "drawable", "style", "attr", "plurals", "fraction", "id":
            element
        case "array", "string-array", "integer-array": "array"
        case "declare-styleable": "styleable"
        default: nil
        }
    }

    private mutating func takeName() -> String {
        let start = index
        while index < bytes.count,
            bytes[index].startsWord || bytes[index].isASCIIDigit || [0x2D, 0x2E, 0x3A].contains(bytes[index])
        {
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func takeValue() -> String? {
        guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else { return nil }
        let start = index + 1
        guard let end = bytes[start...].firstIndex(of: bytes[index]) else {
            index = bytes.count
            return nil
        }
        index = end + 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Moves behind the next `text`; false when there is none.
    private mutating func skip(behind text: String) -> Bool {
        while index < bytes.count {
            if starts(with: text) {
                index += text.utf8.count
                return true
            }
            index += 1
        }
        return false
    }
}
