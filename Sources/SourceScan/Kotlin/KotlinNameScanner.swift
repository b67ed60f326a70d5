import SourceText

/// Collects the identifiers of a file, and among them permissions, resources and queries.
struct KotlinNameScanner {
    private(set) var names: [String: Range<Int>] = [:]
    private(set) var members: [String: Range<Int>] = [:]
    private(set) var permissions: [Located<String>] = []
    private(set) var resourceClasses: [Located<String>] = []
    private(set) var resourceUses: [KotlinResourceUse] = []
    private(set) var contentQueries: [Located<String>] = []
    private(set) var openRange: Range<Int>?

    private let tokens: TokenList
    private let permission: Int32?

    /// The symbols of the names of the class `Manifest`, of its `permission` and of a class `R`.
    private let manifests: Set<Int32>
    private let permissionClasses: Set<Int32>
    private let resources: Set<Int32>

    static func scan(_ tokens: TokenList, imports: [KotlinImport]) -> KotlinNameScanner {
        var scanner = KotlinNameScanner(tokens, imports)
        scanner.scan()
        return scanner
    }

    private init(_ tokens: TokenList, _ imports: [KotlinImport]) {
        self.tokens = tokens
        func symbols(_ names: [String]) -> Set<Int32> { Set(names.compactMap(tokens.symbols.symbol(of:))) }
        func names(of path: String) -> [String] {
            imports.filter { $0.path.value == path && !$0.isAll }.map { $0.alias?.value ?? path.lastNamePart }
        }
        permission = tokens.symbols.symbol(of: "permission")
        manifests = symbols(names(of: "android.Manifest") + ["Manifest"])
        let isStar = imports.contains { $0.isAll && $0.path.value == "android.Manifest" }
        permissionClasses = symbols(names(of: "android.Manifest.permission") + (isStar ? ["permission"] : []))
        resources = symbols(imports.filter { $0.path.value.lastNamePart == "R" }.compactMap { $0.alias?.value } + ["R"])
    }

    private mutating func scan() {
        var seen = Array(repeating: UInt8(0), count: tokens.symbols.count)
        let query = tokens.symbols.symbol(of: "query")
        var isImport = false
        for index in 0..<tokens.count {
            let token = tokens[index]
            if token.startsLine { isImport = tokens.kotlin(index) == .import || tokens.kotlin(index) == .package }
            if token.kind == .string { addPermission(string: index) }
            if token.kind == .operator, openRange == nil, tokens.isText(index, ".."),
                tokens[index + 1].byte == UInt8(ascii: "<"),
                tokens[index + 1].kind == .operator, !tokens[index + 1].isSpaced
            {
                openRange = Int(token.start)..<Int(token.end) + 1
            }
            guard token.isName, tokens.kotlin(index)?.isReserved != true else { continue }
            let isMember = tokens[index - 1].isSign(".")
            addPermission(class: index, isMember: isMember)
            if resources.contains(token.symbol) { addResource(index, isMember: isMember, isImport: isImport) }
            if token.symbol == query { addQuery(index) }
            guard !isImport else { continue }
            let bit: UInt8 = isMember ? 1 : 2
            guard seen[Int(token.symbol)] & bit == 0 else { continue }
            seen[Int(token.symbol)] |= bit
            let name = tokens.locatedName(index)
            if isMember { members[name.value] = name.range } else { names[name.value] = name.range }
        }
    }

    /// `Manifest.permission.X`, or `permission.X` where an import brings that class, given the place of `permission`.
    private mutating func addPermission(class index: Int, isMember: Bool) {
        let symbol = tokens[index].symbol
        let isOfManifest = isMember && symbol == permission && manifests.contains(tokens[index - 2].symbol)
        guard isOfManifest || (!isMember && permissionClasses.contains(symbol)), tokens[index + 1].isSign("."),
            tokens[index + 2].isName
        else { return }
        permissions.append(tokens.locatedName(index + 2).map { "android.permission." + $0 })
    }

    private mutating func addPermission(string index: Int) {
        let prefix = "android.permission."
        guard let text = KotlinStringLiteral.text(index, tokens), text.value.hasPrefix(prefix),
            text.value.utf8.count > prefix.utf8.count,
            text.value.utf8.dropFirst(prefix.utf8.count).allSatisfy({
                $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_")
            })
        else { return }
        permissions.append(text)
    }

    /// `a.b.R` and `R.id.x`, given the place of `R`. A path of other names than packages leads to something else.
    private mutating func addResource(_ index: Int, isMember: Bool, isImport: Bool) {
        let type = tokens[index + 1].isSign(".") && tokens[index + 2].isName ? tokens.name(index + 2) : ""
        let namesResource =
            Self.resourceTypes.contains(type) && tokens[index + 3].isSign(".") && tokens[index + 4].isName
        guard isImport || namesResource else { return }
        let start = tokens.startOfPath(upTo: index)
        guard !tokens[start - 1].isSign("."), tokens.isText(index, "R") || !isMember else { return }
        for part in stride(from: start, to: index, by: 2) where !isPackage(part) { return }
        let owner = tokens.located(start..<index + 1)
        if isMember { resourceClasses.append(owner) }
        if namesResource {
            resourceUses.append(KotlinResourceUse(owner: owner, type: type, name: tokens.locatedName(index + 4)))
        }
    }

    /// Whether the name may be a part of a package: it starts with a small letter, or is a tag.
    private func isPackage(_ index: Int) -> Bool {
        let byte = tokens.bytes[tokens[index].range].first ?? 0
        return byte == UInt8(ascii: "_") || (byte.isASCIILetter && byte & 0x20 != 0)
    }

    /// `query(a.b.C, …)`, given the place of `query`.
    private mutating func addQuery(_ index: Int) {
        guard tokens[index + 1].isOpen("("), tokens[index + 2].isName else { return }
        let end = tokens.afterPath(index + 2)
        guard tokens[end].isSign(",") else { return }
        contentQueries.append(tokens.located(index + 2..<end))
    }

    /// The kinds of Android resources that have a class in `R`.
    private static let resourceTypes: Set = [
        "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
        "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable",
        "transition", "xml",
    ]
}
