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
            strings.map { "string/" + $0 } + ["light", "dark"].flatMap { theme in
                colors.map { "color/theme_\(theme)_\($0)" }
            } + ["color/seed", "color/ic_launcher_background", "style/Theme.MyApplication"]
                + ["style/Theme.MyApplication.Starting"])
    }()

    /// Whether QMobileUI has a file of this kind and name, which one of the control replaces in the whole app [android-8].
    package static func libraryHas(_ name: String, ofKind kind: String) -> Bool {
        library[kind]?.contains(name) ?? false
    }

    /// QMobileUI's files by their kinds, one row each.
    ///
    /// Source: 4d/android-QMobileUI, `qmobileui/src/main/res`.
    private static let library: [String: Set<String>] = [
        "anim": ["cycle_7", "shake"],
        "drawable": [
            "add_photo_alternate", "attach_file", "baseline_chevron_left_24", "baseline_chevron_right_24",
            "calendar_month", "cancel", "chat", "check_circle", "chevron_left", "chevron_right", "circle_bg", "close",
            "delete", "description", "domain", "domain_disabled", "draw", "edit", "empty_action", "error", "more_horiz",
            "network_nok_circle", "network_ok_circle", "pending_action_anim_dot", "pending_actions", "qr_code_scanner",
            "refresh", "schedule", "search", "settings", "share", "signal_disconnected", "tips_and_updates",
            "top_action_bar_scrim", "warning",
        ],
        "layout": [
            "action_parameter_signature_dialog", "activity_login", "activity_main", "duration_picker",
            "feedback_options", "fragment_action_parameters", "fragment_action_tasks", "fragment_action_webview",
            "fragment_barcode", "fragment_feedback", "fragment_list", "fragment_maps", "fragment_pager",
            "input_control_list_fragment", "input_control_list_item", "input_control_menu", "input_control_picker",
            "input_control_picker_item", "input_control_push_fragment", "input_control_segmented",
            "item_completed_task", "item_parameter_boolean_check_mark", "item_parameter_boolean_custom",
            "item_parameter_boolean_switch", "item_parameter_image", "item_parameter_text", "item_pending_task",
            "login_remote_url_display_dialog", "logo_menu", "material_select_dialog_item", "recycler_section_header",
            "recyclerview_item_stub", "remote_url_edit_dialog", "segmented_button", "top_action_bar_in_live_camera",
        ],
        "menu": [
            "menu_actions_parameters", "menu_feedback", "menu_log_level", "menu_search", "menu_viewpager",
            "menu_webview",
        ],
        "navigation": [
            "action_parameters", "action_webview", "base_action_nav", "base_nav", "feedback", "pending_tasks",
            "scanner", "settings",
        ],
        "xml": ["file_paths", "preferences"],
    ]
}
