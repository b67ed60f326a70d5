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

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.requestedFormat, let name = node.string, let (ios, services) = control.knownSwift
        else {
            return []
        }
        let builders = control.requestedBuilders(ios, services)
        guard !builders.isEmpty else { return withoutBuilder(node, ios, services, control) }
        if let found = undeclared(builders, name) { return [found] }
        guard builders.allSatisfy({ $0.answer(to: name) == .none }) else { return [] }
        if let found = inverted(builders, name, node, control) { return [found] }
        let compared = ComparedFormat.nearest(to: name, among: builders)
        let way = compared.count == 1 ? compared.first?.wayOut(node, ios, control) : nil
        let wanted = compared.first?.wanted ?? name
        return [
            unanswered(
                node, control,
                help: way?.help
                    ?? "hand out a row when the format is \"\(wanted)\", or give the manifest the name that the code knows",
                notes: compared.isEmpty ? silentBuilders(builders) : compared.prefix(maximumNotes).map(\.note),
                fix: way?.fix)
        ]
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        guard let node = control.requestedFormat, let name = node.string else { return nil }
        guard let (ios, services) = control.knownSwift else { return control.swiftSkip }
        let answers = control.requestedBuilders(ios, services).map { (builder: $0, answer: $0.answer(to: name)) }
        let isSure = answers.contains { answer in
            switch answer.answer {
            case .row, .always: true
            case .none, .unsure: false
            }
        }
        guard !isSure, let unsure = answers.first(where: { $0.answer == .unsure && !$0.builder.ignoresFormat }) else {
            return nil
        }
        return SkippedCheck(
            path: unsure.builder.path,
            reason: unsure.builder.builder.unguardedRows.isEmpty
                ? "the code does more with the format than to compare it with values that can be read"
                : "the code may hand out a row without a look at the format")
    }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    /// The finding at `node`, the name in the manifest.
    private static func unanswered(
        _ node: JSONNode, _ control: ControlModel,
        consequence: String = "4D shows the plain row of the type instead, and says nothing", help: String,
        notes: [Note], fix: FixIt? = nil
    ) -> Finding {
        finding(
            "no code answers to the format \"\(node.string ?? "")\"", at: control.place(of: node),
            label: "the app asks each row service for this format", consequence: consequence, help: help, notes: notes,
            fix: fix)
    }

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
        _ builders: [FormatBuilder], _ name: String, _ node: JSONNode, _ control: ControlModel
    ) -> Finding? {
        let all = builders.flatMap { builder in builder.refused.map { (builder: builder, refused: $0) } }
        guard let (builder, refused) = all.first(where: { $0.refused.comparison.isMet(by: name) }) else { return nil }
        let fix = refused.sign.flatMap { sign -> FixIt? in
            guard let file = control.file(builder.path) else { return nil }
            let other = file.holds("==", at: sign) ? "!=" : "=="
            return FixIt("write \(other)", in: builder.path, [TextEdit(sign, other)])
        }
        let note = Note(
            "\(builder.owner ?? "") returns nil for just this one",
            at: refused.sign.map { Location(path: builder.path, range: $0) } ?? refused.comparison.value.location)
        let help = fix.map { "turn the comparison round: \($0.title)" } ?? "hand out the row for this value"
        guard builder.refusesOnly else { return unanswered(node, control, help: help, notes: [note], fix: fix) }
        return unanswered(
            node, control,
            consequence: "4D shows the plain row of the type instead, and this control's row for all others with code",
            help: help, notes: [note], fix: fix)
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
        _ node: JSONNode, _ ios: IOSBuild, _ services: ServiceLinks, _ control: ControlModel
    ) -> [Finding] {
        let types = services.links.compactMap { $0.isLoaded ? $0.type : nil }
        // A builder that nothing seems to reach may be reached in a way that is not seen, and a type that nothing is
        // known of may build rows. `service-conformance` speaks of builders without a function.
        guard !types.isEmpty, types.count == services.links.count, ios.builders.isEmpty,
            types.allSatisfy({ ios.facts.conforms($0.merged, to: KnownTypes.rowBuilder) == .no })
        else { return [] }
        return [
            unanswered(
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
