/// A name that the Swift code of every generated app declares, so that no control can [swift-18].
package struct AppSwiftName: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case type, variable, function, member
    }

    /// For a member, its type and its name with a dot between.
    package let name: String
    package let kind: Kind

    /// The file of the app that declares it.
    package let file: String

    /// One row a name.
    private static let all: [AppSwiftName] = [
        AppSwiftName(name: "AppDelegate", kind: .type, file: "AppDelegate.swift"),
        AppSwiftName(name: "SceneDelegate", kind: .type, file: "SceneDelegate.swift"),
        AppSwiftName(name: "Main", kind: .type, file: "Main.swift"),
        AppSwiftName(name: "MainNavigation", kind: .type, file: "MainNavigation.swift"),
        AppSwiftName(name: "SettingsForm", kind: .type, file: "SettingsForm.swift"),
        AppSwiftName(name: "SettingURLForm", kind: .type, file: "SettingURLForm.swift"),
        AppSwiftName(name: "SettingURLCell", kind: .type, file: "SettingURLCell.swift"),
        AppSwiftName(name: "SettingsServerSectionFooter", kind: .type, file: "SettingsServerSectionFooter.swift"),
        AppSwiftName(name: "SettingLogOutCell", kind: .type, file: "SettingLogOutCell.swift"),
        AppSwiftName(name: "LoginForm", kind: .type, file: "LoginForm.swift"),
        AppSwiftName(name: "ListFormTable", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "ListFormCollection", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "DetailsFormBare", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "DetailsFormTable", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "DialogForm", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "IconLabel", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "LoadingButton", kind: .type, file: "IBDesignable.swift"),
        AppSwiftName(name: "logger", kind: .variable, file: "Logger.swift"),
        AppSwiftName(name: "logEvent", kind: .function, file: "Logger.swift"),
        AppSwiftName(name: "UIImageView.unknown", kind: .member, file: "Binding.swift"),
        AppSwiftName(name: "UILabel.unknown", kind: .member, file: "Binding.swift"),
    ]

    private static let byName: [String: AppSwiftName] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The attributes that make a type the start of a program, which the app's `main.swift` is already.
    package static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// The app's declaration of this name; nil when it has none.
    package static func named(_ name: String) -> AppSwiftName? { byName[name] }
}

extension SwiftSharedName {
    /// What the app declares so that this one cannot be there too; nil when there is none.
    package var taken: AppSwiftName? {
        guard let app = AppSwiftName.named(kind == .member ? key : name) else { return nil }
        // A function excludes another one of equal parameters only, and a variable without any.
        return switch (app.kind, kind) {
        case (.function, .function), (.function, .variable), (.variable, .function): nil
        default: app
        }
    }
}
