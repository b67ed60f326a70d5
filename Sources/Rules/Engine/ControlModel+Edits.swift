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

    /// The fix that writes `replacement`, given as JSON text, instead of a value or key of the manifest.
    func replacing(_ node: JSONNode, with replacement: String) -> FixIt {
        fixing(
            node.holdsOthers ? "write \(replacement)" : "change \(node.shortText) to \(replacement)",
            [TextEdit(node.range, replacement)])
    }

    /// The fix that renames a key of the manifest.
    func renaming(_ member: JSONMember, to key: String) -> FixIt {
        replacing(member.key, with: "\"\(key)\"")
    }

    /// The fix that leaves of a list only the object in it.
    func unwrapping(_ object: JSONNode, from list: JSONNode) -> FixIt {
        fixing(
            "remove the brackets around the object",
            [
                TextEdit(list.range.lowerBound..<object.range.lowerBound, ""),
                TextEdit(object.range.upperBound..<list.range.upperBound, ""),
            ])
    }

    /// The fix that makes these edits in the manifest.
    func fixing(_ title: String, _ edits: [TextEdit]) -> FixIt {
        FixIt(title, in: manifestPath, edits)
    }

    /// The fix that removes a member and the comma that goes with it; nil when it has no value.
    func removing(_ member: JSONMember) -> FixIt? {
        guard let value = member.value else { return nil }
        return removing(
            member.key.range.lowerBound..<value.range.upperBound, comma: member.comma,
            "remove \(member.key.shortText)")
    }

    /// The fix that removes an element of a list and the comma that goes with it.
    func removing(_ element: JSONNode) -> FixIt? {
        let rest = manifest?.file.bytes[element.range.upperBound...]
        let next = rest?.firstIndex { !$0.isWhiteSpace }
        let comma = next.flatMap { rest?[$0] == .comma ? $0..<$0 + 1 : nil }
        return removing(element.range, comma: comma, "remove \(element.shortText)")
    }

    /// The fix that removes what stands in `range`: with the comma before it, or else with `comma`, which follows it.
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
