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
        summary: "no row service handles the control's name",
        rationale: """
            For a parameter with the format "/email2" the app requests a row for the format "email2" from each row \
            service: the name in the manifest, in exact case. If none returns a row, the app shows the default row of the \
            parameter's type and logs nothing.
            """,
        facts: ["swift-4", "swift-5"],
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

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.requestedFormat, let name = node.string, let (ios, services) = control.knownSwift
        else {
            return []
        }
        let builders = control.rowBuilders
        guard !builders.isEmpty else { return withoutBuilder(node, ios, services, control) }
        if let found = undeclared(builders, name, ios) { return [found] }
        guard control.returnsNoRow else { return [] }
        if let found = inverted(builders, name, node, control) { return [found] }
        let compared = ComparedFormat.nearest(to: name, among: builders)
        let remedy = compared.count == 1 ? compared.first?.remedy(node, ios, control) : nil
        return [
            unhandled(
                node, control,
                help: remedy?.help
                    ?? "return a row when the format is \"\(name)\", or set \"name\" to a format that the code handles",
                notes: compared.isEmpty ? silentBuilders(builders) : compared.prefix(maximumNotes).map(\.note),
                fix: remedy?.fix)
        ]
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        guard control.requestedFormat != nil else { return nil }
        guard control.knownSwift != nil else { return control.swiftSkip }
        guard !control.rowBuilders.contains(where: { $0.own?.verdict == .row || $0.own?.verdict == .either }) else {
            return nil
        }
        return control.rowBuilders.lazy.compactMap { control.skip($0.own) }.first
    }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    /// The finding at `node`, the name in the manifest.
    private static func unhandled(
        _ node: JSONNode, _ control: ControlModel, consequence: String = "the app silently shows the default row",
        help: String, notes: [Note], fix: FixIt? = nil
    ) -> Finding {
        finding(
            "no row service handles the format \"\(node.string ?? "")\"", at: control.place(of: node),
            label: "the app requests this format from each row service", consequence: consequence, help: help,
            notes: notes, fix: fix)
    }

    /// The format is compared with a name that stands for nothing.
    private static func undeclared(_ builders: [EvaluatedBuilder], _ format: String, _ ios: IOSBuild) -> Finding? {
        let names = builders.flatMap { ($0.own?.unresolved ?? []) + $0.other.unresolved }
        guard let found = names.lazy.compactMap({ UndeclaredName($0, in: ios.facts) }).first else { return nil }
        let name = found.name.value.lastNamePart
        // What is declared is wrong where the other name is that of the format.
        let right = found.nearest.map { name == format ? name : $0.value }
        let wrong = name == format ? found.nearest : found.name.last
        return finding(
            "\"\(found.name.value)\" is not declared", at: found.name.location,
            label: "the format is compared with it", consequence: "the app does not build",
            help: right.flatMap { right in wrong.map { "change \"\($0.value)\" to \"\(right)\"" } }
                ?? "declare it with the value \"\(format)\"",
            notes: found.nearest.map { [Note("this one is declared", at: $0.location)] } ?? [],
            fix: right.flatMap { right in
                wrong.map { FixIt("write \"\(right)\"", in: $0.path, [TextEdit($0.range, right)]) }
            })
    }

    /// The format is compared with the name the wrong way round.
    private static func inverted(
        _ builders: [EvaluatedBuilder], _ name: String, _ node: JSONNode, _ control: ControlModel
    ) -> Finding? {
        let matches = builders.filter { $0.other.outcomes.contains(where: \.isRow) }.flatMap { builder in
            (builder.own?.comparisons ?? []).filter { $0.value.value == $0.format }.map { (builder, $0) }
        }
        guard let (builder, comparison) = matches.first else { return nil }
        let turned = comparison.sign.map { (sign: $0, other: $0.value == "==" ? "!=" : "==") }
        let fix = turned.flatMap { turned -> FixIt? in
            let edit = TextEdit(turned.sign.range, turned.other)
            guard handles(name, after: edit, in: turned.sign.path, builder, control) else { return nil }
            return FixIt("write \(turned.other)", in: turned.sign.path, [edit])
        }
        let isForOthers = builder.other.verdict == .row
        return unhandled(
            node, control,
            consequence: "the app silently shows the default row"
                + (isForOthers ? ", and this control's row for all other controls with code" : ""),
            help: fix == nil
                ? "return the row for this value" : "replace \(turned?.sign.value ?? "") with \(turned?.other ?? "")",
            notes: [
                Note(
                    "\(builder.owner) returns nil for this format only",
                    at: (fix == nil ? comparison.value : comparison.sign ?? comparison.value).location)
            ], fix: fix)
    }

    /// Whether the builder returns a row for the name, and nil for other formats, once a file is edited.
    private static func handles(
        _ name: String, after edit: TextEdit, in path: String, _ builder: EvaluatedBuilder, _ control: ControlModel
    ) -> Bool {
        guard let ios = control.ios, let bytes = control.file(path)?.bytes.applying([edit]) else { return false }
        let edited = SwiftFileFacts(scanning: bytes, path: path)
        let facts = SwiftFacts(files: ios.facts.files.map { $0.path == path ? edited : $0 })
        guard let home = facts.files.first(where: { $0.path == builder.path }),
            let place = ios.facts.files.first(where: { $0.path == builder.path })?.rowBuilders.firstIndex(
                of: builder.function.builder), home.rowBuilders.indices.contains(place)
        else { return false }
        func verdict(_ format: RequestedFormat) -> RowEvaluation.Verdict {
            facts.evaluation(
                of: home.rowBuilders[place], in: home, receiver: builder.service.qualifiedName, for: format
            ).verdict
        }
        let own = verdict(.exactly(name))
        return (own == .row || own == .either) && verdict(.anythingElse) == .nil
    }

    /// Builders that return nil whatever is requested.
    private static func silentBuilders(_ builders: [EvaluatedBuilder]) -> [Note] {
        builders.filter { !$0.returnsRows }.prefix(maximumNotes).map { builder in
            Note("it returns nil for every format", at: builder.name.location)
        }
    }

    /// Every service is found, and none of them builds rows.
    private static func withoutBuilder(
        _ node: JSONNode, _ ios: IOSBuild, _ services: ServiceLinks, _ control: ControlModel
    ) -> [Finding] {
        let types = services.links.compactMap { $0.isLoaded ? $0.type : nil }
        // A builder that nothing seems to reach may be reached in a way that is not seen, and a type that nothing is
        // known of may build rows. `service-conformance` speaks of builders without a function.
        guard !types.isEmpty, types.count == services.links.count, ios.builders.isEmpty,
            types.allSatisfy({ ios.facts.conforms($0.merged, to: KnownTypes.rowBuilder) == .no })
        else { return [] }
        return [
            unhandled(
                node, control, help: "make the service an \(KnownTypes.rowBuilder)",
                notes: types.map { Note("this service builds no rows", at: $0.declaredName.location) })
        ]
    }

    private static let maximumNotes = 3
}

extension InFile<String> {
    /// The part behind the last dot.
    fileprivate var last: InFile {
        let part = value.split(separator: ".").last.map(String.init) ?? value
        let end = range.lowerBound + value.utf8.count
        return InFile(part, path: path, at: end - part.utf8.count..<end)
    }
}
