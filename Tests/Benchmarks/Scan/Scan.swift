// Times the scanners on inputs made to hurt: a megabyte of one thing that opens, nests or is left unfinished.
import SourceScan

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
struct Scan {
    static let anywhere = [
        "{", "}", "(", ")", "[", "<", ">", "\"", "'", "`", "/*", "*/", "//", "#\"", "\\(", "\"\\(", "\"\"\"", "#\"\"\"",
        "\"\"\"\\(",
        "#\"\"\"\\#(", "#if ", "#if\n", "#else\n", "#if A\n{#else\n(", "#/", "#/\n", "/a", "\\/", "(/", "=/a\\", "@A(",
        "@A({",
        "@A<", "@", "#", "##\"", "a.", ".a", "a?b:", "a,", "a:", ";", "\n", "\r\n", "\u{0}", "é", "1e", "0x", "1.", "$",
        "${",
        "\"${", "\"$a", "___A", "___A___", "&", "->", "=", "if ", "if a{", "else if a{", "switch a{case ", "return ",
        "let a=",
        "let a={", "var a:A<", "var a:", "let (", "let a,", "func f(", "func f<", "func ", "init(", "class A{",
        "class A:",
        "class A<", "class A where ", "class ", "enum E:String{case a=\"", "enum E{case ", "case a,", "extension A.",
        "import a.",
        "typealias A=", "static ", "class static ", "open(set) ", "private(", "fun f(", "fun A.", "val a=",
        "constructor(",
        "class A(", "class A:B by ", "object:", "package a.", "@[", "@file:", "a@", "in ", "\"\\\n", "\"\"\"\n\\\n",
        "actor A",
    ]

    static let inBuilder = [
        "if format==\"a\"{", "if format==\"a\"||", "if ({if format==\"a\" {", "else if format==\"a\"{}", "format==",
        "format==k\n",
        "a==format ", "return a ? b : ", "return a ? ", "return ((", "return if a {", "return row\n",
        "let row=A();return row\n",
        "switch format{case \"a\":", "case \"a\",", ".onRowEvent(cb)", "row.onRowEvent(cb)\n", "row.onRowEvent({cb",
        "cb,",
        "guard format==\"a\" else{return nil}\n", "[\"a\"].contains(format)\n", "[", "((format", "print(format,",
        "A(rawValue:format)\n",
        "let format=", "{format in ", "format.", "format.lowercased()", "let row={", "let row=if ",
    ]

    static func main() {
        let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
        // Milliseconds of processor time, whatever else the machine does.
        var times: [(time: Int, name: String)] = []
        let head = Array(
            "class A { func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent cb: C) -> R? {\n"
                .utf8)
        for unit in anywhere + inBuilder {
            let bytes = repeated(unit, size)
            for (scanner, scan) in [("swift", swift), ("kotlin", kotlin), ("builder", swift)] {
                let input = scanner == "builder" ? head + bytes : bytes
                let start = clock()
                let found = scan(input)
                let time = Int(clock() - start) * 1_000 / Int(CLOCKS_PER_SEC)
                times.append((time, "\(scanner) \(unit.debugDescription), \(found) found"))
                if time > 5_000 { print("\(scanner) \(unit.debugDescription) takes \(time) ms") }
            }
        }
        times.sort { $0.time > $1.time }
        print("\(times.count) inputs of \(size) bytes; the slowest:")
        for (time, name) in times.prefix(12) { print("\(time) ms  \(name)") }
    }

    private static func swift(_ bytes: [UInt8]) -> Int {
        let facts = SwiftFileFacts(scanning: bytes)
        let all = SwiftFacts(files: [facts])
        for builder in facts.rowBuilders.prefix(1) {
            for comparison in builder.comparisons { _ = all.resolve(comparison, of: builder, in: facts) }
        }
        return facts.types.count + facts.rowBuilders.count
    }

    private static func kotlin(_ bytes: [UInt8]) -> Int {
        KotlinFileFacts(scanning: bytes).types.count
    }

    static func repeated(_ unit: String, _ size: Int) -> [UInt8] {
        let unit = Array(unit.utf8)
        return Array(repeating: unit, count: max(1, size / unit.count)).flatMap { $0 }
    }
}
