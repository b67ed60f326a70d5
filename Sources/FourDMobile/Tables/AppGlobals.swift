/// What the generated app declares itself, at file level, so that a control in it can't.
///
/// Source: 4D-Mobile-App, the app's template (4d-behaviour.md, section 5).
package enum AppGlobals {
    package static let all: Set = ["logger"]
}
