/// The reference of what 4D does with an input control, `BEHAVIOUR.md`: its facts, by id.
package enum Behaviour {
    /// One fact.
    package struct Fact: Sendable, Hashable {
        /// Such as `manifest-24`; never reused.
        package let id: String

        /// The fact in plain text, without its id; for a row of a table, the cells with their column headings.
        package let text: String

        /// The sources it was read in; empty for a row of a table that names them once for all rows.
        package let source: String
    }

    /// All facts, in the order of the reference. Parsed when first read.
    package static let facts: [Fact] = parse(EmbeddedBehaviour.text.description)

    private static let byID: [String: Fact] = Dictionary(
        facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The fact of this id; nil when the reference has none.
    package static func fact(_ id: String) -> Fact? { byID[id] }

    private static func parse(_ text: String) -> [Fact] {
        var facts: [Fact] = []
        var columns: [Substring] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("- ["), let end = line.firstIndex(of: "]") {
                let id = String(line[line.index(line.startIndex, offsetBy: 3)..<end])
                facts.append(fact(id, sentence: line[end...].dropFirst().drop { $0 == " " }))
            } else if line.hasPrefix("| ") {
                let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.trimmingSpaces }
                guard let first = cells.first else { continue }
                if first.hasPrefix("["), first.hasSuffix("]") {
                    facts.append(
                        fact(String(first.dropFirst().dropLast()), row: cells.dropFirst(), columns.dropFirst()))
                } else if !first.hasPrefix("---") {
                    columns = cells
                }
            }
        }
        return facts
    }

    /// `A S: the fact. (4D: TEMPLATE)`
    private static func fact(_ id: String, sentence: Substring) -> Fact {
        let body = sentence.split(separator: ": ", maxSplits: 1).last ?? sentence
        guard body.hasSuffix(")"), let start = body.lastIndex(of: "(") else {
            return Fact(id: id, text: String(body), source: "")
        }
        return Fact(
            id: id, text: String(body[..<start].trimmingSpaces), source: String(body[start...].dropFirst().dropLast()))
    }

    private static func fact(_ id: String, row: ArraySlice<Substring>, _ columns: ArraySlice<Substring>) -> Fact {
        let cells = zip(columns, row).filter { !$1.isEmpty && $1 != "–" }.map { "\($0): \($1)" }
        return Fact(id: id, text: cells.joined(separator: "; "), source: "")
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var rest = drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
