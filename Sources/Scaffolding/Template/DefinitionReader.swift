import JSONSyntax
import SourceText

/// Reads one object of `template.json` and collects its mistakes, each with its place.
struct DefinitionReader {
    let path: String
    let object: JSONNode
    private(set) var issues: [TemplateIssue] = []
    private var known: [String] = []
    /// Whether the file is not valid JSON, so that a key may seem to be missing.
    private let isDamaged: Bool

    init(_ object: JSONNode, path: String, isDamaged: Bool = false) {
        self.object = object
        self.path = path
        self.isDamaged = isDamaged
    }

    mutating func report(_ range: Range<Int>, _ message: String) {
        issues.append(TemplateIssue(.syntax, path: path, range: range, message))
    }

    /// Adds the issues of another reader, or of code that read a part of the object.
    mutating func report(_ others: [TemplateIssue]) {
        issues += others
    }

    /// The value of `key`; a missing one is reported when it is `required`.
    mutating func value(_ key: String, required: Bool = false) -> JSONNode? {
        known.append(key)
        let value = object[key]
        if required, value == nil, !isDamaged {
            report(object.range.lowerBound..<object.range.lowerBound + 1, "there is no \"\(key)\" here; add it")
        }
        return value
    }

    mutating func text(_ key: String, required: Bool = false) -> Located<String>? {
        guard let node = value(key, required: required) else { return nil }
        return text(of: node, in: key)
    }

    mutating func texts(_ key: String, required: Bool = false) -> [Located<String>]? {
        guard let node = value(key, required: required) else { return nil }
        guard node.kind == .array else {
            report(node.range, "\"\(key)\" is not a list; write it in brackets")
            return nil
        }
        return node.elements.compactMap { text(of: $0, in: key) }
    }

    mutating func objects(_ key: String, required: Bool = false) -> [JSONNode] {
        guard let node = value(key, required: required) else { return [] }
        guard node.kind == .array else {
            report(node.range, "\"\(key)\" is not a list; write it in brackets")
            return []
        }
        return node.elements.filter { element in
            if element.kind == .object { return true }
            report(element.range, "\"\(key)\" must list objects only; write this one in braces")
            return false
        }
    }

    mutating func flag(_ key: String) -> Bool {
        guard let node = value(key) else { return false }
        if let boolean = node.boolean { return boolean }
        report(node.range, "\"\(key)\" is neither true nor false; write one of them")
        return false
    }

    mutating func number(_ key: String) -> Double? {
        guard let node = value(key) else { return nil }
        if let number = node.number { return number }
        report(node.range, "\"\(key)\" is not a number; write one")
        return nil
    }

    mutating func integer(_ key: String) -> Int? {
        guard let node = value(key) else { return nil }
        if let number = node.number, let integer = Int(exactly: number) { return integer }
        report(node.range, "\"\(key)\" is not a whole number; write one")
        return nil
    }

    /// A length or count of at least `least`.
    mutating func size(_ key: String, least: Int) -> Int? {
        guard let size = integer(key) else { return nil }
        guard size < least, let node = object[key] else { return size }
        report(node.range, "\"\(key)\" is less than \(least), the least possible value; increase it or remove it")
        return nil
    }

    /// The `when` of the object: one name or a list of them.
    mutating func condition() -> Condition {
        guard let node = value("when") else { return Condition() }
        let nodes = node.kind == .array ? Array(node.elements) : [node]
        return Condition(
            nodes.compactMap { text(of: $0, in: "when") }.map { term in
                term.map { text in
                    let isNegated = text.hasPrefix("!")
                    return Condition.Term(name: isNegated ? String(text.dropFirst()) : text, isNegated: isNegated)
                }
            })
    }

    /// Accepts `keys`, because it cannot be determined whether they belong here.
    mutating func ignore(_ keys: [String]) {
        known += keys
    }

    /// Reports unknown and duplicate keys. Call it last.
    mutating func finish() {
        for member in object.members where !known.contains(member.keyText) && !member.keyText.hasPrefix("$") {
            let key = member.keyText
            let meant = Spelling.suggestion(for: key, among: known).map { "did you mean \"\($0)\"?" }
            report(
                member.key.range,
                "unknown key \"\(key)\"; \(meant ?? "use one of \(known.sorted().joined(separator: ", "))")")
        }
        for group in object.repeatedMembers {
            for member in group.dropFirst() {
                report(member.key.range, "duplicate key \"\(member.keyText)\"; keep one")
            }
        }
    }

    mutating func text(of node: JSONNode, in key: String) -> Located<String>? {
        guard let text = node.string else {
            report(node.range, "\"\(key)\" must be a string; write it in quotes")
            return nil
        }
        guard !text.isEmpty else {
            report(node.range, "\"\(key)\" is empty; give it a value or remove it")
            return nil
        }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            report(node.range, "\"\(key)\" has a control character; keep it on one line")
            return nil
        }
        return Located(text, at: node.contentRange)
    }
}
