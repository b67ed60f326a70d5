import InputControl
import JSONSyntax
import SourceText

/// What is kept of a control to compare it with others: nothing but its name and its claims.
package struct ComparedControl: Sendable {
    package let manifestPath: String

    /// The folder of controls around it, relative to the root of the run.
    package let siblingsFolder: String?

    /// The name as 4D compares it; nil when there is none. Of two controls with one name an app has only one.
    package let name: FoldedName?

    package let platforms: Set<Platform>?
    package let isArchived: Bool
    package let hasCode: Bool
    package let claims: [Claim]

    package init(_ control: ControlModel, claims spaces: [ClaimSpace] = ClaimSpace.allCases) {
        manifestPath = control.manifestPath
        siblingsFolder = control.project.siblingsFolder
        let text = control.manifest?.value("name")?.string.flatMap { $0.isEmpty ? nil : $0 }
        name = text.map(FoldedName.init)
        platforms = control.platforms
        isArchived = control.archive != nil
        hasCode = control.manifest?.kind == .actionControl
        claims = Claim.all(of: control).filter { spaces.contains($0.space) }
    }

    package func mayTarget(_ platform: Platform) -> Bool { platforms?.contains(platform) ?? true }
}

/// Two controls that claim the same place or name.
package struct Collision: Sendable {
    package let claim: Claim
    package let control: ComparedControl

    /// The first control of the run that claims it.
    package let other: Claim
    package let otherControl: ComparedControl

    /// Whether both claims come from manifests or files of the same path.
    package var isSamePath: Bool { claim.file != nil && claim.file == other.file }

    /// The collisions of `controls` in a space, each control compared with the first one that has the claim. The order is
    /// that of the controls and their claims.
    package static func all(in space: ClaimSpace, of controls: [ComparedControl]) -> [Collision] {
        var first: [String: (claim: Claim, control: Int)] = [:]
        var collisions: [Collision] = []
        for (index, control) in controls.enumerated() {
            for claim in control.claims where claim.space == space {
                guard let (other, otherIndex) = first[claim.key] else {
                    first[claim.key] = (claim, index)
                    continue
                }
                guard otherIndex != index else { continue }
                let collision = Collision(
                    claim: claim, control: control, other: other, otherControl: controls[otherIndex])
                if collision.isHarmful { collisions.append(collision) }
            }
        }
        return collisions
    }

    private var isHarmful: Bool {
        if claim.space == .controlName { return true }
        // An app has only one of two controls with one name.
        guard let name = control.name, let otherName = otherControl.name, name != otherName else { return false }
        guard claim.space.row.isSharedWhenEqual else { return true }
        guard let content = claim.content, let otherContent = other.content else { return false }
        return content != otherContent
    }
}
