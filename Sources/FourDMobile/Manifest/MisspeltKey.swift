import InputControl
import JSONSyntax
import SourceText

/// A key at the top of a manifest that is nearly one of the known ones, which is not there itself.
package struct MisspeltKey: Sendable {
    package let member: JSONMember

    /// The key of `ManifestKeys` that was meant.
    package let meant: String
}

extension Manifest {
    /// The keys that are misspelt, in the order of the file.
    ///
    /// Any unknown key is legal, so only near misses count: one that differs in case or by separators, or by one letter
    /// (in long keys two or three). Where the known key stands in the manifest too, the other is taken as it is.
    package var misspeltKeys: [MisspeltKey] {
        guard let root else { return [] }
        var absent = ManifestKeys.all.map(KnownKey.init)
        var unknown: [JSONMember] = []
        for member in root.members {
            let key = member.keyText
            if let index = absent.firstIndex(where: { $0.name.utf8.elementsEqual(key.utf8) }) {
                absent.remove(at: index)
            } else if !ManifestKeys.all.contains(key), !ManifestKeys.isRemark(key) {
                unknown.append(member)
            }
        }
        return unknown.compactMap { member in
            if isAnotherWordForChoices(member) { return MisspeltKey(member: member, meant: "choiceList") }
            return KnownKey.meant(by: member.keyText, among: absent).map { MisspeltKey(member: member, meant: $0.name) }
        }
    }

    /// Whether the key is what others call a list of choices, in a manifest that describes neither kind of control without
    /// it: 4D's editor hides an action control without `inject` and `capabilities`.
    private func isAnotherWordForChoices(_ member: JSONMember) -> Bool {
        guard
            ["choices", "choice", "values", "items", "options", "enum", "list"].contains(member.keyText.lowercased()),
            member.value?.kind == .object || member.value?.kind == .array
        else { return false }
        return ["choiceList", "inject", "capabilities"].allSatisfy { value($0) == nil }
    }
}

/// A known key, prepared for comparison.
private struct KnownKey {
    let name: String
    private let letters: [UInt8]
    private let letterSet: UInt32

    /// Whether a different word this near is more likely a key of another tool than a misspelling.
    private let needsToBeLong: Bool

    init(_ name: String) {
        self.name = name
        letters = Self.letters(of: name)
        letterSet = Self.set(of: letters)
        needsToBeLong = !ManifestKeys.read.contains(name)
    }

    static func meant(by key: String, among known: [KnownKey]) -> KnownKey? {
        let letters = letters(of: key)
        guard !letters.isEmpty, letters.count <= 24 else { return nil }
        let letterSet = set(of: letters)
        var best: (key: KnownKey, distance: Int)?
        for candidate in known {
            let longer = max(letters.count, candidate.letters.count)
            let allowed = candidate.needsToBeLong && longer < 7 ? 0 : longer / 4
            // An edit adds a letter to the set, or takes one away, or both.
            guard abs(letters.count - candidate.letters.count) <= allowed,
                (letterSet ^ candidate.letterSet).nonzeroBitCount <= 2 * allowed
            else { continue }
            let distance = Spelling.distance(letters, candidate.letters)
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.key
    }

    /// The ASCII letters of `key` as small ones, and its other bytes except those that separate words.
    private static func letters(of key: String) -> [UInt8] {
        key.utf8.lazy.filter { !separators.contains($0) }.map { $0.isASCIILetter ? $0 | 0x20 : $0 }
    }

    private static let separators = Array("_- .".utf8)

    private static func set(of letters: [UInt8]) -> UInt32 {
        letters.reduce(0) { $0 | 1 << UInt32($1 & 0x1F) }
    }
}
