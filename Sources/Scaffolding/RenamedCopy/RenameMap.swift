import SourceText

/// Which words become which when a control gets another name.
struct RenameMap {
    /// In Swift and Kotlin code: the types that the control declares itself. Its name alone is not renamed there, as code may
    /// use the same word for something else.
    private(set) var code: [String: String] = [:]

    /// In comments, literals, other texts and the names of files.
    private(set) var text: [String: String] = [:]

    /// The name in each spelling, and what becomes of it.
    private let spellings: [(old: String, new: String)]
    private let classes: (old: String, new: String)

    init(from old: ControlNames, to new: ControlNames) {
        classes = (old.className, new.className)
        var spellings: [(old: String, new: String)] = [classes, (old.name, new.name)]
        // Two spellings that become one could not be told apart again, so the rarer ones are left then.
        for part in [\ControlNames.resourceNames.plain, \ControlNames.resourceNames.parted] {
            let isNew = spellings.allSatisfy { $0.new != new[keyPath: part] && $0.old != old[keyPath: part] }
            if isNew { spellings.append((old[keyPath: part], new[keyPath: part])) }
        }
        self.spellings = spellings
        // The manifest names it, whether it is declared or not.
        text[old.className + ControlNames.serviceSuffix] = new.className + ControlNames.serviceSuffix
        for (old, new) in spellings { text[old] = new }
    }

    /// Takes in the words of a source, in order: a word behind `class` and the like is a declared type, one behind `import`
    /// the module that the control is.
    mutating func addTypes(declaredIn words: [Located<String>]) {
        for (before, word) in zip(words, words.dropFirst()) where Self.declaring.contains(before.value) {
            guard let renamed = Self.renamed(word.value, classes, isWhole: true) else { continue }
            code[word.value] = renamed
            if text[word.value] == nil { text[word.value] = renamed }
        }
    }

    /// Takes in the words of a path: a picture `mylocation_icon` is referred to in code and texts.
    mutating func addResources(namedIn words: [String]) {
        for word in words where text[word] == nil {
            text[word] = spellings.lazy.compactMap { Self.renamed(word, $0, isWhole: false) }.first
        }
    }

    /// Takes in the words of a text: in a string or comment, `MyLocationTests` and `mylocation2` go by the name, too.
    mutating func addDerived(in words: [String]) {
        for word in words where text[word] == nil {
            text[word] =
                Self.renamed(word, classes, isWhole: false)
                ?? spellings.lazy.filter { Self.isNumbered(word, after: $0.old) }
                .compactMap { Self.renamed(word, $0, isWhole: false) }.first
        }
    }

    private static func isNumbered(_ word: String, after name: String) -> Bool {
        word.utf8.count > name.utf8.count && word.utf8.dropFirst(name.utf8.count).allSatisfy(\.isASCIIDigit)
    }

    /// The name of a word in the path of a file; a Kotlin or Swift file is called as its class.
    func path(_ word: String, isSource: Bool) -> String? {
        isSource && word == classes.old ? classes.new : text[word]
    }

    private static let declaring: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "interface", "object", "import",
    ]

    /// `word` with the name at its beginning replaced; nil when it does not begin so, or goes on with a small letter, or with
    /// more capitals behind one: `XCTest` does not go by the name `X`.
    private static func renamed(_ word: String, _ name: (old: String, new: String), isWhole: Bool) -> String? {
        guard word.utf8.starts(with: name.old.utf8) else { return nil }
        let rest = word.utf8.dropFirst(name.old.utf8.count)
        guard let next = rest.first else { return isWhole ? name.new : nil }
        let isCapital = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
        guard next < 0x80, !isSmall(next) else { return nil }
        if isCapital(next), name.old.utf8.last.map(isCapital) == true {
            guard let second = rest.dropFirst().first, isSmall(second) else { return nil }
        }
        return name.new + String(Substring(rest))
    }

    private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
