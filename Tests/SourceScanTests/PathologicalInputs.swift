/// Pieces of code that, repeated, open, nest or leave unfinished without end. The benchmark uses them too.
enum PathologicalInputs {
    static var units: [String] { anywhere + inBuilder }

    /// What stands before a unit to have it read as the body of a row builder.
    static let builderHead = Array(
        "class A { func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent cb: C) -> R? {\n"
            .utf8)

    /// `unit` again and again.
    static func bytes(of unit: String, size: Int) -> [UInt8] {
        let unit = Array(unit.utf8)
        return Array(repeating: unit, count: max(1, size / unit.count)).flatMap { $0 }
    }

    private static let anywhere = [
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
        "actor A", "fun process(a: B, c: D) {", "fun process(a:B,c:D){c(", "c((1+", "val a=1\nc(a)\n", "R.id.a",
        "a.R.id.b.",
        "import a.R as b\n", "query(a.b,", "..<", "typealias ", "fun <T> A.f(a:B=", "class A<T> private constructor(",
    ]

    private static let inBuilder = [
        "if format==\"a\"{", "if format==\"a\"||", "if ({if format==\"a\" {", "else if format==\"a\"{}", "format==",
        "format==k\n",
        "format == \"a\" ? b : ", "format != \"a\" ? nil : ", "row = format == \"a\" ? b : c\nreturn row\n",
        "var row: A?\nrow = a\nreturn row\n", "if format == \"a\" || a { return row }\n",
        "let a = format == \"a\"\nswitch a { case b: return row\ndefault: return nil }\n",
        "if format == \"a\" { } else ",
        "a==format ", "return a ? b : ", "return a ? ", "return ((", "return if a {", "return row\n",
        "let row=A();return row\n",
        "switch format{case \"a\":", "case \"a\",", ".onRowEvent(cb)", "row.onRowEvent(cb)\n", "row.onRowEvent({cb",
        "cb,",
        "guard format==\"a\" else{return nil}\n", "[\"a\"].contains(format)\n", "[", "((format", "print(format,",
        "A(rawValue:format)\n",
        "let format=", "{format in ", "format.", "format.lowercased()", "let row={", "let row=if ",
    ]
}
