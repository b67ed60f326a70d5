import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// `format-not-handled`
enum FormatNotHandled: Rule {
    static let info = RuleInfo(
        id: "format-not-handled", group: .namingAndSwift, severity: .error,
        summary: "a name that none of the control's row services answers to",
        rationale: """
            For a parameter with the format "/email2" the app asks each row service for the format "email2", the name in \
            the manifest, letter by letter. When none hands out a row, the app takes the plain row of the parameter's \
            type, and nothing is logged.
            """,
        source: "4d/ios-QMobileUI, Eureka+ActionParameter",
        remedy: "Compare the format with exactly the name in the manifest, in the same case.",
        needs: [.manifest, .files], platform: .ios, reads: ["/name"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(
                body: """
                            guard format == "emial2" else { return nil }
                            return EmailRow(key).onRowEvent(eventCallback)

                    """)),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let node = control.askedFormat, let name = node.string, let (ios, services) = control.knownSwift else {
            return []
        }
        let builders = control.askedBuilders(ios, services)
        guard !builders.isEmpty else { return withoutBuilder(name, node, ios, services, control) }
        if let found = undeclared(builders, name) { return [found] }
        guard builders.allSatisfy({ $0.answer(to: name) == .none }) else { return [] }
        if let found = inverted(builders, name, node, control) { return [found] }
        let comparisons = nearest(to: name, among: builders)
        let notes = comparisons.prefix(maximumNotes).map { found in
            Note(note(on: found, asked: name), at: found.comparison.value.location)
        }
        let only = comparisons.count == 1 ? comparisons.first : nil
        let way = only.map { wayOut($0, node, name, ios, control) }
        return [
            finding(
                "no code answers to the format \"\(name)\"", at: control.place(of: node),
                label: "the app asks each row service for this format", consequence: consequence,
                help: way?.help ?? help(comparisons, name),
                notes: notes.isEmpty ? silentBuilders(builders) : Array(notes), fix: way?.fix)
        ]
    }

    static func unsure(_ control: ModelledControl) -> RuleGap? {
        guard let node = control.askedFormat, let name = node.string else { return nil }
        guard let (ios, services) = control.knownSwift else { return control.swiftGap }
        let answers = control.askedBuilders(ios, services).map { (builder: $0, answer: $0.answer(to: name)) }
        let isSure = answers.contains { answer in
            switch answer.answer {
            case .row, .always: true
            case .none, .unsure: false
            }
        }
        guard !isSure, let unsure = answers.first(where: { $0.answer == .unsure && !$0.builder.ignoresFormat }) else {
            return nil
        }
        return RuleGap(
            path: unsure.builder.path,
            reason: unsure.builder.builder.unguardedRows.isEmpty
                ? "the code does more with the format than to compare it with values that can be read"
                : "the code may hand out a row without a look at the format")
    }

    static func compared(in control: ModelledControl) -> [Note] { control.linkedNames }

    /// The format is compared with a name that stands for nothing.
    private static func undeclared(_ builders: [FormatBuilder], _ format: String) -> Finding? {
        guard let found = builders.lazy.flatMap(\.undeclared).first else { return nil }
        let name = found.name.value.lastNamePart
        // What is declared is wrong where the other name is that of the format.
        let right = found.nearest.map { name == format ? name : $0.value }
        let wrong = name == format ? found.nearest : found.name.last
        return finding(
            "\"\(found.name.value)\" is not declared", at: found.name.location,
            label: "the format is compared with it", consequence: "the app does not build",
            help: right.map { "write \"\($0)\"" } ?? "declare it with the value \"\(format)\"",
            notes: found.nearest.map { [Note("this one is", at: $0.location)] } ?? [],
            fix: right.flatMap { right in
                wrong.map { FixIt("write \"\(right)\"", in: $0.path, [TextEdit($0.range, right)]) }
            })
    }

    /// The format is compared with the name the wrong way round.
    private static func inverted(
        _ builders: [FormatBuilder], _ name: String, _ node: JSONNode, _ control: ModelledControl
    ) -> Finding? {
        let all = builders.flatMap { builder in builder.refused.map { (builder: builder, refused: $0) } }
        guard let (builder, refused) = all.first(where: { $0.refused.comparison.isMet(by: name) }) else { return nil }
        let fix = refused.sign.flatMap { sign -> FixIt? in
            guard let file = control.file(builder.path) else { return nil }
            let other = file.holds("==", at: sign) ? "!=" : "=="
            return FixIt("write \(other)", in: builder.path, [TextEdit(sign, other)])
        }
        return finding(
            "no code answers to the format \"\(name)\"", at: control.place(of: node),
            label: "the app asks each row service for this format",
            consequence: builder.refusesOnly
                ? "4D shows the plain row of the type instead, and this control's row for all others with code"
                : consequence,
            help: fix.map { "turn the comparison round: \($0.title)" } ?? "hand out the row for this value",
            notes: [
                Note(
                    "\(builder.owner ?? "") returns nil for just this one",
                    at: refused.sign.map { Location(path: builder.path, range: $0) }
                        ?? refused.comparison.value.location)
            ], fix: fix)
    }

    private struct Found {
        let comparison: FormatBuilder.Comparison
        let builder: FormatBuilder
        let distance: Int
    }

