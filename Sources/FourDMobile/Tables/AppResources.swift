/// Android resources that every generated app has before a control brings its own: those of QMobileUI and of 4D's template,
/// which the app's class `R` holds too, and what the other libraries call theirs `[kotlin-14]`, `[kotlin-21]`, `[android-5]`.
package enum AppResources {
    /// The names of QMobileUI and of the template, by kind of resource.
    package static let names: [String: Set<String>] = table.mapValues(words)

    private static func words(_ text: String) -> Set<String> {
        Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) })
    }

    /// Whether a library of the app may have a resource of this kind and name, so that nothing can be said of it.
    package static func mayHave(_ name: String, of type: String) -> Bool {
        if names[type]?.contains(name) == true || prefixes.contains(where: name.hasPrefix) { return true }
        return type == "id" ? libraryIDs.contains(name) : libraryNames.contains(name)
    }

    /// The kinds of which all names of the libraries are known. Of `id`, `attr` and `style` they are too many.
    package static let knownTypes: Set = [
        "anim", "array", "bool", "color", "dimen", "drawable", "font", "integer", "layout", "menu", "mipmap",
        "navigation",
        "plurals", "raw", "string", "xml",
    ]

    /// How names begin in AndroidX, Material, Play Services, Maps and Firebase, and those that 4D makes for each table.
    private static let prefixes = [
        "abc_", "accent_material_", "amu_", "androidx_", "appbar_", "avd_", "background_", "bottom_sheet_",
        "bottomsheet_",
        "bright_foreground_", "browser_actions_", "btn_", "button_material_", "call_notification_", "cardview_",
        "character_counter_", "common_", "compat_", "config_", "design_", "dim_foreground_", "disabled_alpha_",
        "error_color_material_", "exposed_dropdown_", "fab_transformation_", "fastscroll_", "fcm_", "firebase_",
        "foreground_material_", "fragment_", "gcm_", "google_", "googleg_", "highlight", "hint_", "ic_arrow_",
        "ic_call_",
        "ic_clear_", "ic_clock_", "ic_expand_", "ic_keyboard_", "ic_m3_", "ic_mtrl_", "ic_search_black_", "ime_",
        "item_touch_helper_", "linear_indeterminate_", "m3_", "m3c_", "m3e_", "material_", "mtrl_", "nav_",
        "navigation_",
        "notification_", "notify_", "password_toggle_", "path_password_", "preference", "primary_",
        "recyclerview_item_",
        "ripple_material_", "search_", "searchbar_", "searchview_", "secondary_text_", "select_dialog_", "side_sheet_",
        "sliding_pane_", "splash_", "status_bar_", "subtitle_", "support_", "switch_thumb_", "tableName_", "test_",
        "text_view_with", "tooltip_", "v7_preference_", "view_tree_",
        // Ids only.
        "accessibility_", "action_", "chip", "date_picker_", "month_", "open_search_", "tag_", "text_input_",
        "textinput_",
    ]

    /// Other names in the libraries, of any kind but `id`.
    private static let libraryNames: Set = [
        "app_bar_elevation_anim_duration", "appcompat_dialog_background_inset", "cancel_button_image_alpha",
        "clear_text_end_icon_content_description", "clock_face_margin_start", "copy", "custom_dialog",
        "def_drawer_elevation",
        "default_dimension", "default_web_client_id", "dest_title", "error_a11y_label",
        "error_icon_content_description",
        "expand_button", "expand_button_title", "fallback_menu_item_copy_link", "fallback_menu_item_open_in_browser",
        "fallback_menu_item_share_link", "gmp_app_id", "hide_bottom_view_on_scroll_behavior", "hide_password_duration",
        "icon_background", "icon_content_description", "image_frame", "item_view_role_description", "not_set",
        "project_id",
        "show_password_duration", "standalone_badge", "summary_collapsed_preference_list",
    ]

    /// Ids in the libraries that have none of the prefixes: also each choice of an attribute is one.
    private static let libraryIDs = words(idWords)

    private static let table: [String: String] = [
        "anim": """
        cycle_7 shake
        """,
        "color": """
        barcode_reader_frame divider_color green_success ic_launcher_background network_ok_color
        on_snackbar_success on_snackbar_warning relation_link section_background_color seed
        snackbar_success snackbar_warning theme_dark_background theme_dark_error
        theme_dark_errorContainer theme_dark_inverseOnSurface theme_dark_inversePrimary
        theme_dark_inverseSurface theme_dark_onBackground theme_dark_onError
        theme_dark_onErrorContainer theme_dark_onPrimary theme_dark_onPrimaryContainer
        theme_dark_onSecondary theme_dark_onSecondaryContainer theme_dark_onSurface
        theme_dark_onSurfaceVariant theme_dark_onTertiary theme_dark_onTertiaryContainer
        theme_dark_outline theme_dark_primary theme_dark_primaryContainer theme_dark_secondary
        theme_dark_secondaryContainer theme_dark_shadow theme_dark_surface theme_dark_surfaceTint
        theme_dark_surfaceTintColor theme_dark_surfaceVariant theme_dark_tertiary
        theme_dark_tertiaryContainer theme_light_background theme_light_error
        theme_light_errorContainer theme_light_inverseOnSurface theme_light_inversePrimary
        theme_light_inverseSurface theme_light_onBackground theme_light_onError
        theme_light_onErrorContainer theme_light_onPrimary theme_light_onPrimaryContainer
        theme_light_onSecondary theme_light_onSecondaryContainer theme_light_onSurface
        theme_light_onSurfaceVariant theme_light_onTertiary theme_light_onTertiaryContainer
        theme_light_outline theme_light_primary theme_light_primaryContainer theme_light_secondary
        theme_light_secondaryContainer theme_light_shadow theme_light_surface theme_light_surfaceTint
        theme_light_surfaceTintColor theme_light_surfaceVariant theme_light_tertiary
        theme_light_tertiaryContainer
        """,
        "dimen": """
        fragment_error_text_horizontal_padding fragment_error_text_vertical_padding grid_divider_size
        image_action_size large_margin list_margin_medium login_layout_margin login_layout_margin_small
        medium_margin medium_plus_margin nav_view_height nav_view_height_no_icon
        recycler_section_header_height small_margin smallest_margin top_action_bar_height
        top_action_bar_padding_horizontal top_action_button_padding
        """,
        "drawable": """
        add_photo_alternate attach_file baseline_chevron_left_24 baseline_chevron_right_24
        calendar_month cancel chat check_circle chevron_left chevron_right circle_bg close delete
        description domain domain_disabled draw edit empty_action error launch_screen logo more_horiz
        network_nok_circle network_ok_circle pending_action_anim_dot pending_actions qr_code_scanner
        refresh schedule search settings share signal_disconnected tips_and_updates
        top_action_bar_scrim warning
        """,
        "id": """
        actionParametersFragment actionWebViewFragment action_next action_parameters
        action_parameters_to_push_input_control action_parameters_to_scanner action_previous
        action_web_view_refresh action_web_view_share action_webview appbar autoCompleteTv
        barCodeFragment barcode_overlay base_action_nav base_detail_scroll_view base_nav camera_view
        circular_progress close_button collapsing_toolbar completed_rv completed_title compoundButton
        container date dot_progress_bar drag_handle edit_remote_url email_edit email_input error
        feedback feedbackFragment feedback_body_edit feedback_body_input feedback_nested_scroll_view
        fragment_list_guideline fragment_list_recycler_view fragment_list_swipe_to_refresh
        fragment_tasks_swipe_to_refresh help_and_feedback horizontalScrollView hours hours_container
        icon_state image_network_status image_view input input_control_line
        input_control_list_recycler_view input_control_push item_remove label linear_progress_indicator
        list_item_section_text log_assert log_attachment log_debug log_error log_info log_none
        log_verbose log_warn login_button_auth login_email_container login_email_input login_guideline
        login_logo main_container map_fragment minutes minutes_container nav_host_container overview
        parameters_recycler_view pending_rv pending_tasks picker_container progress progress_circular
        push_constraint_layout remote_url_edit_edittext remote_url_edit_layout remote_url_message
        report_a_problem report_previous_crash scanner scroll_group scrollable_tab_layout search
        seconds seconds_container segmented_container send server_status settings settingsFragment
        show_current_log signature_pad status stub_name_text stub_text_1 suggest_improvement tableName
        talk_to_us task_nested_scroll_view tasksFragment tasks_linear to_action_form to_action_webview
        to_feedback to_pending_tasks to_scanner to_settings toggleButton toolbar
        top_action_bar_in_live_camera validate view_pager webView
        """,
        "integer": """
        grid_span_count motion_duration_large
        """,
        "layout": """
        action_parameter_signature_dialog activity_login activity_main duration_picker feedback_options
        fragment_action_parameters fragment_action_tasks fragment_action_webview fragment_barcode
        fragment_feedback fragment_list fragment_maps fragment_pager input_control_list_fragment
        input_control_list_item input_control_menu input_control_picker input_control_picker_item
        input_control_push_fragment input_control_segmented item_completed_task
        item_parameter_boolean_check_mark item_parameter_boolean_custom item_parameter_boolean_switch
        item_parameter_image item_parameter_text item_pending_task login_remote_url_display_dialog
        logo_menu material_select_dialog_item recycler_section_header recyclerview_item_stub
        remote_url_edit_dialog segmented_button top_action_bar_in_live_camera
        """,
        "menu": """
        menu_actions_parameters menu_feedback menu_log_level menu_search menu_viewpager menu_webview
        """,
        "mipmap": """
        ic_launcher ic_launcher_round
        """,
        "navigation": """
        action_parameters action_webview base_action_nav base_nav feedback pending_tasks scanner
        settings
        """,
        "string": """
        action_create_image_fail action_item_image_content_description action_list_title
        action_more_button_title action_parameter_image_dialog_gallery
        action_parameter_image_dialog_photo action_parameter_image_dialog_title
        action_parameter_invalid_email_error action_parameter_invalid_url_error
        action_parameter_mandatory_error action_parameter_max_value_error
        action_parameter_min_value_error action_parameter_number_error
        action_remove_item_image_content_description action_send_no_internet
        action_send_server_not_accessible action_time_dialog_negative action_time_dialog_positive
        app_name barcode_camera_back_content_description cat_account_key cat_feedback_key
        cat_title_account cat_title_feedback cat_title_server completed_tasks_title
        crash_log_dialog_deny crash_log_dialog_message crash_log_dialog_response_action
        crash_log_dialog_response_message_fail crash_log_dialog_response_message_success
        crash_log_dialog_response_title crash_log_dialog_save_for_later crash_log_dialog_send
        crash_log_dialog_title deeplink_scheme feedback_email_hint feedback_log_attached
        feedback_menu_title feedback_report_a_problem feedback_report_a_problem_body
        feedback_report_previous_crash feedback_send feedback_send_current_logs feedback_send_success
        feedback_show_current_log feedback_show_current_log_action_change_level
        feedback_show_current_log_action_dismiss feedback_show_current_log_action_send
        feedback_suggest_improvement feedback_suggest_improvement_body feedback_talk_to_us
        feedback_talk_to_us_body hour_column_title https_hint icon_state_content_description
        incorrect_deeplink input_control_datasource_no_data input_control_datasource_no_field
        input_control_datasource_no_table input_control_menu_baseline input_control_popover_baseline
        input_control_push_baseline item_action_button_ellipsize
        item_parameter_boolean_image_switch_content_description log_level_changed log_level_menu_assert
        log_level_menu_debug log_level_menu_error log_level_menu_info log_level_menu_none
        log_level_menu_verbose log_level_menu_warn login_button_text login_google_no_server_client_id
        login_google_signed_out login_google_signing_out login_image_content_description
        login_invalid_email login_logged_out login_placeholder_email login_qrcode_caption
        login_qrcode_retry logo_menu_edit_remote_url logo_menu_feedback logout_dialog_message
        logout_dialog_message_if_pending_task logout_dialog_negative logout_dialog_positive
        logout_dialog_title max_device_connection_reached minute_column_title
        missing_session_file_logout missing_session_file_logout_with_pending_tasks nav_barcode_scan
        nav_feedback nav_pending_tasks nav_settings network_status_image next no_internet
        no_internet_auto_login open_url_dialog_cancel open_url_retry_dialog
        open_url_server_not_reachable pending_task_cancelled pending_task_cancelled_undo
        pending_task_menu_item pending_task_navbar_title permission_dialog_negative
        permission_dialog_positive permission_dialog_title permission_rationale_barcode
        permission_rationale_camera permission_rationale_notifications placeholder_id placeholder_title
        placeholder_value pref_feedback_key pref_feedback_summary pref_feedback_title pref_logout_key
        pref_logout_summary pref_logout_title pref_pending_tasks pref_pending_tasks_count
        pref_pending_tasks_key pref_remote_url_key pref_remote_url_title previous push_cannot_send
        push_channel_description push_channel_id qmobileui_app_name record_not_found
        remote_url_checking remote_url_dialog_cancel remote_url_dialog_done remote_url_dialog_edit
        remote_url_dialog_positive remote_url_invalid remote_url_placeholder retry_action
        scroll_to_not_seen search_title second_column_title server_accessible server_not_accessible
        server_not_accessible_auto_login server_not_reachable server_status_icon settings_navbar_title
        signature_dialog_cancel signature_dialog_positive signature_dialog_title table_not_found
        title_table_settings try_refresh_data universal_link_host universal_link_scheme validate_action
        web_view_refresh web_view_share
        """,
        "xml": """
        file_paths network_security_config preferences
        """,
    ]

    private static let idWords = """
        ALT BOTTOM_END BOTTOM_START CTRL FUNCTION META NO_DEBUG SHIFT SHOW_ALL SHOW_PATH SHOW_PROGRESS SYM
        TOP_END TOP_START above accelerate action0 actionDown actionDownUp actionUp actions
        activity_chooser_view_content add adjust_height adjust_width advance album alertTitle alignBounds
        alignMargins aligned all allStates always alwaysAllow alwaysDisallow amu_text amu_webview animateToEnd
        animateToStart antiClockwise anticipate api arc artist asConfigured async auto autoComplete
        autoCompleteToEnd autoCompleteToStart autoHide autoLimit availableSpace axisRelative back barrier
        baseline basic_controls beginOnFirstDraw beginning below bestChoice blocking bottom bottom_bar bounce
        bounceBoth bounceEnd bounceStart button buttonPanel cache_measures callMeasure cancel_action
        cancel_button carryVelocity cast center centerCrop centerInside center_horizontal center_vertical
        center_view chain chain2 chains check checkbox checked chip chip1 chip2 chip3 chronometer circle_center
        clear_text clip_horizontal clip_vertical clockwise closest collapseActionView compress confirm_button
        console constraint container content contentPanel contiguous continuousVelocity coordinator cos
        counterclockwise cradle currentState custom customPanel custom_buttons custom_theme_id cut dark
        dataBinding decelerate decelerateAndComplete decor_content_parent default_activity_button
        default_theme_id delayed deltaRelative dependency_ordering dialog_button dimensions direct disableHome
        disableIntraAutoTransition disablePostScroll disableScroll disabled disjoint dragAnticlockwise
        dragClockwise dragDown dragEnd dragLeft dragRight dragStart dragUp dynamic_theme_id easeIn easeInOut
        easeOut east edge edit_query elastic embed end endToStart end_padder enterAlways enterAlwaysCollapsed
        entireSpace escape exitUntilCollapsed expand_activities_button expanded_menu extra_controls fade ffwd
        fill fill_horizontal fill_vertical filled firstScrollableChild fitCenter fitEnd fitStart fitToContents
        fitXY fixed fixedChild flip floating forever frost fullscreen fullscreen_header ghost_view
        glide_custom_view_target_tag gone graph graph_wrap group_divider grouping groups guideline header_title
        hidden hide_ime_id hideable home homeAsUp honorRequest horizontal horizontal_only hybrid icon
        icon_frame icon_group icon_only ifRoom ignore ignoreRequest image immediateStop included indeterminate
        indirect info invisible inward italic item_touch_helper_previous_elevation jumpToEnd jumpToStart
        labeled layout left leftToRight legacy light line1 line3 linear list listMode list_item locale log ltr
        main_text marquee match_constraint match_parent matrix menu message middle mini minimal_extra_view
        minimal_fullscreen motion_base multiply mute nav_controller_view_tag never neverCompleteToEnd
        neverCompleteToStart next noScroll noState none normal north onAttachStateChangeListener
        onInterceptTouchReturnSwipe outline outward overshoot packed parallax parent parentPanel parentRelative
        parent_matrix path pathRelative pause peekHeight percent periodic pin position postLayout prev progress
        progress_buffer progress_circular progress_horizontal protection_layout radio ratio rectangles
        recycler_view report_drawn retreat reverseSawtooth rew right rightToLeft right_icon right_side rounded
        row_index_key rtl satellite save_image_matrix save_non_transition_alpha save_scale_type sawtooth scale
        screen scroll scrollIndicatorDown scrollIndicatorUp scrollView scrollable secondScrollableChild seekbar
        seekbar_value select_dialog_listview selected selection_type settings sharedValueSet sharedValueUnset
        shortcut showCustom showHome showTitle sin skipCollapsed skipped slide sliding_pane_detail_container
        sliding_pane_layout snackbar_action snackbar_text snap snapMargins south spacer
        special_effects_controller_view_tag spinner splashscreen_icon_view spline split_action_bar spread
        spread_inside spring square src_atop src_in src_over standard start startHorizontal startToEnd
        startVertical start_center staticLayout staticPostLayout status_bar_latest_event_content stop stretch
        sub_text submenuarrow submit_area subtitle supportScrollUp switchWidget tabMode terrain text text2
        textEnd textSpacerNoButtons textSpacerNoTitle textStart textTop textWatcher time title
        titleDividerNoCustom title_bar title_template title_text toggle top topPanel top_center touch_outside
        transitionToEnd transitionToStart transition_current_scene transition_layout_save transition_position
        transition_scene_layoutid_cache transition_transform triangle unchecked uniform unlabeled up useLogo
        vertical vertical_only video_quality view_offset_helper view_transition visible
        visible_removing_fragment_view_tag webview west wide window withText withinBounds wrap wrap_content
        wrap_content_constrained x_left x_right zero_corner_chip
        """
}
