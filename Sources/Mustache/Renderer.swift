import SourceText

extension MustacheTemplate {
    /// The bytes this template makes of `value`, or everything that is wrong: in the text of the template and of the
    /// partials it uses, and with the values.
    package func render(
        _ value: MustacheValue, partials: [String: MustacheTemplate] = [:], options: RenderOptions
    ) -> Result<[UInt8], MustacheIssues> {
        var renderer = Renderer(value, partials: partials, options: options)
        return renderer.render(self)
    }
}

/// One rendering. Sections and partials are frames on a stack of its own, so depth costs memory and nothing else.
private struct Renderer {
    private struct Frame {
        let template: MustacheTemplate
        let body: Range<Int>
        var index: Int
        /// The remaining items for which a section repeats its body.
        var waiting: ArraySlice<MustacheValue>
        let hasValue: Bool
        let isPartial: Bool
        /// Written at the start of each line.
        let indentation: [UInt8]
    }

    private let partials: [String: MustacheTemplate]
    private let options: RenderOptions
    private var frames: [Frame] = []
    private var values: [MustacheValue]
    private var partialDepth = 0
    private var output: [UInt8] = []
    private var context: any OutputContext
    private var issues: Set<MustacheIssue> = []
    private var reported: Set<Place> = []

    init(_ value: MustacheValue, partials: [String: MustacheTemplate], options: RenderOptions) {
        self.partials = partials
        self.options = options
        values = [value]
        context = options.escaping.makeContext()
    }

    mutating func render(_ template: MustacheTemplate) -> Result<[UInt8], MustacheIssues> {
        issues.formUnion(template.issues)
        frames = [
            Frame(
                template: template, body: template.nodes.indices, index: 0, waiting: [], hasValue: false,
                isPartial: false, indentation: [])
        ]
        var steps = 0
        while let frame = frames.last {
            steps += 1
            if steps > options.maximumSteps {
                report(
                    .tooManySteps, frame,
                    "rendering takes more than \(options.maximumSteps) steps; remove the partial that includes itself")
                break
            }
            if output.count > options.maximumOutput {
                report(.outputTooLarge, frame, "the result is larger than \(options.maximumOutput) bytes")
                break
            }
            if frame.index == frame.body.upperBound { endOfBody() } else { step(frame) }
        }
        guard issues.isEmpty else {
            return .failure(
                MustacheIssues(
                    issues: issues.sorted {
                        ($0.path, $0.range.lowerBound, $0.message) < ($1.path, $1.range.lowerBound, $1.message)
                    }))
        }
        return .success(output)
    }

    private mutating func endOfBody() {
        let last = frames.count - 1
        if let next = frames[last].waiting.popFirst() {
            values[values.count - 1] = next
            frames[last].index = frames[last].body.lowerBound
            return
        }
        let frame = frames.removeLast()
        if frame.hasValue { values.removeLast() }
        if frame.isPartial { partialDepth -= 1 }
    }

    private mutating func step(_ frame: Frame) {
        let last = frames.count - 1
        frames[last].index += 1
        switch frame.template.nodes[frame.index] {
        case .text(let range, let startsLine): write(range, startsLine: startsLine, frame)
        case .variable(let name, let isEscaped): write(name, isEscaped: isEscaped, frame)
        case .partial(let name, let indentation): enter(name, indentation: indentation, frame)
        case .section(let name, let isInverted, let end):
            frames[last].index = end
            let found = find(name, frame)
            guard found != nil || options.mode == .lenient else { return }
            let value = found ?? .null
            guard value.isFalse == isInverted else { return }
            push(frame, frame.index + 1..<end, values: isInverted ? [] : value.items)
        }
    }

    private mutating func push(_ frame: Frame, _ body: Range<Int>, values newValues: ArraySlice<MustacheValue>) {
        var waiting = newValues
        let first = waiting.popFirst()
        if let first { values.append(first) }
        frames.append(
            Frame(
                template: frame.template, body: body, index: body.lowerBound, waiting: waiting, hasValue: first != nil,
                isPartial: false, indentation: frame.indentation))
    }

    private mutating func enter(_ name: MustacheTemplate.Name, indentation: Range<Int>, _ frame: Frame) {
        guard let partial = partials[name.text] else {
            guard options.mode == .strict else { return }
            let known = partials.keys
            return report(
                .missingPartial, frame, name,
                "there is no partial \"\(name.text.shortened)\"\(suggestion(name.text, known)); "
                    + "add its file or remove the tag")
        }
        guard partialDepth < options.maximumPartialDepth else {
            let maximum = options.maximumPartialDepth
            return report(
                .partialsTooDeep, frame, name,
                "partials include each other deeper than \(maximum); "
                    + "\"\(name.text.shortened)\" includes itself without end")
        }
        let maximum = options.maximumIndentation
        guard frame.indentation.count + indentation.count <= maximum else {
            return report(
                .outputTooLarge, frame, name,
                "the partial \"\(name.text.shortened)\" is indented by more than \(maximum) bytes")
        }
        partialDepth += 1
        issues.formUnion(partial.issues)
        frames.append(
            Frame(
                template: partial, body: partial.nodes.indices, index: 0, waiting: [], hasValue: false, isPartial: true,
                indentation: frame.indentation + frame.template.file.bytes[indentation]))
    }
}

