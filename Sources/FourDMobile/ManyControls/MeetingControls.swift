import SourceText

/// Which controls of a run claim the same as another one of their folder: the only ones to compare in full.
package struct MeetingControls: Sendable {
    private var claims: [(mark: ComparedControl.Mark, owner: UInt32)] = []

    package init() {}

    /// Takes in the marks of the control with this number; the numbers never fall.
    package mutating func add(_ marks: [ComparedControl.Mark], of control: Int) {
        for mark in marks { claims.append((mark, UInt32(truncatingIfNeeded: control))) }
    }

    /// The numbers of the controls that have a mark in common with another one, in their order; forgets the marks.
    package mutating func takeControls() -> [Int] {
        claims.sort { $0.mark == $1.mark ? $0.owner < $1.owner : $0.mark < $1.mark }
        var found: Set<Int> = []
        for (claim, next) in zip(claims, claims.dropFirst()) where claim.mark == next.mark && claim.owner != next.owner
        {
            found.insert(Int(claim.owner))
            found.insert(Int(next.owner))
        }
        claims = []
        return found.sorted()
    }
}

extension ComparedControl {
    /// A number that stands for a claim and the folder of controls around it: claims that meet have it in common.
    package typealias Mark = UInt64

    /// The marks of the claims.
    package var marks: [Mark] {
        guard let siblingsFolder else { return [] }
        var folder = FNV1a()
        for byte in siblingsFolder.utf8 { folder.combine(byte) }
        return claims.map { claim in
            var hash = folder
            hash.combine(0)
            for byte in claim.space.rawValue.utf8 { hash.combine(byte) }
            hash.combine(0)
            for byte in claim.key.utf8 { hash.combine(byte) }
            return hash.value
        }
    }
}
