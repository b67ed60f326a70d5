import JSONSyntax
import SourceText

/// Whether the choices of a list can be searched [list-10] [data-8].
package enum ListSearch: Sendable, Hashable {
    case always
    /// With at least so many choices.
    case from(choices: Int)

    /// nil where they cannot.
    package init?(_ choices: ChoiceList, as format: ListFormat, on platform: Platform) {
        guard format == .push else { return nil }
        switch (choices, platform) {
        case (.dataSource(let source), .ios):
            let search = source.node[DataSourceKey.search.rawValue]?.boolean
            if search == false { return nil }
            self = search == true ? .always : .from(choices: Self.limitOnIOS)
        case (.dataSource(let source), .android):
            guard !source.isOfCurrentEntity(on: .android),
                Self.isSearchOnAndroid(source.node[DataSourceKey.search.rawValue])
            else { return nil }
            self = .from(choices: 10)
        case (.object, .ios), (.list, .ios):
            guard choices.entries.count >= Self.limitOnIOS else { return nil }
            self = .always
        case (.object, .android), (.list, .android), (.unusable, _): return nil
        }
    }

    private static let limitOnIOS = 11

    private static func isSearchOnAndroid(_ search: JSONNode?) -> Bool {
        switch search?.kind {
        case .boolean: true
        case .string: search?.string?.isEmpty == false
        case .array: search?.elements.contains { $0.string?.isEmpty == false } == true
        case .object, .number, .null, .unreadable, nil: false
        }
    }
}
