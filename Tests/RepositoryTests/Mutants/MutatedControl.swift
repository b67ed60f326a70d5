import Foundation
import InputControl
import Scaffolding
import SourceScan
import SourceText
import TestSupport

/// A correct control and the mutants of its builder.
struct MutatedControl {
    /// What a mutant changes.
    enum Effect {
        /// The control's name has no row any more, or another format has one.
        case harmful
        /// For the control's name, some keys have a row and others do not, in another way than before.
        case otherKeys
    }

    let title: String
    let files: [String: String]

    /// The file with the builder.
    private let path: String
    private let builder: SwiftFunction
    private let owner: String
    private let format: String
    private(set) var mutants: [ConditionMutants.Mutant]

    /// nil when the control has no row service.
    init?(_ title: String, _ files: [String: String]) {
        guard let format = ControlProject(reading: FileTree(texts: files)).manifest?.name?.value else { return nil }
        let services = Set(files.filter { Self.isSource($0.key) }.flatMap { Self.services(in: $0.value) })
        let found = files.sorted { $0.key < $1.key }.lazy.compactMap { path, text -> Self? in
            guard Self.isSource(path) else { return nil }
            let facts = SwiftFileFacts(scanning: Array(text.utf8))
            for builder in facts.rowBuilders where builder.function.body != nil {
                guard let owner = builder.type.map({ facts.types[$0].name.value }),
                    services.contains(owner)
                else { continue }
                return Self(title, files, path, builder.function, owner, format)
            }
            return nil
        }
        guard let control = found.first else { return nil }
        self = control
    }

