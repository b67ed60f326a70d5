import SourceText

/// Collects the identifiers of a file, and among them permissions and resource classes.
struct KotlinNameScanner {
    private(set) var names: [String: Range<Int>] = [:]
    private(set) var members: [String: Range<Int>] = [:]
    private(set) var permissions: [Located<String>] = []
    private(set) var resourceClasses: [Located<String>] = []

    static func scan(_ tokens: TokenList) -> KotlinNameScanner {
        var scanner = KotlinNameScanner()
        var seen = Array(repeating: UInt8(0), count: tokens.symbols.count)
        let permission = tokens.symbols.symbol(of: "permission")
        let resources = tokens.symbols.symbol(of: "R")
        var importsPermission = false
        var isImport = false
        for index in 0..<tokens.count {
            let token = tokens[index]
            if token.startsLine { isImport = tokens.kotlin(index) == .import || tokens.kotlin(index) == .package }
            if token.kind == .string { scanner.addPermission(string: index, tokens) }
            guard token.isName, tokens.kotlin(index)?.isReserved != true else { continue }
            let isMember = tokens[index - 1].isSign(".")
            if token.symbol == permission {
                let isManifest = isMember && tokens.isText(index - 2, "Manifest")
                if isImport, isManifest { importsPermission = true }
                if isManifest || (!isMember && importsPermission) { scanner.addPermission(member: index, tokens) }
            }
            if isMember, token.symbol == resources { scanner.addResourceClass(index, tokens) }
            guard !isImport else { continue }
            let bit: UInt8 = isMember ? 1 : 2
            guard seen[Int(token.symbol)] & bit == 0 else { continue }
            seen[Int(token.symbol)] |= bit
            let name = tokens.locatedName(index)
            if isMember { scanner.members[name.value] = name.range } else { scanner.names[name.value] = name.range }
        }
        return scanner
    }

    /// `Manifest.permission.X`, given the place of `permission`.
    private mutating func addPermission(member index: Int, _ tokens: TokenList) {
        guard tokens[index + 1].isSign("."), tokens[index + 2].isName else { return }
        permissions.append(tokens.locatedName(index + 2).map { "android.permission." + $0 })
    }

    private mutating func addPermission(string index: Int, _ tokens: TokenList) {
        let prefix = "android.permission."
        guard let text = KotlinStringLiteral.text(index, tokens), text.value.hasPrefix(prefix),
            text.value.utf8.count > prefix.utf8.count,
            text.value.utf8.dropFirst(prefix.utf8.count).allSatisfy({
                $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
            })
        else { return }
        permissions.append(text)
    }

    /// `a.b.R`, given the place of `R`.
    private mutating func addResourceClass(_ index: Int, _ tokens: TokenList) {
        let start = tokens.startOfPath(upTo: index)
        guard !tokens[start - 1].isSign(".") else { return }
        resourceClasses.append(tokens.located(start..<index + 1))
    }
}
