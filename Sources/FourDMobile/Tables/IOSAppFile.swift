/// A file of the generated iOS app at whose path a control can bring one of its own.
package struct IOSAppFile: Sendable, Hashable {
    /// Which of the two files is in the app.
    package enum Winner: Sendable, Hashable {
        /// The app's is copied first, and the control's over it [ios-9].
        case control
        /// The app's is copied after the controls [ios-10].
        case app
    }

    package let winner: Winner

    /// One row a file or folder (with `/` at its end), relative to the app's project.
    ///
    /// Source: 4D-Mobile-App, `Resources/templates/list`, `launchscreen` and `form/navigation`, `login`, `settings`.
    private static let rows: [(path: String, winner: Winner)] = [
        ("Xcode/Info.plist", .control),
        ("Settings/Settings.plist", .control),
        ("Settings/Settings.debug.plist", .control),
        ("Settings/Settings.bundle/", .control),
        ("Sources/Application/main.swift", .control),
        ("Sources/Application/AppDelegate.swift", .control),
        ("Sources/Application/SceneDelegate.swift", .control),
        ("Sources/Application/Services/AppDelegate+Services.swift", .control),
        ("Sources/Embedded/Binding.swift", .control),
        ("Sources/Embedded/IBDesignable.swift", .control),
        ("Sources/Embedded/Logger.swift", .control),
        ("Sources/Forms/Main/Main.swift", .control),
        ("Sources/Forms/Main/Main.storyboard", .control),
        ("Sources/Structures.xcdatamodeld/", .control),
        ("Resources/Assets.xcassets/AppIcon.appiconset/", .control),
        ("Resources/Assets.xcassets/Feedback/discuss.imageset/", .control),
        ("Resources/Assets.xcassets/Feedback/improvements.imageset/", .control),
        ("Resources/Assets.xcassets/Feedback/log.imageset/", .control),
        ("Resources/Assets.xcassets/Feedback/warning.imageset/", .control),
        ("Resources/Assets.xcassets/NavigationBar/next.imageset/", .control),
        ("Resources/Assets.xcassets/NavigationBar/previous.imageset/", .control),
        ("Resources/Assets.xcassets/keyboardDismiss.imageset/", .control),
        ("Resources/Assets.xcassets/settings.imageset/", .control),
        ("Resources/Assets.xcassets/tableMore.imageset/", .control),
        ("Resources/Assets.xcassets/unbinded.imageset/", .control),
        ("copy-frameworks.sh", .control),
        ("Sources/Forms/Navigation/MainNavigation.swift", .app),
        ("Sources/Forms/Navigation/MainNavigation.storyboard", .app),
        ("Sources/Base.lproj/LaunchScreen.storyboard", .app),
        ("Sources/LaunchScreen.md", .app),
        ("Sources/Forms/Login/LoginForm.swift", .app),
        ("Sources/Forms/Login/LoginForm.storyboard", .app),
        ("Sources/Forms/Login/LoadingView.xib", .app),
        ("Sources/Forms/Settings/SettingsForm.swift", .app),
        ("Sources/Forms/Settings/SettingsForm.storyboard", .app),
        ("Sources/Forms/Settings/server/SettingURLCell.swift", .app),
        ("Sources/Forms/Settings/server/SettingURLForm.swift", .app),
        ("Sources/Forms/Settings/server/SettingURLForm.storyboard", .app),
        ("Sources/Forms/Settings/server/SettingsServerSectionFooter.swift", .app),
        ("Sources/Forms/Settings/server/SettingsServerSectionFooter.xib", .app),
        ("Sources/Forms/Settings/account/SettingLogOutCell.swift", .app),
        ("Sources/Forms/Settings/account/Base.lproj/SettingLogOutDialog.storyboard", .app),
        ("Sources/Forms/Settings/account/en.lproj/SettingLogOutDialog.strings", .app),
        ("Sources/Forms/Settings/account/fr.lproj/SettingLogOutDialog.strings", .app),
        ("Resources/StructuresModel.strings", .app),
    ]

    /// The file of the app at `path` of its project, in any case: the disks of Macs ignore it; nil when there is none.
    package static func at(_ path: String) -> IOSAppFile? {
        let path = path.lowercased()
        let length = path.utf8.count
        for row in rows {
            let isFolder = row.path.utf8.last == UInt8(ascii: "/")
            guard isFolder ? row.path.utf8.count < length : row.path.utf8.count == length else { continue }
            let known = row.path.lowercased()
            if isFolder ? path.hasPrefix(known) : path == known { return IOSAppFile(winner: row.winner) }
        }
        return nil
    }

    /// The Swift files of each app, by their names [swift-18].
    package static let swiftNames: Set<String> = Set(
        rows.map { $0.path.lastPathPart }.filter { $0.hasSuffix(".swift") } + ["AppDelegate+PushNotification.swift"])

    /// The files that lie in each app's bundle under their own names, but for those of catalogs [ios-7].
    package static let bundleNames: Set<String> = Set(
        rows.filter { !$0.path.hasSuffix("/") }.map { IOSFile.bundleName($0.path) }
            .filter { IOSFileEnding.of($0).build == .resource })
}
