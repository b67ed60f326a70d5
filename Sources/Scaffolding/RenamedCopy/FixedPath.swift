import SourceText

/// Paths that 4D, Xcode and Gradle find by their names, whatever the control's name is.
enum FixedPath {
    /// The words of a path that may be renamed, in order, with their places.
    static func freeWords(in path: String) -> [Located<String>] {
        let bytes = Array(path.utf8)
        let start = fixedBytes(of: path)
        return TextWords.words(in: bytes).filter { word in
            word.range.lowerBound >= start && !isExtension(word.range, of: bytes)
        }
    }

    /// Whether a word is what comes behind the last dot of a name: it says what kind of file or folder that is.
    private static func isExtension(_ word: Range<Int>, of path: [UInt8]) -> Bool {
        let dot = word.lowerBound - 1
        guard dot > 0, path[dot] == UInt8(ascii: "."), path[dot - 1] != .slash else { return false }
        return word.upperBound == path.count || path[word.upperBound] == .slash
    }

    /// How many bytes at the beginning of a path have a meaning.
    private static func fixedBytes(of path: String) -> Int {
        let prefix = names.filter { path == $0 || path.hasPrefix($0 + "/") }.map(\.utf8.count).max() ?? 0
        // Below `res` each folder says by its name what kind of resource it holds.
        guard path.hasPrefix("android/res/") else { return prefix }
        return path.utf8.dropFirst(prefix + 1).firstIndex(of: .slash).map {
            path.utf8.distance(from: path.utf8.startIndex, to: $0)
        } ?? prefix
    }

    /// 4d-behaviour.md, section 2, and what belongs to git, GitHub and the Swift package manager.
    private static let names = [
        "manifest.json", "images", "Images", "ios", "ios/Sources", "ios/Sources/Forms", "ios/Sources/Forms/Actions",
        "ios/Resources", "ios/Resources/Assets.xcassets", "android", "android/inputControl", "android/res",
        "android/local.properties", "Package.swift", "ios/Package.swift", "Tests", "README.md", "LICENSE", "LICENSE.md",
        "template.gif", ".github", ".github/workflows",
    ]
}
