import SourceText

/// The tags that 4D replaces when it copies a control's files into an iOS app [ios-12] [ios-13].
package enum FileTags {
    /// Those of Swift files.
    package static let swift = ["___DATE___", "___FULLUSERNAME___", "___PACKAGENAME___", "___COPYRIGHT___"]

    /// Those of the names of files and folders that 4D replaces by nothing, since a control has no table or name there.
    package static let lostInNames = ["___TABLE___", "___NAME___"]

    /// Those of other files, by the name or the ending of the file: one row each.
    ///
    /// Source: 4D-Mobile-App, methods `TEMPLATE` and `Process_tags`.
    private static let rows: [(file: String, tags: [String])] = [
        (
            "info.plist",
            [
                "___DEVELOPMENT_REGION___", "___PROJECT_DISPLAY_NAME___", "___VERSION___", "___BUILD_NUMBER___",
                "___STORYBOARD_LAUNCH_SCREEN___", "___STORYBOARD_MAIN___", "___COMPONENT_BUILD___", "___IDE_VERSION___",
                "___IDE_BUILD_VERSION___", "___SDK_VERSION___",
            ]
        ),
        ("settings.plist", settings),
        ("settings.debug.plist", settings),
        (
            "contents.json",
            [
                "___NAME___", "___FILE_NAME___", "___UTI___", "___RED___", "___BLUE___", "___GREEN___", "___WHITE___",
                "___ALPHA___",
            ]
        ),
        (".sh", ["___MINIMUM_XCODE_VERSION___"]),
        (".swift", swift),
    ]

    private static let settings = [
        "___SERVER_URL___", "___SERVER_PORT___", "___SERVER_URL_SCHEME___", "___SERVER_HTTPS_PORT___",
        "___SERVER_URLS___", "___SERVER_AUTHENTIFICATION_EMAIL___", "___SERVER_AUTHENTIFICATION_RELOAD_DATA___",
        "___HAS_ACTION___", "___SETTING_UUID___",
    ]

    /// The tags that 4D replaces in a file of this name.
    package static func known(in name: String) -> [String] {
        let name = name.lowercased()
        let row = rows.first { $0.file == name } ?? rows.first { $0.file.hasPrefix(".") && name.hasSuffix($0.file) }
        return row?.tags ?? ["___PRODUCT___"]
    }
}
