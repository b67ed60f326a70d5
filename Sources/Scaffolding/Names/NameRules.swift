import InputControl
import SourceText

/// The rules for the name of a control.
struct NameRules {
    let platforms: [Platform]
    /// Names that 4D keeps for itself.
    let reserved: Set<String>

    /// Why `name`, made of `given`, is refused, as the end of a sentence; nil when it is fine.
    func refusal(of given: String, name: String) -> String? {
        guard let first = name.unicodeScalars.first else { return "is empty" }
        if given.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" }) { return "has a path separator" }
        if ("0"..."9").contains(first) { return "begins with a digit, which a class name cannot do" }
        if let other = name.unicodeScalars.first(where: { !$0.isNameScalar }) {
            return "contains \(other.quoted), which a class name cannot have"
        }
        if first == "_" { return "begins with \"_\", so it has no first letter to capitalize" }
        if platforms.contains(.android), let letter = name.unicodeScalars.first(where: { !$0.isASCII }) {
            return "contains \(letter.quoted), which a name of an Android resource cannot have"
        }
        if name.unicodeScalars.count > NamePlan.maximumLength {
            return "has \(name.unicodeScalars.count) characters, more than \(NamePlan.maximumLength)"
        }
        if name.utf8.count > NamePlan.maximumSize {
            return "has \(name.utf8.count) bytes, more than \(NamePlan.maximumSize)"
        }
        if reserved.contains(name) { return "is reserved by 4D, so the app would never request a row of the control" }
        if Keywords.isWindowsDevice(name) { return "is a device name on Windows, which a folder cannot have" }
        return refusal(ofClass: NamePlan.capitalized(name))
    }

    /// Why a class is refused, as the end of a sentence; nil when it is fine.
    func refusal(ofClass name: String) -> String? {
        if Keywords.swift.contains(name) {
            return "gives the class \"\(name)\", which is a keyword of Swift and does not compile"
        }
        if Keywords.eurekaRows.contains(name) {
            return "gives the class \"\(name)Row\", which hides a class of Eureka"
        }
        if platforms.contains(.android), Keywords.kotlinTypes.contains(name) {
            return "gives the class \"\(name)\", which hides a type of Kotlin"
        }
        return nil
    }

    /// A name like `given` that is fine; nil when there is none.
    func suggestion(for given: String) -> String? {
        let words = given.unicodeScalars.split { !$0.isNameScalar }.map { word in
            word.map(\.asciiLetters).joined().unicodeScalars.filter(\.isASCII).map(String.init).joined()
        }
        let plain = NamePlan.camelCased(words.filter { !$0.isEmpty }.joined(separator: " "))
        guard !plain.isEmpty else { return nil }
        let short = String(plain.prefix(NamePlan.maximumLength - 7))
        let candidates = [short, "my" + NamePlan.capitalized(short), "control" + NamePlan.capitalized(short)]
        return candidates.first { refusal(of: $0, name: $0) == nil }
    }
}

extension Unicode.Scalar {
    fileprivate var isNameScalar: Bool {
        if isASCII { return self == "_" || UInt8(value).isASCIILetter || UInt8(value).isASCIIDigit }
        return properties.isAlphabetic && properties.isXIDContinue
    }

    /// The scalar in quotes, or its code point when it cannot be seen.
    fileprivate var quoted: String {
        let isVisible = !isControl && properties.generalCategory != .format
        return isVisible ? "\"\(self)\"" : codePoint
    }

    /// The letters of ASCII that are written for a Latin letter; the scalar itself for others.
    fileprivate var asciiLetters: String {
        switch properties.lowercaseMapping {
        case "ä", "æ": cased("ae")
        case "đ": cased("d")
        case "ł": cased("l")
        case "ø": cased("o")
        case "ö", "œ", "ő": cased("oe")
        case "ß": "ss"
        case "ü", "ű": cased("ue")
        default: String(withoutAccents)
        }
    }

    private func cased(_ letters: String) -> String {
        properties.isUppercase ? NamePlan.capitalized(letters) : letters
    }
}
