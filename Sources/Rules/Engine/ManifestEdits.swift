import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

extension ControlModel {
    /// The fix that adds a member, given as JSON text, at the end of the manifest's root object; nil when the manifest is
    /// not whole.
    func adding(_ member: String, title: String) -> FixIt? {
        manifest?.root.flatMap { adding(member, to: $0, title: title) }
    }

    /// The fix that adds a member, given as JSON text, at the end of an object of the manifest; nil when the object is not
    /// whole. It is laid out as the last member is: on a line of its own with that one's indentation, or behind it.
    func adding(_ member: String, to object: JSONNode, title: String) -> FixIt? {
        guard let manifest, object.isComplete else { return nil }
        guard let last = object.lastMember, let value = last.value else {
            return fixing(title, [TextEdit(object.range.upperBound - 1..<object.range.upperBound - 1, member)])
        }
        let indentation = manifest.file.indentation(of: last.key.range.lowerBound)
        let layout = indentation.map { manifest.file.lineEnd + $0 } ?? " "
        return fixing(title, [TextEdit(value.range.upperBound..<value.range.upperBound, "," + layout + member)])
    }

    /// The fix that writes `replacement`, given as JSON text, instead of a value of the manifest.
    func replacing(_ node: JSONNode, with replacement: String) -> FixIt {
        FixIt("write \(replacement)", in: manifestPath, [TextEdit(node.range, replacement)])
    }

    /// The fix that leaves of a list only the object in it.
    func takingOut(_ object: JSONNode, of list: JSONNode) -> FixIt {
        fixing(
            "take the object out of the list",
            [
                TextEdit(list.range.lowerBound..<object.range.lowerBound, ""),
                TextEdit(object.range.upperBound..<list.range.upperBound, ""),
            ])
    }

    /// The fix that makes these edits in the manifest.
    func fixing(_ title: String, _ edits: [TextEdit]) -> FixIt {
        FixIt(title, in: manifestPath, edits)
    }

    /// The fix that takes a member out, with the comma that goes with it; nil when it has no value.
    func removing(_ member: JSONMember) -> FixIt? {
        guard let value = member.value else { return nil }
        return removing(
            member.key.range.lowerBound..<value.range.upperBound, comma: member.comma,
            "take \"\(member.keyText)\" out")
    }

    /// The fix that takes an element out of its list, with the comma that goes with it.
    func removing(_ element: JSONNode) -> FixIt? {
        removing(element.range, comma: nil, "take this \(element.shortText) out")
    }

    /// The fix that takes out what stands in `range`: with the comma before it, or else with `comma`, which follows it.
    private func removing(_ range: Range<Int>, comma: Range<Int>?, _ title: String) -> FixIt? {
        guard let bytes = manifest?.file.bytes else { return nil }
        let before = bytes[..<range.lowerBound].lastIndex { !$0.isWhiteSpace }
        if let before, bytes[before] == .comma {
            return fixing(title, [TextEdit(before..<range.upperBound, "")])
        }
        guard let comma else { return fixing(title, [TextEdit(range, "")]) }
        let next = bytes[comma.upperBound...].firstIndex { !$0.isWhiteSpace } ?? comma.upperBound
        return fixing(title, [TextEdit(range.lowerBound..<next, "")])
    }
}

extension JSONNode {
    /// The last member of an object; nil when there is none.
    fileprivate var lastMember: JSONMember? {
        var last: JSONMember?
        for member in members { last = member }
        return last
    }
}
