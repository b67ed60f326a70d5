import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// An existing control under another name.
package struct Starter: Sendable {
    /// A word, or a path, that was renamed or kept.
    package struct Place: Hashable, Sendable {
        /// Of the new control.
        package let path: String
        /// In the new file; nil for the path itself.
        package let position: Position?
        package let old: String
        /// nil where the old name was kept.
        package let new: String?
    }

    /// The new control's files, by path.
    package let files: [ScaffoldFile]

    /// Every place that was renamed, by path and position.
    package let renamed: [Place]

    /// Every place that still holds the old name, in any case and as a part of any word.
    package let remaining: [Place]

    /// Where a new name stood before: renaming back would take these places for its own.
    package let taken: [Place]
}

extension Starter {
    /// Why a control cannot be a starter, as a sentence.
    package struct Problem: Error, Hashable, Sendable {
        package let message: String
    }

    /// `control` with the names of `names`.
    package static func make(from control: ControlProject, named names: NamePlan) -> Result<Starter, Problem> {
        guard let old = ControlNames(control) else {
            return .failure(Problem(message: "its manifest gives no name, so there is nothing to rename; add one"))
        }
        guard let tree = control.tree else {
            return .failure(Problem(message: "there is only a manifest; give the control's folder or archive"))
        }
        if let problem = tree.problems.first {
            return .failure(Problem(message: "\"\(problem.path)\" \(problem.explanation)"))
        }
        var sources: [SourceFile] = []
        for entry in tree.entries where entry.kind == .file {
            switch tree.read(entry.path) {
            case .success(let bytes): sources.append(SourceFile(path: entry.path, bytes: bytes))
            case .failure(let problem):
                return .failure(Problem(message: "\"\(problem.path)\" \(problem.explanation)"))
            }
        }
        let new = ControlNames(name: names.name, className: names.className)
        return Renaming(from: old, to: new, of: sources).starter
    }
}

/// One renaming.
private struct Renaming {
    private let old: ControlNames
    private var map: RenameMap
    private let sources: [SourceFile]
    /// The new words that were not in the control before.
    private let newWords: Set<String>
    private let codeWords: [String: [Located<String>]]

    init(from old: ControlNames, to new: ControlNames, of sources: [SourceFile]) {
        self.old = old
        self.sources = sources
        map = RenameMap(from: old, to: new)
        var codeWords: [String: [Located<String>]] = [:]
        for source in sources {
            if source.path.hasSuffix(".swift") {
                codeWords[source.path] = CodeWords.swift(source.bytes)
            } else if source.path.hasSuffix(".kt") {
                codeWords[source.path] = CodeWords.kotlin(source.bytes)
            }
        }
        for words in codeWords.values { map.addTypes(declaredIn: words) }
        for source in sources { map.addResources(namedIn: TextWords.words(in: Array(source.path.utf8)).map(\.value)) }
        for source in sources where Self.isText(source) {
            map.addDerived(in: TextWords.words(in: source.bytes).map(\.value))
        }
        self.codeWords = codeWords
        newWords = Set(map.text.values).union(map.code.values).subtracting(map.text.keys)
    }

