import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// One renaming of the files of a control.
struct Renaming {
    let old: ControlNames
    let new: ControlNames
    let sources: [SourceFile]

    private var map: RenameMap
    private let codeWords: [String: [Located<String>]]

    init(from old: ControlNames, to new: ControlNames, of sources: [SourceFile]) {
        self.old = old
        self.new = new
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
        for source in sources { map.addResources(namedIn: FixedPath.freeWords(in: source.path).map(\.value)) }
        for source in sources where Self.isText(source) {
            map.addDerived(in: TextWords.words(in: source.bytes).map(\.value))
        }
        self.codeWords = codeWords
    }

    /// The result for one of the sources.
    func text(of source: SourceFile) -> RenamedText {
        let isCode = codeWords[source.path] != nil
        let pathEdits = FixedPath.freeWords(in: source.path).compactMap { word in
            map.path(word.value, isSource: isCode).flatMap { $0 == word.value ? nil : TextEdit(word.range, $0) }
        }
        return RenamedText(
            source, pathEdits: pathEdits, edits: Self.isText(source) ? edits(of: source) : [],
            isText: Self.isText(source))
    }

    /// Also text in an encoding with other bytes than UTF-8 for characters outside ASCII: the names are ASCII in all of them.
    private static func isText(_ source: SourceFile) -> Bool {
        if source.bytes.contains(0) { return false }
        let spaces = UInt8(ascii: "\t")...UInt8(ascii: "\r")
        return source.text.utf8.elementsEqual(source.bytes)
            || source.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || spaces.contains($0) }
    }

    private func edits(of source: SourceFile) -> [TextEdit] {
        if source.path == "manifest.json" { return manifestEdits(source) }
        let code = codeWords[source.path] ?? []
        var markup = MarkupNames.ranges(in: source)[...]
        var next = 0
        var edits: [TextEdit] = []
        var before: String?
        for word in TextWords.words(in: source.bytes) {
            while let first = markup.first, first.upperBound <= word.range.lowerBound { markup.removeFirst() }
            if let first = markup.first, first.overlaps(word.range) { continue }
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
