import Findings
import FourDMobile
import InputControl

/// The places of a control where what is read is a guess: bytes of the manifest that are not UTF-8, and sources that no
/// compiler can read. The rules `json-…` and `source-…` report them; what other rules find there is their consequence.
struct UnreadablePlaces {
    private let manifest: String
    private let ranges: [Range<Int>]

    /// The skipped check for each damaged source, by its path.
    private let damaged: [String: SkippedCheck]

    init(_ control: ControlModel) {
        manifest = control.manifestPath
        ranges = (control.manifest?.issues ?? []).filter { $0.kind == .invalidUTF8 }.map(\.range)
        damaged = Dictionary(
            control.damagedSources.map { source in
                let path = source.file.path
                let place = Location(path: path, range: source.damage.range)
                return (path, SkippedCheck(source.damage.reason(path), at: place))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a finding is about a place of the manifest that cannot be read.
    func isInManifest(_ finding: Finding) -> Bool {
        guard !ranges.isEmpty, !finding.rule.hasPrefix("json-"), finding.location.path == manifest,
            let range = finding.location.range
        else { return false }
        return ranges.contains { $0.overlaps(range) }
    }

    /// Why a finding about the content of a damaged source is dropped; nil when it is not.
    func skip(_ finding: Finding) -> SkippedCheck? {
        guard !damaged.isEmpty, finding.location.range != nil, !finding.rule.hasPrefix("source-") else { return nil }
        return damaged[finding.location.path]
    }
}
