/// Small mistakes in the conditions of a function's body.
struct ConditionMutants {
    struct Mutant {
        /// What was changed, such as `== to !=`.
        let change: String
        let body: String
    }

    private let body: String

    /// The body with the contents of strings and comments replaced by spaces, at the same places.
    private let code: [Character]
    private let text: [Character]
    private(set) var mutants: [Mutant] = []

    /// All mutants of a body; some may not compile.
    static func all(of body: String) -> [Mutant] {
        var made = ConditionMutants(body)
        made.exchangeOperators()
        made.changeConditions()
        made.changeReturns()
        made.exchangeBranches()
        made.exchangeCases()
        return made.mutants
    }

    private init(_ body: String) {
        self.body = body
        text = Array(body)
        code = Self.masked(text)
    }

    private static func masked(_ text: [Character]) -> [Character] {
        var masked = text
        var index = 0
        func has(_ word: String) -> Bool { text[index...].starts(with: Array(word)) }
        while index < text.count {
            let end: String
            if has("\"\"\"") {
                end = "\"\"\""
            } else if has("\"") {
                end = "\""
            } else if has("//") {
                end = "\n"
            } else if has("/*") {
                end = "*/"
            } else {
                index += 1
                continue
            }
            index += end.count
            while index < text.count, !has(end) {
                if !text[index].isNewline { masked[index] = " " }
                index += 1
            }
            index += end.count
        }
        return masked
    }

    private mutating func add(_ change: String, _ edits: [(range: Range<Int>, text: String)]) {
        var changed = text
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            changed.replaceSubrange(edit.range, with: edit.text)
        }
        mutants.append(Mutant(change: change, body: String(changed)))
    }

    /// The places of all matches, and of their groups.
    private func ranges(of pattern: Regex<AnyRegexOutput>) -> [[Range<Int>?]] {
        let code = String(code)
        return code.matches(of: pattern).map { match in
            match.output.map { group in
                group.range.map { range in
                    code.distance(
                        from: code.startIndex, to: range.lowerBound)..<code.distance(
                            from: code.startIndex, to: range.upperBound)
                }
            }
        }
    }

    private func string(in range: Range<Int>) -> String { String(text[range]) }

    private mutating func exchangeOperators() {
        for (old, new) in [("==", "!="), ("!=", "=="), ("&&", "||"), ("||", "&&")] {
            for index in code.indices where code[index...].starts(with: Array(old)) {
                add("\(old) to \(new)", [(index..<index + old.count, new)])
            }
        }
        for groups in ranges(of: Regex(#/(?:^|[\s({\[,])(!)[\w(]/#)) {
            if let sign = groups[1] { add("without !", [(sign, "")]) }
        }
    }

    private mutating func changeConditions() {
        for groups in ranges(of: Regex(#/\b(if|guard)\s+([^{}]*?)\s*(else\s*)?\{/#)) {
            guard let whole = groups[0], let condition = groups[2] else { continue }
            let words = string(in: condition)
            guard !words.contains(#/\b(?:let|var|case)\b|[,#]/#) else { continue }
            add("condition negated", [(condition, "!(\(words))")])
            add("condition true", [(condition, "true")])
            add("condition false", [(condition, "false")])
            guard groups[3] != nil, let end = end(ofBraceAt: whole.upperBound - 1) else { continue }
            add("without guard", [(whole.lowerBound..<end, "")])
        }
    }

    private mutating func changeReturns() {
        for groups in ranges(of: Regex(#/\breturn\s+nil\b/#)) {
            guard let whole = groups[0] else { continue }
            let isInGuard = String(code[..<whole.lowerBound]).contains(#/\bguard\b[^{}]*\belse\s*\{[^{}]*$/#)
            if !isInGuard { add("without return nil", [(whole, "")]) }
            add("row instead of nil", [(whole, "return TextRow(key).onRowEvent(eventCallback)")])
        }
        for groups in ranges(of: Regex(#/\breturn(?!\s+nil\b)/#)) {
            if let whole = groups[0] { add("return nil before it", [(whole, "return nil\n_ =")]) }
        }
        for groups in ranges(of: Regex(#/\? ([^?:\n]+) : ([^?:\n]+)/#)) {
            guard let first = groups[1], let second = groups[2] else { continue }
            add("exchanged values", [(first, string(in: second)), (second, string(in: first))])
        }
    }

    private mutating func exchangeBranches() {
        for groups in ranges(of: Regex(#/\}\s*else\s*\{/#)) {
            guard let whole = groups[0], let start = start(ofBraceAt: whole.lowerBound),
                let end = end(ofBraceAt: whole.upperBound - 1)
            else { continue }
            let first = start..<whole.lowerBound + 1
            let second = whole.upperBound - 1..<end
            add("exchanged branches", [(first, string(in: second)), (second, string(in: first))])
        }
    }

    private mutating func exchangeCases() {
        let labels = ranges(of: Regex(#/\b(?:case\b[^:{}]*|default)\s*:/#)).compactMap { $0[0] }
        for (label, next) in zip(labels, labels.dropFirst()) {
            guard depth(at: label.lowerBound) == depth(at: next.lowerBound),
                let end = labels.first(where: { $0.lowerBound > next.lowerBound })?.lowerBound
                    ?? endOfBlock(from: next.upperBound)
            else { continue }
            let first = label.upperBound..<next.lowerBound
            let second = next.upperBound..<end
            add("exchanged cases", [(first, string(in: second) + "\n"), (second, string(in: first))])
            add("other cases", [(label.lowerBound..<label.upperBound, "case \"qqq\":")])
        }
    }

    // MARK: braces

    private func depth(at index: Int) -> Int {
        code[..<index].reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
    }

    /// Behind the brace that closes the one at `index`.
    private func end(ofBraceAt index: Int) -> Int? { endOfBlock(from: index + 1).map { $0 + 1 } }

    /// The closing brace of the block that `index` is in.
    private func endOfBlock(from index: Int) -> Int? {
        var depth = 1
        for place in code.indices[index...] {
            depth += code[place] == "{" ? 1 : code[place] == "}" ? -1 : 0
            if depth == 0 { return place }
        }
        return nil
    }

    private func start(ofBraceAt index: Int) -> Int? {
        var depth = 0
        for place in code.indices[...index].reversed() {
            depth += code[place] == "}" ? 1 : code[place] == "{" ? -1 : 0
            if depth == 0 { return place }
        }
        return nil
    }
}
