import InputControl
import Scaffolding
import SourceText
import TestSupport
import Testing

/// `new --from` over all controls there are: renaming there and back gives the same bytes.
@Suite struct RenamingTests {
    private static let names = [
        ("zebra", "Zebra"), ("fontPicker", "FontPicker"), ("x", "X"), ("ä", "Ä"), ("a1b2", "A1B2"),
        ("pickOne2", "PickOne2"),
    ]

    @Test(arguments: Repository.contents(of: Repository.path("Fixtures/ok")))
    func correctControlsComeBack(_ folder: String) throws {
        let tree = try FileTree.folder(at: Repository.path("Fixtures/ok/" + folder)).get()
        for (name, className) in Self.names { try comesBack(tree, name, className) }
    }

    @Test(arguments: BuiltInTemplates.names)
    func newControlsComeBack(_ name: String) throws {
        let template = try BuiltInTemplates.template(name)
        for (index, combination) in template.definition.combinations().enumerated() {
            let files = try BuiltInTemplates.render(template, combination)
            let tree = FileTree(files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
            let (name, className) = Self.names[index % Self.names.count]
            try comesBack(tree, name, className)
        }
    }

    private func comesBack(_ tree: FileTree, _ name: String, _ className: String) throws {
        let control = ControlProject(reading: tree)
        let oldName = try #require(control.manifest?.name?.value)
        let services = control.swift.flatMap { $0.facts.types.map(\.name.value) }.filter { $0.hasSuffix("RowService") }
        let oldClass = services.first.map { String($0.dropLast("RowService".count)) } ?? NameForms(oldName).typeName
        let there = try renamed(control, name, className)
        let back = try renamed(
            ControlProject(reading: FileTree(files: bytes(of: there))), oldName, oldClass)
        var original: [String: [UInt8]] = [:]
        for entry in tree.files(below: "") { original[entry.path] = try tree.read(entry.path).get() }
        let differing = bytes(of: back).filter { original[$0.key] != $0.value }.keys.sorted()
        #expect(
            differing.isEmpty && back.files.count == original.count,
            "\(oldName) as \(name), back as \(oldClass): \(differing)")
        #expect(there.irreversible.isEmpty, "\(oldName) as \(name): \(there.irreversible)")
        #expect(bytes(of: there) != original)
    }

    private func renamed(_ control: ControlProject, _ name: String, _ className: String) throws -> RenamedCopy {
        try RenamedCopy.make(from: control, named: NamePlan(given: name, name: name, className: className)).get()
    }

    private func bytes(of renamedCopy: RenamedCopy) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: renamedCopy.files.map { ($0.path, $0.bytes) })
    }
}
