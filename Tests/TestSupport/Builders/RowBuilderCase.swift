/// A row service for the control "color2", and what its builder does when it runs.
package struct RowBuilderCase: Sendable, CustomStringConvertible {
    /// What calls with one format return.
    package enum Verdict: String, Sendable {
        case row, `nil`
        /// A row or nil, which depends on the key.
        case either
        /// The call stops the app.
        case never
    }

    /// What the callback of the app gets of the row for the control's name.
    package enum Event: String, Sendable {
        /// All events, apart from those that are replaced.
        case passed
        /// None.
        case missing
    }

    package let title: String

    /// For the name of the control.
    package let own: Verdict

    /// For a format that has nothing in common with the strings of the code.
    package let other: Verdict

    /// For further formats.
    package let more: [String: Verdict]
    package let event: Event

    /// The callbacks that a later one replaces: `app` or `author`, and the method of Eureka, such as `app onChange`.
    package let replaced: Set<String>

    /// Whether the evaluation may find that the verdicts are unknown, because the code can change what it compares with.
    package let mayBeUnknown: Bool

    /// Whether the code can run with the stubs on Linux; it is type-checked in any case.
    package let isRun: Bool

    /// The whole file.
    package let source: String

    package var description: String { title }

    /// A service whose builder has the body `body`, with members beside it and declarations before the class.
    package init(
        _ title: String, own: Verdict = .row, other: Verdict = .nil, _ more: [String: Verdict] = [:],
        event: Event = .passed, replaced: Set<String> = [], mayBeUnknown: Bool = false, isRun: Bool = true,
        file: String = "", members: String = "", body: String
    ) {
        self.init(
            title, own: own, other: other, more, event: event, replaced: replaced, mayBeUnknown: mayBeUnknown,
            isRun: isRun,
            whole: """
                \(file)\(file.isEmpty ? "" : "\n")
                @objc(Color2RowService)
                class Color2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
                    @objc static var instance = Color2RowService()
                \(Self.indented(members, by: 4))
                    \(Self.signature) {
                \(Self.indented(body, by: 8))
                    }
                }
                """)
    }

    /// A service of another shape; imports are added.
    package init(
        _ title: String, own: Verdict = .row, other: Verdict = .nil, _ more: [String: Verdict] = [:],
        event: Event = .passed, replaced: Set<String> = [], mayBeUnknown: Bool = false, isRun: Bool = true,
        whole: String
    ) {
        self.title = title
        self.own = own
        self.other = other
        self.more = more
        self.event = event
        self.replaced = replaced
        self.mayBeUnknown = mayBeUnknown
        self.isRun = isRun
        source = "import Eureka\nimport QMobileUI\nimport UIKit\n\n\(whole)\n"
    }

    /// What the app calls.
    package static let signature = """
        func buildActionParameterCustomFormatRow(
                key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
            ) -> ActionParameterCustomFormatRowType?
        """

    /// A row that passes the callback of the app.
    package static let passingRow = "TextRow(key).onRowEvent(eventCallback)"
    static let row = passingRow

    private static func indented(_ text: String, by count: Int) -> String {
        let margin = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }
}
