extension String {
    /// The last part of a path with `/` between its parts: the name of the file or folder; empty for an empty path.
    package var lastPathPart: String { part(behindLast: .slash) }

    /// The last part of a name with dots between its parts, such as `C` of `a.b.C`; empty for an empty name.
    package var lastNamePart: String { part(behindLast: UInt8(ascii: ".")) }

    private func part(behindLast separator: UInt8) -> String {
        utf8.lastIndex(of: separator).map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// The path of what stands at this path in `folder`; an empty path stands for the root.
    package func inside(_ folder: String) -> String {
        if folder.isEmpty { return self }
        return isEmpty ? folder : folder + "/" + self
    }
}
