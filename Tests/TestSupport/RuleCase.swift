import Foundation

/// A control below `Fixtures/Rules/<rule>/` that shows the rule, and the report about it.
///
/// A case is one file `<case>.txt`: a line `-- path --` before each file of the control, and last `-- report --` before
/// the report. `-- path (no line end) --` stands before a file whose last line has no end; in a file with `(escaped)`
/// a backslash is `\\` and any byte can be written as `\xNN`. Where there is a folder `<case>`, it holds the control, and
/// `<case>.txt` only the report.
package struct RuleCase: Sendable {
    /// `rule/case`
    package let name: String

    /// All cases, by name.
    package static let all: [RuleCase] = Repository.names(in: "Fixtures/Rules").flatMap { rule in
        Set(Repository.names(in: "Fixtures/Rules/\(rule)").map { $0.hasSuffix(".txt") ? String($0.dropLast(4)) : $0 })
            .sorted().map { RuleCase("\(rule)/\($0)") }
    }

    /// The absolute path of a folder with all cases as folders, at the paths that they have in the project.
    package static let root: String = {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("inputctl-cases-\(getpid())").path
        for fixture in all { fixture.unpack(to: root) }
        atexit { try? FileManager.default.removeItem(atPath: RuleCase.root) }
        return root
    }()

    /// The case of a name `rule/case`.
    package init(_ name: String) { self.name = name }

    /// The absolute path of the control's folder.
    package var folder: String { Self.root + "/" + path }

    /// The absolute path of the folder that has the control at `path`, such as `Fixtures/ok/memo`: that of the cases, or
    /// of the project.
    package static func root(of path: String) -> String {
        path.hasPrefix("Fixtures/Rules/") ? root : Repository.root
    }

    /// Where `text` first differs from the report of the case, in words; nil when they are equal. With
    /// `INPUTCTL_RECORD=1` the report is rewritten.
    package func difference(from text: String) -> String? {
        let file = path + ".txt"
        guard !isFolder, let content = Repository.bytes(of: file) else {
            return GoldenFile(file).difference(from: text)
        }
        let start = Self.sections(of: content).last.map { $0.name == "report" ? $0.start : content.count }
        return GoldenFile(file).difference(
            from: String(decoding: content[..<(start ?? 0)], as: UTF8.self) + "-- report --\n" + text)
    }

    private var path: String { "Fixtures/Rules/" + name }

    private var isFolder: Bool { FileManager.default.fileExists(atPath: Repository.path(path)) }

    private func unpack(to root: String) {
        let folder = URL(fileURLWithPath: root + "/" + path)
        let manager = FileManager.default
        if isFolder {
            try? manager.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? manager.copyItem(atPath: Repository.path(path), toPath: folder.path)
            return
        }
        for section in Self.sections(of: Repository.bytes(of: path + ".txt") ?? []) where section.name != "report" {
            let file = folder.appendingPathComponent(section.name)
            try? manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(section.content).write(to: file)
        }
    }

    /// A file of a case; `start` is the offset of its header.
    package struct Section {
        package let name: String
        package let start: Int
        package var content: [UInt8] = []
    }

    /// The sections in their order; what stands before the first is left out.
    package static func sections(of bytes: [UInt8]) -> [Section] {
        var sections: [(section: Section, options: Substring)] = []
        var start = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if let header = header(line) {
                sections.append((Section(name: String(header.name), start: start), header.options))
            } else if !sections.isEmpty, start < bytes.count {
                sections[sections.count - 1].section.content += line + [UInt8(ascii: "\n")]
            }
            start += line.count + 1
        }
        return sections.map { section, options in
            var section = section
            if options.contains("escaped") { section.content = unescaped(section.content) }
            if options.contains("no line end") { section.content.removeLast() }
            return section
        }
    }

    private static func header(_ line: ArraySlice<UInt8>) -> (name: Substring, options: Substring)? {
        guard line.starts(with: Array("-- ".utf8)), line.count > 6, line.suffix(3).elementsEqual(Array(" --".utf8))
        else {
            return nil
        }
        let text = Substring(decoding: line.dropFirst(3).dropLast(3), as: UTF8.self)
        guard text.hasSuffix(")"), let opening = text.lastIndex(of: "(") else { return (text, "") }
        let options = text[opening...]
        guard ["(escaped)", "(no line end)", "(escaped, no line end)"].contains(options) else { return (text, "") }
        return (text[..<opening].dropLast(), options)
    }

    private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if bytes[index] == UInt8(ascii: "\\"), next == UInt8(ascii: "x"), index + 3 < bytes.count,
                let byte = UInt8(String(decoding: bytes[index + 2...index + 3], as: UTF8.self), radix: 16)
            {
                result.append(byte)
                index += 4
            } else {
                if bytes[index] == UInt8(ascii: "\\"), next == UInt8(ascii: "\\") { index += 1 }
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
