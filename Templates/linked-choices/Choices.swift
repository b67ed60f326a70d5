import Foundation

/// The parameters of the action that use the control. For a third one add a case to each `switch`.
enum {{class}}Choices {
    case first, second

    init?(parameter: String) {
        switch parameter {
        case "{{first}}": self = .first
        case "{{second}}": self = .second
        default: return nil
        }
    }

    var parameter: String {
        switch self {
        case .first: return "{{first}}"
        case .second: return "{{second}}"
        }
    }

    /// The parameter that decides what this one offers.
    var previous: Self? {
        switch self {
        case .first: return nil
        case .second: return .first
        }
    }

    /// The parameter whose choices this one decides.
    var next: Self? {
        switch self {
        case .first: return .second
        case .second: return nil
        }
    }

    /// The choices when the previous parameter has the value `previous`.
    func choices(after previous: String?) -> [String] {
        switch self {
        case .first: return links.map { $0.first }
        case .second: return links.first { $0.first == previous }?.second ?? []
        }
    }
}

private let links: [(first: String, second: [String])] = [
{{#choices}}
    ("{{key}}", "{{value}}".components(separatedBy: ", ")),
{{/choices}}
]
