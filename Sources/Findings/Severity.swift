/// How bad a finding is, by what 4D does.
package enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing.
    case note
    /// It works on some platforms only, or by luck.
    case warning
    /// 4D ignores, drops or breaks it, or the app won't build or start.
    case error

    package static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
