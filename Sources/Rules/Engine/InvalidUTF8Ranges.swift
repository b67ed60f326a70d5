import Findings
import InputControl

/// The places of a manifest whose bytes are no UTF-8: what stands there can't be told, and `json-encoding` says so.
struct InvalidUTF8Ranges {
    private let path: String
    private let ranges: [Range<Int>]

    init(_ control: ControlProject) {
        path = control.manifestPath
        ranges = (control.manifest?.document.issues ?? []).filter { $0.kind == .invalidUTF8 }.map(\.range)
    }

    /// Whether a finding is about such a place, and is not the one that says so.
    func concerns(_ finding: Finding) -> Bool {
        guard !ranges.isEmpty, !finding.rule.hasPrefix("json-"), finding.location.path == path,
            let range = finding.location.range
        else { return false }
        return ranges.contains { $0.overlaps(range) }
    }
}
