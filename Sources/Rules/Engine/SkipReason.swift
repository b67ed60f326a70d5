import Findings
import FourDMobile
import InputControl
import SourceText

/// Why a rule can't judge a control.
enum SkipReason: Int, CaseIterable {
    case noManifest
    /// The manifest is that of a formatter or a form, which `manifest-kind` reports.
    case otherKind
    case damagedManifest
    case noFiles
    case iOSOnly
    case androidOnly
    /// The user asked about the other platform only.
    case notSelected

    /// What rules can read of a control.
    struct Readable {
        let hasManifest: Bool
        let isOtherKind: Bool
        let isWhole: Bool
        let knowsItsKeys: Bool
        let hasFiles: Bool
        let targets: Set<Platform>?

        init(_ model: ControlModel) {
            let manifest = model.manifest
            hasManifest = manifest?.root != nil
            isOtherKind = model.otherKind != nil
            isWhole = manifest?.isWhole == true
            knowsItsKeys = manifest?.knowsItsKeys == true
            hasFiles = model.tree != nil
            targets = model.platforms
        }
    }

    /// nil when nothing stands in the way.
    init?(to info: RuleInfo, on control: Readable, platforms: Set<Platform>) {
        let readsManifest = info.needs.contains { $0 != .files }
        if let platform = info.platform, !platforms.contains(platform) {
            self = .notSelected
        } else if readsManifest, !control.hasManifest {
            self = .noManifest
        } else if readsManifest, control.isOtherKind {
            self = .otherKind
        } else if info.needs.contains(.wholeManifest), !control.isWhole {
            self = .damagedManifest
        } else if info.needs.contains(.topLevelKeys), !control.knowsItsKeys {
            self = .damagedManifest
        } else if info.needs.contains(.files), !control.hasFiles {
            self = .noFiles
        } else if let platform = info.platform, let targets = control.targets, !targets.contains(platform) {
            self = platform == .ios ? .androidOnly : .iOSOnly
        } else {
            return nil
        }
    }

    /// What is reported; nil when there is nothing to report.
    var reason: String? {
        switch self {
        case .noManifest: "the manifest could not be read as an object"
        case .otherKind: "the manifest is not that of an input control"
        case .damagedManifest: "part of the manifest is lost to syntax errors"
        case .noFiles: "only the manifest was given"
        case .iOSOnly: "the control targets ios only"
        case .androidOnly: "the control targets android only"
        case .notSelected: nil
        }
    }
}
