extension String {
    /// The last part of a path with `/` between its parts: the name of the file or folder; empty for an empty path.
    package var lastPathPart: String { lastPart(behind: "/") }

    /// The last part of a name with dots between its parts, such as `C` of `a.b.C`; empty for an empty name.
    package var lastNamePart: String { lastPart(behind: ".") }

    private func lastPart(behind separator: Character) -> String {
        split(separator: separator).last.map(String.init) ?? ""
    }
}
