import SourceText

/// Folders of `ios/` and `android/` whose files nobody expects in an app: tests, examples, what tools need.
package enum SideFolder {
    /// One name a row, in lower case.
    private static let names: Set<String> = [
        "tests", "uitests", "unittests", "example", "examples", "demo", "sample", "samples", "playground", "docs",
        "doc",
        "documentation", "screenshots", "preview", "fastlane", "pods", "scripts", "tools", "build", "deriveddata",
        "node_modules", "carthage", "gradle",
    ]

    private static let endings: Set<String> = ["xcodeproj", "xcworkspace", "playground", "docc"]

    /// Whether a folder of this name is one of them; hidden folders are.
    package static func contains(_ name: String) -> Bool {
        name.hasPrefix(".") || names.contains(name.lowercased()) || endings.contains(name.fileEnding ?? "")
    }
}
