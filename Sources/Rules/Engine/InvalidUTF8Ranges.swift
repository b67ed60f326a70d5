import Findings
import InputControl

/// The places of a manifest whose bytes are not UTF-8: what stands there is not known, and `json-encoding` reports it.
struct InvalidUTF8Ranges {
    private let path: String
    private let ranges: [Range<Int>]

    init(_ control: ControlProject) {
        path = control.manifestPath
        ranges = (control.manifest?.issues ?? []).filter { $0.kind == .invalidUTF8 }.map(\.range)
    }

    /// Whether a finding is about one of these places, and is not the one that reports it.
    func concerns(_ finding: Finding) -> Bool {
        guard !ranges.isEmpty, !finding.rule.hasPrefix("json-"), finding.location.path == path,
            let range = finding.location.range
        else { return false }
        return ranges.contains { $0.overlaps(range) }
    }
}