extension Renderer {
    private mutating func write(_ range: Range<Int>, startsLine: Bool, _ frame: Frame) {
        let text = frame.template.file.bytes[range]
        guard !frame.indentation.isEmpty else { return write(text) }
        if startsLine { write(frame.indentation[...]) }
        var lineStart = text.startIndex
        for index in text.indices where text[index] == .lineFeed && index + 1 < text.endIndex {
            // The step after this one reports it.
            guard output.count <= options.maximumOutput else { return }
            write(text[lineStart...index])
            write(frame.indentation[...])
            lineStart = index + 1
        }
        write(text[lineStart...])
    }

    private mutating func write(_ bytes: ArraySlice<UInt8>) {
        context.follow(bytes)
        output += bytes
    }

    private mutating func write(_ name: MustacheTemplate.Name, isEscaped: Bool, _ frame: Frame) {
        guard let value = find(name, frame) else { return }
        let text: String
        let isCode: Bool
        switch value {
        case .text(let written): (text, isCode) = (written, false)
        case .code(let written): (text, isCode) = (written, true)
        case .bool(let isTrue): (text, isCode) = (isTrue ? "true" : "false", true)
        case .null, .list, .object:
            guard options.mode == .strict else { return }
            let what = value == .null ? "no value" : "several values"
            return report(
                .notText, frame, name,
                "\"\(name.text)\" has \(what), so nothing can be written here; put it into a section")
        }
        if !isEscaped {
            guard isCode || options.mode == .lenient else {
                return report(
                    .unsafeValue, frame, name,
                    "\"\(name.text)\" is a string, which is never written unescaped; use a plain tag")
            }
            return write(Array(text.utf8)[...])
        }
        switch context.escape(text, isCode: isCode) {
        case .escaped(let bytes): output += bytes
        case .verbatim: write(Array(text.utf8)[...])
        case .refused(let kind, let reason): report(kind, frame, name, "\"\(name.text)\" \(reason)")
        }
    }

    /// The value a name stands for: its first part is looked for from the innermost section outwards, the others are
    /// members of what was found. Nil, reported when strict, if there is none.
    private mutating func find(_ name: MustacheTemplate.Name, _ frame: Frame) -> MustacheValue? {
        let parts = name.parts
        guard let first = parts.first else { return values.last }
        guard var value = values.reversed().lazy.compactMap({ $0[first] }).first else {
            let visible = values
            unknown(first, of: name, frame, among: visible.flatMap(\.memberNames))
            return nil
        }
        for part in parts.dropFirst() {
            guard let next = value[part] else {
                unknown(part, of: name, frame, among: value.memberNames)
                return nil
            }
            value = next
        }
        return value
    }

    private mutating func unknown(
        _ part: String, of name: MustacheTemplate.Name, _ frame: Frame, among known: @autoclosure () -> [String]
    ) {
        guard options.mode == .strict else { return }
        let whole = part == name.text ? "" : " in \"\(name.text.shortened)\""
        report(
            .unknownName, frame, name,
            "no value is called \"\(part.shortened)\"\(whole)\(suggestion(part, known())); "
                + "fix the name or add a question with this id")
    }

    /// Reports something that is wrong with the rendering as a whole, at the tag it has come to.
    private mutating func report(_ kind: MustacheIssue.Kind, _ frame: Frame, _ message: String) {
        let node = frame.template.nodes.indices.contains(frame.index) ? frame.template.nodes[frame.index] : nil
        switch node {
        case .section(let name, _, _), .partial(let name, _), .variable(let name, _):
            report(kind, frame, name, message)
        case .text, nil: report(kind, frame, MustacheTemplate.Name(text: "", range: 0..<0), message)
        }
    }

    /// Reports something at `name`, once however often the tag is rendered.
    private mutating func report(
        _ kind: MustacheIssue.Kind, _ frame: Frame, _ name: MustacheTemplate.Name, _ message: @autoclosure () -> String
    ) {
        let template = frame.template
        let place = Place(kind: kind, path: template.file.path, offset: name.range.lowerBound)
        guard issues.count < MustacheIssue.maximumCount, reported.insert(place).inserted else { return }
        issues.insert(
            MustacheIssue(
                kind: kind, path: template.file.path, range: name.range,
                position: template.lines.position(of: name.range.lowerBound), message: message()))
    }

    private struct Place: Hashable {
        let kind: MustacheIssue.Kind
        let path: String
        let offset: Int
    }
}

/// The end of a message about `name`: the candidate that was meant, if one is near.
private func suggestion(_ name: String, _ candidates: some Sequence<String>) -> String {
    guard let meant = Spelling.suggestion(for: name, among: candidates.sorted()) else { return "" }
    return " (did you mean \"\(meant)\"?)"
}

extension MustacheValue {
    /// The items for which a section repeats its body.
    fileprivate var items: ArraySlice<MustacheValue> {
        guard case .list(let items) = self else { return [self] }
        return items[...]
    }

    fileprivate var memberNames: [String] {
        guard case .object(let members) = self else { return [] }
        return Array(members.keys)
    }
}
