import Findings
import JSONSyntax
import SourceText

/// What a finding advises, carried out on the files of a run: its fix, or a help that leaves no choice.
struct Advice {
    let finding: Finding

    /// The files afterwards; nil when the advice leaves something to decide.
    func applied(to files: [String: [UInt8]]) -> [String: [UInt8]]? {
        if let fix = finding.fix { return edited(files, fix.edits) }
        guard let help = finding.help else { return nil }
        let advice = Self.withoutReason(help)
        if let (old, new) = Self.paths(in: advice, after: ["rename ", "move "]) {
            return moving(old, to: new, in: files)
        }
        guard let bytes = files[finding.location.path], let pointer = finding.location.pointer.flatMap(JSONPointer.init)
        else { return nil }
        let document = JSONDocument(parsing: bytes)
        if advice.hasPrefix("write "), let node = document.node(at: pointer) {
            let value = String(advice.dropFirst("write ".count))
            guard Self.isJSON(value) else { return nil }
            return edited(files, [FileEdit(path: finding.location.path, edit: TextEdit(node.range, value))])
        }
        if advice.hasPrefix("add "), let root = document.root, root.kind == .object, root.isComplete {
            let member = String(advice.dropFirst("add ".count))
            guard Self.isJSON("{\(member)}") else { return nil }
            let end = root.range.upperBound - 1
            let edit = TextEdit(end..<end, root.members.isEmpty ? member : ", " + member)
            return edited(files, [FileEdit(path: finding.location.path, edit: edit)])
        }
        return nil
    }

    /// The help up to the reason that it gives.
    private static func withoutReason(_ help: String) -> String {
        for reason in [", since ", ", which ", ", in the code too"] {
            if let range = help.range(of: reason) { return String(help[..<range.lowerBound]) }
        }
        return help
    }

    private static func isJSON(_ text: String) -> Bool {
        JSONDocument(parsing: Array(text.utf8)).issues.isEmpty
    }

    /// The two paths of `rename "a" to "b"`.
    private static func paths(in advice: String, after verbs: [String]) -> (String, String)? {
        guard let verb = verbs.first(where: advice.hasPrefix) else { return nil }
        let parts = advice.dropFirst(verb.count).split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[2] == " to " else { return nil }
        return (String(parts[1]), String(parts[3]))
    }

    /// The file or folder at `old`, relative to the folder of the finding, under its new path.
    private func moving(_ old: String, to new: String, in files: [String: [UInt8]]) -> [String: [UInt8]]? {
        let folder = finding.location.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        var moved: [String: [UInt8]] = [:]
        var found = false
        for (path, bytes) in files {
            if path == folder + old || path.hasPrefix(folder + old + "/") {
                found = true
                moved[folder + new + path.dropFirst((folder + old).count)] = bytes
            } else {
                moved[path] = bytes
            }
        }
        return found ? moved : nil
    }

    private func edited(_ files: [String: [UInt8]], _ edits: [FileEdit]) -> [String: [UInt8]]? {
        var files = files
        for (path, edits) in Dictionary(grouping: edits, by: \.path) {
            guard let bytes = files[path]?.applying(edits.map(\.edit)) else { return nil }
            files[path] = bytes
        }
        return files
    }
}