    /// What the builders compare the format with, the value nearest to `name` first.
    private static func nearest(to name: String, among builders: [FormatBuilder]) -> [Found] {
        let wanted = Array(name.lowercased().utf8.prefix(maximumLength))
        let comparisons = builders.filter { !$0.returnsOnlyNil }.flatMap { builder in
            builder.comparisons.map { (builder, $0) }
        }
        return comparisons.prefix(maximumComparisons).map { builder, comparison in
            let value = Array(comparison.value.value.lowercased().utf8.prefix(maximumLength))
            return Found(comparison: comparison, builder: builder, distance: Spelling.distance(wanted, value))
        }.sorted { $0.distance < $1.distance }
    }

    private static func note(on found: Found, asked name: String) -> String {
        let folded = found.comparison.folded(name)
        let owner = found.builder.owner ?? ""
        guard folded != name else { return "\(owner) answers to this one" }
        return "\(owner) compares \"\(folded)\" with this one"
    }

    /// What to do about the only value that there is: it is wrong, or the manifest's name, or either.
    private static func wayOut(
        _ found: Found, _ node: JSONNode, _ name: String, _ ios: IOSBuild, _ control: ModelledControl
    ) -> (help: String, fix: FixIt?) {
        let value = found.comparison.value
        let inCode = "\"\(found.comparison.folded(name))\" in \(spot(value.location, control))"
        let inManifest = "\"\(value.value)\" in \(spot(control.place(of: node), control))"
        // No name in the manifest could pass a comparison with capitals after the format has been made small.
        let isPossible =
            found.comparison.isMet(by: value.value) && !value.value.isEmpty && value.value.utf8.first != .slash
            && !BuiltInFormats.ios.contains(value.value)
        guard isPossible else { return ("write \(inCode)", fix(found, name, control)) }
        switch FormatVote(name, against: value.value, of: found.builder, in: ios) {
        case .manifest: return ("write \(inCode)", fix(found, name, control))
        case .code(let agreeing):
            return (
                "write \(inManifest); \(agreeing) is called so, too",
                value.value.isPlain ? control.replacing(node, with: "\"\(value.value)\"") : nil
            )
        case .tie: return ("write \(inCode), or \(inManifest)", nil)
        }
    }

    /// The file's name and the line, such as `ColorWheelRow.swift:6`.
    private static func spot(_ place: Location, _ control: ModelledControl) -> String {
        let name = place.path.lastPathPart
        let file = place.path == control.control.manifestPath ? control.manifest?.file : control.file(place.path)
        guard let file, let range = place.range else { return name }
        return "\(name):\(LineTable(file.bytes).position(of: range.lowerBound).line)"
    }

    /// Writes the name instead of a value that the builder's own file holds, or one that is nearly the name.
    private static func fix(_ found: Found, _ name: String, _ control: ModelledControl) -> FixIt? {
        let value = found.comparison.value
        let wanted = found.comparison.folded(name)
        let isNear = Spelling.suggestion(for: value.value, among: [wanted]) != nil
        guard isNear || value.path == found.builder.path, wanted.isPlain, let file = control.file(value.path),
            file.isQuoted(value.range), file.holds(value.value, at: value.range)
        else { return nil }
        return FixIt("write \"\(wanted)\"", in: value.path, [TextEdit(value.range, wanted)])
    }

    private static func help(_ found: [Found], _ name: String) -> String {
        let wanted = found.first.map { $0.comparison.folded(name) } ?? name
        return "hand out a row when the format is \"\(wanted)\", or give the manifest the name that the code knows"
    }

    /// Builders that return nil whatever they are asked for.
    private static func silentBuilders(_ builders: [FormatBuilder]) -> [Note] {
        builders.filter(\.returnsOnlyNil).prefix(maximumNotes).map { builder in
            Note(
                "it returns nil for every format",
                at: Location(path: builder.path, range: builder.builder.function.name.range))
        }
    }

    /// Every service is found, and none of them builds rows.
    private static func withoutBuilder(
        _ name: String, _ node: JSONNode, _ ios: IOSBuild, _ services: ServiceLinks, _ control: ModelledControl
    ) -> [Finding] {
        let types = services.links.compactMap { $0.isLoaded ? $0.type : nil }
        // A builder that nothing seems to reach may be reached in a way that is not seen, and a type that nothing is
        // known of may build rows. `service-conformance` speaks of builders without a function.
        guard !types.isEmpty, types.count == services.links.count, ios.builders.isEmpty,
            types.allSatisfy({ ios.facts.conforms($0.type, to: KnownTypes.rowBuilder) == .no })
        else { return [] }
        return [
            finding(
                "no code answers to the format \"\(name)\"", at: control.place(of: node),
                label: "the app asks each row service for this format", consequence: consequence,
                help: "make the service an \(KnownTypes.rowBuilder)",
                notes: types.map { Note("this service builds no rows", at: $0.name.location) })
        ]
    }

    private static let maximumNotes = 3
    private static let maximumComparisons = 500
    /// In bytes; longer values are compared as far.
    private static let maximumLength = 64
    private static let consequence = "4D shows the plain row of the type instead, and says nothing"
}

extension InFile<String> {
    /// The part behind the last dot.
    fileprivate var last: InFile {
        let part = value.split(separator: ".").last.map(String.init) ?? value
        let end = range.lowerBound + value.utf8.count
        return InFile(part, path: path, at: end - part.utf8.count..<end)
    }
}
