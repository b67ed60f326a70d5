import Foundation

/// Swift files that nest every construct the scanner must see through. The same seed gives the same files.
struct GeneratedSources {
    private var state: UInt64
    private var counter = 0

    /// Writes `count` files into a new temporary folder.
    static func write(count: Int, seed: UInt64) throws -> (folder: URL, files: [URL]) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files: [URL] = []
        for number in 0..<count {
            var generator = GeneratedSources(state: seed &+ UInt64(number))
            var text = generator.file()
            if number.isMultiple(of: 5) { text = text.replacing("\n", with: "\r\n") }
            if number.isMultiple(of: 7) { text = "\u{FEFF}" + text }
            let file = folder.appending(path: "\(number).swift")
            try Data(text.utf8).write(to: file)
            files.append(file)
        }
        return (folder, files)
    }

    /// SplitMix64.
    private mutating func next(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    private mutating func pick(_ texts: [String]) -> String { texts[next(texts.count)] }

    private mutating func name(_ prefix: String) -> String {
        counter += 1
        return prefix + String(counter)
    }

    private mutating func file() -> String {
        var text = pick(["", "#!/usr/bin/swift\n", "// class No {}\n", "/* struct No /* enum No {} */ { */\n"])
        for _ in 0..<next(4) { text += imports() }
        for _ in 0..<4 + next(6) { text += declaration(depth: 0, inType: false) }
        return text
    }

    private mutating func imports() -> String {
        pick([
            "import UIKit\n", "@testable import A\n", "import struct A.B // class No {}\n", "import A.B.C; import D\n",
            "#if canImport(X)\nimport X\n#elseif os(iOS) && !DEBUG\n@_exported import Y\n#else\nimport Z\n#endif\n",
            "public import func Foo.bar\n", "import protocol /* no */ P.Q\n",
        ])
    }

    private mutating func trivia() -> String {
        pick([
            "", "", "\n", "// \"unfinished { #\"\n", "/* \" { /* } */ ( */", "/// class No: P {\n", "\n\n",
        ])
    }

    private mutating func attributes() -> String {
        pick([
            "", "", "@objc ", "@objc(Name\(counter)) ", "@MainActor\n", "@available(iOS 13, *) @objc\n",
            "@Wrapper<Int>(x: \"class No {}\") ", "@_spi(X) @frozen ",
            "#if A\n@objc(Other)\n#endif\n", "@Some.Builder(a: [1, 2], b: { struct InAttribute {} }) ",
        ])
    }

    private mutating func modifiers() -> String {
        pick(["", "", "public ", "private ", "fileprivate\n", "public private(set) ", "open "])
    }

    private mutating func inheritance() -> String {
        pick([
            "", "", ": NSObject", ": A, B", ": Row<Cell<String>>, RowType", "\n    : A,\n    B /* , C */ & D\n",
            ": @unchecked Sendable", ": any P & Q", ": Mod.P, @preconcurrency Mod.Q<(Int, [String: Int])>",
        ])
    }

    private mutating func generics() -> String {
        pick(["", "", "<T>", "<T: Sequence<Int>, U>", "<each T>", "<let n: Int>"])
    }

    private mutating func whereClause(_ generics: String) -> String {
        generics.isEmpty ? "" : pick(["", " where T: P", "\n    where T == [Int: Set<U>],\n          U: Q"])
    }

    private mutating func declaration(depth: Int, inType: Bool) -> String {
        let body = trivia()
        switch next(12) {
        case 0, 1, 2:
            return body + type(depth)
        case 3:
            let text = declaration(depth: depth + 1, inType: inType)
            let other = declaration(depth: depth + 1, inType: inType)
            return body + "\n#if DEBUG || os(iOS) // }\n\(text)\n#else\n\(other)\n#endif\n"
        case 4, 5:
            return body + variable(depth, isStatic: inType)
        case 6, 7, 8:
            return body + function(depth)
        case 9:
            return body + "\ntypealias \(name("Alias")) = (Int, [String: () -> Void])\n"
        case 10 where inType:
            return body
                + "\ninit?(_ a: Int = 1) { let made = \(string(depth)) }\nsubscript(i: Int) -> Int { get { i } set {} }\n"
        default:
            return body
                + "\n\(attributes())extension \(pick(["A", "A.B", "Array<Int>", "[Int]"]))\(inheritance()) {\(members(depth))}\n"
        }
    }

    private mutating func type(_ depth: Int) -> String {
        let kind = pick(["class", "struct", "enum", "protocol", "actor", "final class"])
        let parameters = kind == "protocol" ? pick(["", "<T>"]) : generics()
        let name = pick([self.name("Type"), "`\(pick(["class", "default", "Type"]))`", self.name("_Übung")])
        let header =
            "\n\(attributes())\(modifiers())\(kind) \(name)\(parameters)\(inheritance())\(whereClause(parameters))"
        guard kind != "protocol" else {
            return header + " {\nassociatedtype X: P = Int\nvar a: String { get set }\nfunc f(_ x: Int) -> String?\n}\n"
        }
        return header + pick([" {", "\n{\n"]) + (kind == "enum" ? cases() : "") + members(depth) + "}\n"
    }

    private mutating func cases() -> String {
        pick([
            "\ncase a, b(Int, c: String = \"no\"), d\n", "\ncase a = \"x\", b = #\"y\\n\"#\nindirect case c\n",
            "\ncase `default` = \"d\"; case e = \"\"\"\n    long\n      text\\\n     joined\n    \"\"\"\n",
        ])
    }

    private mutating func members(_ depth: Int) -> String {
        guard depth < 4 else { return " " }
        var text = "\n"
        for _ in 0..<1 + next(4) { text += declaration(depth: depth + 1, inType: true) }
        return text
    }

    private mutating func variable(_ depth: Int, isStatic: Bool) -> String {
        let name = pick([self.name("value"), "`\(pick(["let", "in", "self"]))\(counter)`"])
        let prefix = "\n" + (isStatic ? pick(["", "static ", "lazy ", "private static "]) : pick(["", "private "]))
        let word = prefix.contains("lazy") ? "var" : pick(["let", "var"])
        switch next(8) {
        case 0: return "\(prefix)\(word) \(name) = \(string(depth))\n"
        case 1:
            return
                "\(prefix)\(word) \(name): String = \(string(depth)), \(self.name("other")): [String: Set<Int>] = [:]\n"
        case 2: return "\(prefix)var \(name): (Int) -> Set<Int>? { \(statements(depth)) }\n"
        case 3: return "\(prefix)\(word) \(name) = { (x: Int) -> String in \(statements(depth)) }(1)\n"
        case 4: return "\(prefix)\(word) \(name) = \(string(depth)) + \(string(depth))\n    .count\n"
        case 5: return "\nvar \(name) = \(string(depth)) {\n didSet { \(statements(depth)) }\n}\n"
        case 6:
            return
                "\(prefix)var \(name): \(pick(["Set<Int>?", "A<B<C>>", "A<B<C>>!", "[Int: A<B>]?", "(A) -> C<D>?"]))\n"
        default: return "\(prefix)\(word) (\(self.name("a")), \(self.name("b"))) = (\(string(depth)), 2)\n"
        }
    }

    private mutating func function(_ depth: Int) -> String {
        let name = pick([self.name("f"), "`func`", "==", "/", "<"])
        let parameters = pick([
            "()", "(_ a: Int, b c: @escaping (String) -> Void = { _ in })", "(class x: Int...)",
            "(x: inout [Int: Set<Int>])",
        ])
        let result = pick(["", " -> Int?", " async throws -> [String: Int]", " throws(E)\n -> some P & Q", " rethrows"])
        let prefix = name.first?.isLetter == true || name.hasPrefix("`") ? "" : "static "
        return
            "\n\(attributes())\(prefix)func \(name)\(pick(["", "<T>"]))\(parameters)\(result) {\(statements(depth))}\n"
    }

    private mutating func statements(_ depth: Int) -> String {
        guard depth < 5 else { return " 1 " }
        var text = "\n"
        for _ in 0..<1 + next(4) { text += statement(depth + 1) }
        return text
    }

    private mutating func statement(_ depth: Int) -> String {
        switch next(12) {
        case 0: return "let \(name("local")) = \(string(depth))\n"
        case 1:
            return
                "if let x = y, case .some(let z) = w { \(statements(depth)) } else if a < b, c > (d) { } else { \(statements(depth)) }\n"
        case 2: return "guard let x = \(string(depth)), x != \"}\" else { return }\n"
        case 3:
            return
                "switch x {\ncase .a, .b where c: let \(name("inCase")) = \(string(depth))\ncase \"{\":\n  \(statement(depth))\ndefault: break\n}\n"
        case 4: return "call(\(string(depth)), class: 1) { [weak self] a in \(statements(depth)) }\n"
        case 5: return type(depth)
        case 6:
            return "let \(name("regex")) = \(pick(["/a[\"{]b/", "#/ { \" /#", "/(\\/)\\//", "x / y / z", "(a/b)/c"]))\n"
        case 7: return "#if A && (B || !C)\n\(statement(depth))\n#elseif D\n\(statement(depth))\n#endif\n"
        case 8: return "for case let (a, b) in c where a { \(statements(depth)) }\nrepeat { } while x\n"
        case 9: return "let \(name("made")) = if a { \(string(depth)) } else { \(string(depth)) }\n"
        case 10: return "do { try x() } catch let e as E { \(statements(depth)) } catch { }\n"
        default: return "x = a ? b : c; y.class = z.self as? T ?? [\"{\": \"}\"]; _ = \\A.b; _ = a +/* } */b\n"
        }
    }

    private mutating func string(_ depth: Int) -> String {
        switch next(12) {
        case 0: return "\"\""
        case 1: return "\"a\\\"b\\\\\""
        case 2: return "#\"raw \"quote\" \\n \\(no) \"#"
        case 3: return "##\"\"# \\#n\"##"
        case 4: return "\"\"\"\n    several \"lines\" \\t\n\n      class No {\n    \"\"\""
        case 5: return "#\"\"\"\n  raw \"\"\" lines\n  \"\"\"#"
        case 6 where depth < 6: return "\"in \\(f(\(string(depth + 1)), { $0 }) ?? \"}\") out\""
        case 7 where depth < 6: return "#\"in \\#(\"nested \\(\"twice\")\") \\(no)\"#"
        case 8: return "\"\\u{1F600} é 日本 // no /* no\""
        case 9: return "#\"\"\"#"
        case 10: return "\"\"\"\n\tjoined \\\n\tup\n\t\"\"\""
        default: return "\"class No { #if\""
        }
    }
}
