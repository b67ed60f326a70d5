import Findings
import FourDMobile
import InputControl

/// A rule about controls that live in one project together: what two of them claim in an app that uses both.
package protocol CollectionRule: Rule {
    /// Where it compares claims, in this order.
    static var spaces: [ClaimSpace] { get }

    /// What is wrong with a collision in one of `spaces`; nil where it is nothing, or another rule speaks of it.
    static func check(_ collision: Collision) -> Finding?
}

extension CollectionRule {
    package static var comparison: (any CollectionRule.Type)? { self }

    /// A single control is compared with nothing.
    package static func check(_ control: ControlModel) -> [Finding] { [] }

    /// What is wrong with `controls`, which are those of one folder, in the order of the run.
    static func check(_ controls: [ComparedControl]) -> [Finding] {
        spaces.flatMap { Collision.all(in: $0, of: controls) }.compactMap(check)
    }

    package static func compared(in control: ControlModel) -> [Note] {
        ComparedControl(control, claims: spaces).claims.map { Note($0.words, at: $0.location) }
    }

    /// The note that shows the other control's claim.
    static func other(_ collision: Collision, _ words: String) -> [Note] {
        [Note(words, at: collision.other.location)]
    }
}

extension Claim {
    var location: Location { Location(path: place.path, range: place.range, pointer: place.pointer) }

    /// What the control claims, for `explain --at`.
    fileprivate var words: String {
        switch space {
        case .generatorName: kind == "own" ? "the name \"\(name)\"" : "the name of an inner manifest"
        case .controlName: "the name \"\(name)\""
        case .iosPath: "is copied to \(name) of the app's project"
        case .swiftFile: "is compiled into the app as \(name)"
        case .swiftName: "declares the \(kind) \(name)"
        case .objcName: "declares \(name) for Objective-C"
        case .bundleName: "is the resource \(name) of the app"
        case .catalogSet: "is \(name) of the app's assets catalog"
        case .iosPicture: "becomes the picture \(name) of the app"
        case .format: "handles the format \"\(name)\""
        case .infoKey: "writes \(name) of Info.plist"
        case .kotlinFile: "is copied into the app's package as \(name)"
        case .kotlinName: "declares the \(kind) \(name)"
        case .androidResource: "is copied to the app's resources as \(name)"
        case .androidValue: "declares the \(kind) \(name)"
        }
    }
}

extension Sequence<ComparedControl> {
    /// The controls that live in one project together: two or more of one folder each, in the order of the run.
    package var collections: [[ComparedControl]] {
        var order: [String] = []
        var bySiblingsFolder: [String: [ComparedControl]] = [:]
        for control in self {
            guard let siblingsFolder = control.siblingsFolder else { continue }
            if bySiblingsFolder[siblingsFolder] == nil { order.append(siblingsFolder) }
            bySiblingsFolder[siblingsFolder, default: []].append(control)
        }
        return order.compactMap { bySiblingsFolder[$0] }.filter { $0.count > 1 }
    }
}
