import Reporting
import SourceScan
import SourceText

/// What a Swift file declares, as lines of `inspect --sources`.
struct SwiftLines {
    let file: SwiftFileFacts
    let facts: SwiftFacts
    let group: SourceGroup

    var all: [SourceListing.Line] {
        file.imports.map { line($0.path.range, "import " + words($0)) } + file.types.flatMap(lines)
            + file.functions.map { line($0.name.range, words($0)) } + file.constants.compactMap(line)
            + file.rowBuilders.flatMap(lines) + file.tags.map { line($0.range, "tag \($0.value)") }
    }

    private func line(_ range: Range<Int>, _ text: String) -> SourceListing.Line {
        group.line(file.path, range.lowerBound, text)
    }

    private func words(_ found: SwiftImport) -> String {
        let words =
            found.attributes.map(Self.text) + (found.kind.map { [$0] } ?? []) + [found.path.value]
            + (found.isConditional ? ["(in a branch of #if)"] : [])
        return words.joined(separator: " ")
    }

    private func lines(_ type: SwiftType) -> [SourceListing.Line] {
        let head = SourceGroup.words(
            type.attributes.map(Self.text) + [type.kind.rawValue, type.qualifiedName],
            inherits: type.inheritance.map(\.text.value), isLocal: type.isLocal, isConditional: type.isConditional)
        let members =
            type.variables.map { ($0.name.range.lowerBound, words($0)) }
            + type.functions.map { ($0.name.range.lowerBound, words($0)) }
            + type.cases.map { ($0.name.range.lowerBound, "case \($0.name.value)") }
        return [line(type.name.range, head)] + group.members(file.path, members)
    }

    private func words(_ variable: SwiftVariable) -> String {
        Self.words(
            variable.attributes, isStatic: variable.isStatic,
            (variable.isLet ? "let " : "var ") + variable.name.value + (variable.type.map { ": \($0.value)" } ?? ""))
    }

    private func words(_ function: SwiftFunction) -> String {
        let keyword = function.isInitialiser ? function.fullName.hasPrefix("init") ? "" : "init " : "func "
        return Self.words(
            function.attributes, isStatic: function.isStatic,
            keyword + function.fullName + (function.returnType.map { " -> \($0.value)" } ?? ""))
    }

    private static func words(_ attributes: [SwiftAttribute], isStatic: Bool, _ text: String) -> String {
        (attributes.map(Self.text) + (isStatic ? ["static"] : []) + [text]).joined(separator: " ")
    }

    /// Nil for a constant without a value.
    private func line(_ constant: SwiftConstant) -> SourceListing.Line? {
        let excerpt = constant.initialiser.map { group.excerpt(file.path, $0.range) }
        guard let value = constant.text.map({ "\"\($0.value)\"" }) ?? excerpt else { return nil }
        let name = [constant.owner, constant.name.value].compactMap { $0 }.joined(separator: ".")
        return line(constant.name.range, "constant \(name) = \(value)")
    }

    /// What a builder returns for each format that it knows, and for any other.
    private func lines(_ builder: SwiftRowBuilder) -> [SourceListing.Line] {
        let owner = builder.type.map { " of \(file.types[$0].qualifiedName)" } ?? ""
        let other = facts.evaluation(of: builder, in: file, for: .anythingElse)
        var seen: Set<String> = []
        let formats = other.comparisons.map(\.value).filter { seen.insert($0.value).inserted }
        let returns = formats.prefix(Self.formatLimit).flatMap { format in
            facts.evaluation(of: builder, in: file, for: .exactly(format.value)).outcomes.map {
                line($0, "\"\(format.value)\"")
            }
        }
        return [line(builder.function.name.range, "row builder\(owner)")]
            + formats.map { format in
                group.line(
                    format.path, format.range.lowerBound,
                    "compares with \"\(format.value)\"\(group.suffix(for: format.path, in: file.path))",
                    isMember: true)
            } + returns + other.outcomes.map { line($0, "any other format") }
    }

    private static let formatLimit = 20

    private func line(_ outcome: RowOutcome, _ format: String) -> SourceListing.Line {
        var reason = outcome.assumption?.reason
        let value: String
        switch outcome.kind {
        case .row(let row): value = Self.words(row)
        case .nil: value = "nil"
        case .never: value = "nothing: it stops the app"
        case .unknown(let why):
            reason = why
            value = "what cannot be determined"
        }
        let place = outcome.place
        let remark = reason.map { " (not evaluated: \($0))" } ?? ""
        return group.line(
            place.path, place.range.lowerBound,
            "for \(format) returns \(value)\(group.suffix(for: place.path, in: file.path))\(remark)", isMember: true)
    }

    private static func words(_ built: BuiltRow) -> String {
        let row = built.type.map { "a row of the class \($0)" } ?? "a row"
        return switch built.event {
        case .passed: "\(row) through .onRowEvent"
        case .missing: "\(row), not through .onRowEvent"
        case .otherCallback: "\(row) through .onRowEvent with another callback"
        case .unknown: row
        }
    }

    private static func text(_ attribute: SwiftAttribute) -> String {
        "@" + attribute.name.value + (attribute.argument.map { "(\($0.value))" } ?? "")
    }
}
