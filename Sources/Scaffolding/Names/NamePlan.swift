import InputControl
import SourceText

/// The names that a new control gets, all derived from the one the user gave.
package struct NamePlan: Hashable, Sendable {
    /// The name as given.
    package let given: String
    /// The manifest's name, also of the folder: `myLocation`.
    package let name: String
    /// `MyLocation`: the name with its first letter capital, or as `--class` has it. Also the Kotlin class.
    package let className: String

    /// Names that are known to be fine; see `make` for those of a user.
    package init(given: String, name: String, className: String) {
        self.given = given
        self.name = name
        self.className = className
    }

    package var row: String { className + "Row" }
    package var cell: String { className + "Cell" }
    package var service: String { className + "RowService" }
}

/// Why a name is refused; nothing is rendered then.
package struct NameProblem: Error, Hashable, Sendable {
    /// One line: what is wrong with the name, what would happen, and what to take instead.
    package let message: String
}

extension NamePlan {
    /// The most characters of a name; the longest file name made of it stays far from any file system's limit.
    package static let maximumLength = 64

    /// The most bytes of a name in UTF-8: the folder's name is longer while it is written, and systems take 255.
    package static let maximumSize = 180

    /// The names for `given`, with the word boundaries of `className` if there is one. `reserved` are the names that 4D
    /// keeps for itself.
    package static func make(
        _ given: String, className: String? = nil, platforms: [Platform], reserved: Set<String>
    ) -> Result<NamePlan, NameProblem> {
        let rules = NameRules(platforms: platforms, reserved: reserved)
        let name = camelCased(given)
        if let reason = rules.refusal(of: given, name: name) {
            let advice = rules.suggestion(for: given).map { "use \"\($0)\"" } ?? "choose another name"
            return .failure(NameProblem(message: "the name \"\(given.shortened)\" \(reason); \(advice)"))
        }
        let derived = capitalized(name)
        guard let className else { return .success(NamePlan(given: given, name: name, className: derived)) }
        if className.unicodeScalars.first?.properties.isLowercase == true {
            return .failure(
                NameProblem(
                    message:
                        "the class \"\(className.shortened)\" begins with a lower-case letter, but a class of a control "
                        + "begins with a capital; use \"\(derived)\""))
        }
        guard className.utf8.first.map({ $0 != className.lowercased().utf8.first }) == true,
            className.lowercased().utf8.elementsEqual(name.lowercased().utf8)
        else {
            return .failure(
                NameProblem(
                    message:
                        "the class \"\(className.shortened)\" is not \"\(name)\" with other capitals "
                        + "and a capital at the start; use \"\(derived)\""))
        }
        if let reason = rules.refusal(ofClass: className) {
            return .failure(NameProblem(message: "the class \"\(className)\" \(reason); choose another name"))
        }
        return .success(NamePlan(given: given, name: name, className: className))
    }

    /// `given` as one word: spaces and dashes are boundaries, where the next word gets a capital.
    static func camelCased(_ given: String) -> String {
        let words = given.split { $0 == " " || $0 == "-" }.map(String.init)
        guard let first = words.first else { return "" }
        guard words.count > 1 else { return first }
        return first.prefix(1).lowercased() + first.dropFirst() + words.dropFirst().map(capitalized).joined()
    }

    static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
