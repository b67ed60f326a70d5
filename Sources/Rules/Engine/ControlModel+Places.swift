import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

extension ControlModel {
    /// The place that stands for the manifest as a whole, or for something that is missing in it: its opening brace.
    var manifestPlace: Location {
        guard let root = manifest?.root else { return Location(path: manifestPath) }
        return Location(
            path: manifestPath, range: root.range.lowerBound..<(root.range.lowerBound + 1), pointer: "")
    }

    /// The place of a value of the manifest; of a string, what stands between its quotes.
    func place(of node: JSONNode) -> Location {
        project.place(of: node)
    }

    /// The place of a value of the manifest that is of the wrong kind: of an array or object only its opening bracket,
    /// which stands for all of it.
    func shortPlace(of node: JSONNode) -> Location {
        guard node.holdsOthers else { return place(of: node) }
        return Location(
            path: manifestPath,
            range: node.range.lowerBound..<min(node.range.lowerBound + 1, node.range.upperBound),
            pointer: node.pointer.description)
    }

    /// The place of a member's key, with the pointer of its value.
    func place(ofKey member: JSONMember) -> Location {
        Location(
            path: manifestPath,
            range: member.key.contentRange.isEmpty ? member.key.range : member.key.contentRange,
            pointer: (member.value ?? member.key).pointer.description)
    }

    /// A place in the manifest that belongs to `node`, such as a character of it; UTF-8 byte offsets.
    func place(_ range: Range<Int>, in node: JSONNode) -> Location {
        Location(path: manifestPath, range: range, pointer: node.pointer.description)
    }

    /// The place of one of the control's other files, as a whole.
    func place(ofFile path: String) -> Location {
        Location(path: self.path(path))
    }
}

extension ControlProject {
    /// The place of a value of the manifest; of a string, what stands between its quotes.
    func place(of node: JSONNode) -> Location {
        Location(
            path: manifestPath, range: node.contentRange.isEmpty ? node.range : node.contentRange,
            pointer: node.pointer.description)
    }
}

extension KotlinSource {
    /// A place in the file.
    func place(_ range: Range<Int>) -> Location {
        Location(path: file.path, range: range)
    }
}
