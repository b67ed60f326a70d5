import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

extension ModelledControl {
    /// The fix that adds a member, given as JSON text, at the end of the manifest's root object; nil when the manifest is
    /// not whole. It is laid out as the last member is: on a line of its own with that one's indentation, or behind it.
    func adding(_ member: String, title: String) -> FixIt? {
        guard let manifest, let root = manifest.root, manifest.isWhole else { return nil }
        guard let last = Array(root.members).last, let value = last.value else {
            return FixIt(
                title, in: control.manifestPath,
                [TextEdit(root.range.upperBound - 1..<root.range.upperBound - 1, member)])
        }
        let bytes = manifest.file.bytes
        let lineStart = bytes[..<last.key.range.lowerBound].lastIndex { $0 == .lineFeed || $0 == .carriageReturn }
        let gap = (lineStart.map { $0 + 1 } ?? 0)..<last.key.range.lowerBound
        let startsItsLine = lineStart != nil && bytes[gap].allSatisfy { $0 == .space || $0 == .tab }
        let lineEnd = bytes.contains(.carriageReturn) ? "\r\n" : "\n"
        let layout = startsItsLine ? lineEnd + manifest.file.text(in: gap) : " "
        return FixIt(
            title, in: control.manifestPath,
            [TextEdit(value.range.upperBound..<value.range.upperBound, "," + layout + member)])
    }

    /// The fix that writes `replacement`, given as JSON text, instead of a value of the manifest.
    func replacing(_ node: JSONNode, with replacement: String) -> FixIt {
        FixIt("write \(replacement)", in: control.manifestPath, [TextEdit(node.range, replacement)])
    }

    /// The fix that makes these edits in the manifest.
    func fixing(_ title: String, _ edits: [TextEdit]) -> FixIt {
        FixIt(title, in: control.manifestPath, edits)
    }

    /// The fix that takes a member out that follows another one, with the comma between them; nil when there is none.
    func removing(_ member: JSONMember) -> FixIt? {
        guard let bytes = manifest?.file.bytes, let value = member.value,
            let comma = bytes[..<member.key.range.lowerBound].lastIndex(where: { !$0.isJSONSpace }),
            bytes[comma] == .comma
        else { return nil }
        return FixIt(
            "take this \"\(member.keyText)\" out", in: control.manifestPath,
            [TextEdit(comma..<value.range.upperBound, "")])
    }
}
