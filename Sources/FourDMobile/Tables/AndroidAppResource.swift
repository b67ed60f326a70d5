import SourceText

/// Resources that every Android app has, from its template or from QMobileUI.
package enum AndroidAppResource {
    /// The app's own files that a control's file can meet, one row each; a name that ends with `*` stands for all that
    /// begin so [android-5] [android-7].
    ///
    /// Source: 4D-Mobile-App, `Resources/templates/android`.
    private static let files: [(kind: String, name: String)] = [
        ("values", "strings"), ("values", "colors"), ("values", "themes"), ("values", "ic_launcher_background"),
        ("values-night", "themes"), ("mipmap", "ic_launcher*"), ("drawable", "launch_screen"), ("drawable", "logo"),
        ("xml", "network_security_config"),
    ]

    /// Whether the app has a file of this name in its folder of the kind, whatever its ending.
    package static func hasFile(_ name: String, inFolder folder: String) -> Bool {
        let kind = AndroidResources.kind(ofFolder: folder)
        let folder = kind == "values" ? folder : kind
        return files.contains { row in
            row.kind == folder
                && (row.name.hasSuffix("*") ? name.hasPrefix(row.name.dropLast()) : row.name == name)
        }
    }

    /// The ending of the app's only file of this name, by its folder; nil when it has several or none.
    package static func ending(of name: String, inFolder folder: String) -> String? {
        ["drawable/launch_screen": "xml", "drawable/logo": "png"][folder + "/" + name]
    }

    /// Whether the app's `values` declare this name already [android-5].
    package static func declares(_ type: String, _ name: String) -> Bool {
        values.contains(type + "/" + name)
            || (type == "string" && (name.hasPrefix("tableName_")))
    }

    private static let values: Set<String> = {
        let strings = [
            "app_name", "title_table_settings", "deeplink_scheme", "universal_link_scheme", "universal_link_host",
        ]
        let colors = [
            "primary", "onPrimary", "primaryContainer", "onPrimaryContainer", "secondary", "onSecondary",
            "secondaryContainer", "onSecondaryContainer", "tertiary", "onTertiary", "tertiaryContainer",
            "onTertiaryContainer", "error", "errorContainer", "onError", "onErrorContainer", "background",
            "onBackground", "surface", "onSurface", "surfaceVariant", "onSurfaceVariant", "outline",
            "inverseOnSurface", "inverseSurface", "inversePrimary", "shadow", "surfaceTint", "surfaceTintColor",
        ]
        return Set(
            strings.map { "string/" + $0 }
                + ["light", "dark"].flatMap { theme in
                    colors.map { "color/theme_\(theme)_\($0)" }
                } + ["color/seed", "color/ic_launcher_background", "style/Theme.MyApplication"]
                + ["style/Theme.MyApplication.Starting"])
    }()

    /// Whether QMobileUI has a file of this kind and name, which one of the control replaces in the whole app [android-8].
    package static func libraryHas(_ name: String, ofKind kind: String) -> Bool {
        AppResources.names[kind]?.contains(name) ?? false
    }
}
