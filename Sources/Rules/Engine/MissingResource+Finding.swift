import Findings
import FourDMobile
import InputControl
import SourceText

extension ResourceAPI.Kind {
    /// The word for a resource of this kind.
    var word: String {
        switch self {
        case .nib: "nib"
        case .storyboard: "storyboard"
        case .image: "image"
        case .color: "color"
        case .data: "data set"
        case .file: "file"
        }
    }

    /// What makes a resource of this kind.
    func file(_ name: String) -> String {
        switch self {
        case .nib: "\(name).xib"
        case .storyboard: "\(name).storyboard"
        case .image: "\(name).imageset"
        case .color: "\(name).colorset"
        case .data: "\(name).dataset"
        case .file: name
        }
    }
}

extension Rule {
    /// What is wrong with the name of a resource in code.
    static func finding(_ missing: MissingResource, _ control: ControlModel) -> Finding {
        let use = missing.use
        let kind = use.api.kind
        let name = use.fileName
        let consequence =
            use.api.lack == .ends ? "the app ends when this code runs" : "this code gets nil or an empty \(kind.word)"
        switch missing.answer {
        case .misspelt(let meant, let path):
            let written = use.ending == nil ? meant : meant.removing(ending: use.ending ?? "")
            let note = Note("the control has this one", at: control.place(ofFile: path))
            let isCase = meant.lowercased() == name.lowercased()
            return finding(
                "there is no \(kind.word) \"\(name.shortened)\"", at: use.name.location,
                consequence: isCase ? "devices distinguish upper and lower case: \(consequence)" : consequence,
                help: "change \"\(use.name.value.shortened)\" to \"\(written ?? meant)\"", notes: [note],
                fix: written.flatMap { written in
                    guard use.isLiteral, let file = control.file(use.name.path) else { return nil }
                    return FixIt("write \(written)", in: file.path, [TextEdit(use.name.range, written)])
                })
        case .notInApp(let path):
            return finding(
                "the \(kind.word) \"\(name.shortened)\" is not in the app", at: use.name.location,
                consequence: consequence,
                help: "move \"\(path)\" to \("Resources".inside("ios")), as \"\(kind.file(name))\"",
                notes: [Note("4D does not put this file into the app", at: control.place(ofFile: path))])
        case .found, .nowhere:
            return finding(
                "there is no \(kind.word) \"\(name.shortened)\"", at: use.name.location, consequence: consequence,
                help: "add \"\(kind.file(name))\" to ios/Resources, or write the name of a \(kind.word) that is there")
        }
    }
}

extension String {
    /// The file's name without this ending; nil when it has another one.
    fileprivate func removing(ending: String) -> String? {
        let ending = ending.hasPrefix(".") ? ending : "." + ending
        return hasSuffix(ending) ? String(dropLast(ending.count)) : nil
    }
}