    private init(
        _ title: String, _ files: [String: String], _ path: String, _ builder: SwiftFunction, _ owner: String,
        _ format: String
    ) {
        self.title = title
        self.files = files
        self.path = path
        self.builder = builder
        self.owner = owner
        self.format = format
        mutants = []
        mutants = ConditionMutants.all(of: body)
    }

    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && path.hasPrefix("ios/") && path != "ios/Package.swift"
    }

    /// The classes with an instance that the app can load.
    private static func services(in text: String) -> [String] {
        SwiftFileFacts(scanning: Array(text.utf8)).types.filter { type in
            type.variables.contains { $0.name.value == "instance" && $0.isStatic }
        }.map(\.name.value)
    }

    private var bytes: [UInt8] { Array((files[path] ?? "").utf8) }

    /// The body of the builder, without its braces.
    var body: String { String(decoding: bytes[builder.body ?? 0..<0], as: UTF8.self) }

    /// The files with the body of the builder replaced.
    func files(_ mutant: ConditionMutants.Mutant) -> [String: String] {
        let changed = bytes.applying([TextEdit(builder.body ?? 0..<0, mutant.body)]) ?? []
        return files.merging([path: String(decoding: changed, as: UTF8.self)]) { _, new in new }
    }

    // MARK: running

    /// The calls of the builder and of its mutants, in each control; mutants that do not compile are removed.
    static func run(_ controls: inout [MutatedControl]) throws -> [[[BuilderProgram.Call]]] {
        while true {
            var files: [String: String] = [:]
            for (number, control) in controls.enumerated() {
                files.merge(control.program(number)) { _, new in new }
            }
            do {
                let inputs = controls.flatMap { control in
                    Array(repeating: control.inputs, count: control.mutants.count + 1)
                }
                var calls = try BuilderProgram.run(controls.flatMap(\.builders), in: files, with: inputs)[...]
                return controls.map { control in
                    defer { calls = calls.dropFirst(control.mutants.count + 1) }
                    return Array(calls.prefix(control.mutants.count + 1))
                }
            } catch let failure as BuilderProgram.Failure {
                let errors = failure.description.matches(of: #/Control(\d+)\.swift:(\d+):\d+: error:/#)
                    .compactMap { match in Int(match.1).flatMap { number in Int(match.2).map { (number, $0) } } }
                let before = controls.reduce(0) { $0 + $1.mutants.count }
                for (number, lines) in Dictionary(grouping: errors, by: \.0) {
                    controls[number].removeMutants(atLines: lines.map(\.1))
                }
                guard controls.reduce(0, { $0 + $1.mutants.count }) < before else { throw failure }
            }
        }
    }

    /// Expressions for the builder and its mutants.
    private var builders: [String] {
        ["\(owner).instance.\(builder.name.value)"] + mutants.indices.map { "\(owner).instance.mutant\($0)" }
    }

    private static let unrelated = ["qjwvzy", "Ünrelated"]

    private var inputs: [BuilderProgram.Input] {
        // Strings of the control are what its code may compare the key with.
        let literals = files.filter { Self.isSource($0.key) }.values.flatMap { text in
            text.matches(of: #/"(\w{1,20})"|case (\w+)/#).compactMap { $0.1 ?? $0.2 }.map(String.init)
        }
        let keys = ["key", ""] + Set(literals).sorted().prefix(20)
        return ([format] + Self.unrelated).flatMap { format in
            keys.map { BuilderProgram.Input(key: $0, format: format) }
        }
    }

    /// The control's files by names that no other has; one has the mutants as further functions.
    private func program(_ number: Int) -> [String: String] {
        var program: [String: String] = [:]
        for (index, file) in files.sorted(by: { $0.key < $1.key }).enumerated() where Self.isSource(file.key) {
            program["Control\(number)-\(index).swift"] = file.value
            if file.key == path {
                program["Control\(number)-\(index).swift"] = nil
                program["Control\(number).swift"] = withMutants.text
            }
        }
        return program
    }

    /// The text, and the lines of each mutant.
    private var withMutants: (text: String, lines: [Range<Int>]) {
        let head = bytes[builder.name.range.upperBound..<(builder.body ?? 0..<0).lowerBound]
        let signature = String(decoding: head, as: UTF8.self)
        let place = (builder.body ?? 0..<0).upperBound + 1
        var line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
        var lines: [Range<Int>] = []
        var added = ""
        for (index, mutant) in mutants.enumerated() {
            let function = "\nfunc mutant\(index)\(signature)\(mutant.body)}\n"
            let count = function.utf8.count { $0 == UInt8(ascii: "\n") }
            lines.append(line..<line + count)
            line += count
            added += function
        }
        let text = bytes.applying([TextEdit(place..<place, added)]) ?? []
        return (String(decoding: text, as: UTF8.self), lines)
    }

    private mutating func removeMutants(atLines wrong: [Int]) {
        let lines = withMutants.lines
        mutants = zip(mutants, lines).filter { _, lines in !wrong.contains { lines ~= $0 } }.map(\.0)
    }

    /// What a mutant changes; nil when it returns the same.
    func effect(of calls: [BuilderProgram.Call], before: [BuilderProgram.Call]) -> Effect? {
        guard calls.map(\.verdict) != before.map(\.verdict) else { return nil }
        let count = calls.count / (Self.unrelated.count + 1)
        let hasOwn = calls.prefix(count).contains { $0.verdict == .row }
        let hasOther = calls.dropFirst(count).contains { $0.verdict == .row }
        return hasOwn && !hasOther ? .otherKeys : .harmful
    }
}

extension MutatedControl {
    /// The correct controls of `Fixtures/ok`, and what the templates make; of builders that differ in names only, one.
    static func shipped() throws -> [MutatedControl] {
        let folders = Repository.names(in: "Fixtures/ok")
        let correct = try folders.compactMap { name -> MutatedControl? in
            let folder = "Fixtures/ok/\(name)/"
            let texts = try Repository.files(in: "Fixtures/ok/" + name, withSuffix: "")
                .filter { $0.hasSuffix(".swift") || $0.hasSuffix("manifest.json") }
                .map { (String($0.dropFirst(folder.count)), try Repository.text(of: $0)) }
            return MutatedControl(name, Dictionary(uniqueKeysWithValues: texts))
        }
        var seen: Set<String> = []
        var rendered: [MutatedControl] = []
        for template in try BuiltInTemplates.names.map(BuiltInTemplates.template) {
            for (index, combination) in template.definition.combinations().enumerated() {
                guard let sample = try control(template, combination, "my control"), seen.insert(sample.body).inserted,
                    let control = try control(template, combination, "\(template.name) \(index)")
                else { continue }
                rendered.append(control)
            }
        }
        return correct + rendered
    }

    /// The right ones of the table of builders.
    static func table() -> [MutatedControl] {
        RowBuilderCase.all.enumerated().compactMap { number, builder in
            guard builder.isRun, builder.own == .row, builder.other == .nil, !builder.mayBeUnknown,
                builder.event == .passed, builder.replaced.isEmpty
            else { return nil }
            let manifest = """
                {"name": "color2", "type": "text", "inject": true, "target": "ios", "capabilities": {
                    "service": "Color2RowService_\(number)"}}
                """
            let source = BuilderProgram.separated(builder.source, number)
            return MutatedControl(
                builder.title, ["manifest.json": manifest, "ios/Sources/Forms/Actions/Color2Row.swift": source])
        }
    }

    private static func control(
        _ template: Template, _ combination: TemplateCombination, _ name: String
    ) throws -> MutatedControl? {
        let files = try BuiltInTemplates.render(template, combination, name: name)
            .filter { $0.path.hasSuffix(".swift") || $0.path.hasSuffix("manifest.json") }
            .map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return MutatedControl("\(template.name): \(name)", Dictionary(uniqueKeysWithValues: files))
    }
}
