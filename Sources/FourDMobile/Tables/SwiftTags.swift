/// The tags that 4D replaces in the Swift files that it copies into an app.
///
/// Source: 4D-Mobile-App, method `Process_tags` (4d-behaviour.md, section 2).
package enum SwiftTags {
    package static let all = ["___DATE___", "___FULLUSERNAME___", "___PACKAGENAME___", "___COPYRIGHT___"]
}
