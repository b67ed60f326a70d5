import SourceText

/// What an app sends for a key of a static list [list-6] [list-7]. The type of the action parameter decides [list-5].
package enum ChoiceKey {
    /// The value for a number parameter; nil when the app sends null.
    package static func number(_ key: String, on platform: Platform) -> Double? {
        switch platform {
        case .ios: Double(key).flatMap { $0.isFinite ? $0 : nil }
        // Kotlin's `toIntOrNull` and Swift's initializer take the same ASCII texts: a sign, then digits.
        case .android: Int32(key).map(Double.init)
        }
    }

    /// The value for a boolean parameter.
    package static func boolean(_ key: String, on platform: Platform) -> Bool {
        switch platform {
        case .ios: key == "true" || (Int(key) ?? 0) != 0
        case .android: key == "1" || key.lowercased() == "true"
        }
    }

    /// Whether a key that is read as false was meant as false.
    package static func meansFalse(_ key: String) -> Bool {
        key.lowercased() == "false" || Int(key) == 0
    }
}