    var starter: Result<Starter, Starter.Problem> {
        var files: [ScaffoldFile] = []
        var renamed: [Starter.Place] = []
        var remaining: [Starter.Place] = []
        var taken: [Starter.Place] = []
        var paths: Set<String> = []
        for source in sources {
            let path = newPath(of: source.path)
            if let problem = OutputPath.problem(with: path) {
                return .failure(Starter.Problem(message: "the path \"\(path)\" \(problem)"))
            }
            guard paths.insert(path.lowercased()).inserted else {
                return .failure(
                    Starter.Problem(message: "two of its files would be \"\(path)\"; choose another name"))
            }
            if path != source.path { renamed.append(.init(path: path, position: nil, old: source.path, new: path)) }
            remaining += keptWords(in: source.path).map { .init(path: path, position: nil, old: $0, new: nil) }
            guard Self.isText(source) else {
                files.append(ScaffoldFile(path: path, bytes: source.bytes, source: source.path))
                continue
            }
            let result = RenamedText(source, edits(of: source), old: old, newWords: newWords)
            files.append(ScaffoldFile(path: path, bytes: result.bytes, source: source.path))
            renamed += result.renamed(at: path)
            remaining += result.remaining(at: path)
            taken += result.taken(at: path)
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return .success(
            Starter(
                files: files, renamed: renamed.sorted(by: Self.isBefore),
                remaining: remaining.sorted(by: Self.isBefore),
                taken: taken.sorted(by: Self.isBefore)))
    }

    private static func isBefore(_ left: Starter.Place, _ right: Starter.Place) -> Bool {
        (left.path, left.position?.offset ?? -1) < (right.path, right.position?.offset ?? -1)
    }

    private static func isText(_ source: SourceFile) -> Bool {
        !source.bytes.contains(0) && source.text.utf8.elementsEqual(source.bytes)
    }

    private func newPath(of path: String) -> String {
        let bytes = Array(path.utf8)
        let isSource = codeWords[path] != nil
        let edits = TextWords.words(in: bytes).compactMap { word in
            map.path(word.value, isSource: isSource).flatMap { $0 == word.value ? nil : TextEdit(word.range, $0) }
        }
        return bytes.applying(edits).map { String(decoding: $0, as: UTF8.self) } ?? path
    }

    /// The words of a path that have the old name in them and are not renamed.
    private func keptWords(in path: String) -> [String] {
        let isSource = codeWords[path] != nil
        let names = [old.resourceNames.plain, old.resourceNames.parted]
        return TextWords.words(in: Array(path.utf8)).map(\.value).filter { word in
            let lowered = Array(word.lowercased().utf8)
            return map.path(word, isSource: isSource) == nil
                && names.contains { ByteSearch.firstRange(of: $0, in: lowered) != nil }
        }
    }

    private func edits(of source: SourceFile) -> [TextEdit] {
        if source.path == "manifest.json" { return manifestEdits(source) }
        let code = codeWords[source.path] ?? []
        var next = 0
        var edits: [TextEdit] = []
        var before: String?
        for word in TextWords.words(in: source.bytes) {
            while next < code.count, code[next].range.upperBound <= word.range.lowerBound { next += 1 }
            let isCode = next < code.count && code[next].range.overlaps(word.range)
            let new: String?
            if isCode {
                // `R.drawable.mylocation` is a file, not a name of the code.
                let isResource = source.path.hasSuffix(".kt") && before.map(Self.resourceKinds.contains) == true
                new = map.code[word.value] ?? (isResource ? map.text[word.value] : nil)
            } else {
                new = map.text[word.value]
            }
            before = isCode ? word.value : nil
            if let new, new != word.value { edits.append(TextEdit(word.range, new)) }
        }
        return edits
    }

    private static let resourceKinds: Set<String> = [
        "drawable", "layout", "string", "id", "color", "dimen", "style", "raw", "mipmap", "menu", "anim", "xml",
    ]

    /// Only values of the manifest are renamed, and none whose words mean something to 4D.
    private func manifestEdits(_ source: SourceFile) -> [TextEdit] {
        let document = JSONDocument(parsing: source.bytes)
        guard let root = document.root else { return [] }
        var edits: [TextEdit] = []
        var nodes = root.members.filter { !Self.fixedKeys.contains($0.keyText) }.compactMap(\.value)
        while let node = nodes.popLast() {
            nodes += node.members.compactMap(\.value) + node.elements
            guard node.string != nil else { continue }
            let range = node.contentRange
            for word in TextWords.words(in: Array(source.bytes[range])) {
                guard let new = map.text[word.value], new != word.value else { continue }
                let offset = range.lowerBound
                edits.append(TextEdit(word.range.lowerBound + offset..<word.range.upperBound + offset, new))
            }
        }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static let fixedKeys: Set<String> = [
        "type", "target", "format", "binding", "choiceList", "rules", "inject",
    ]
}
