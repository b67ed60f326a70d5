import JSONSyntax
import SourceText

/// The object `dataSource` of a choice list, which says of which records the choices are made.
package struct DataSource: Sendable {
    package let node: JSONNode

    /// Whether 4D's editor offers the control: when it has any `dataClass` but null [data-2].
    package var isOffered: Bool { node[DataSourceKey.dataClass.rawValue].map { $0.kind != .null } ?? false }

    /// The value of a key, or of a synonym that the app reads in its place; nil unless it is a string that is not empty.
    package func text(_ key: DataSourceKey, on platform: Platform) -> String? {
        let keys = [key.rawValue] + (platform == .ios ? key.iOSSynonyms : [])
        let text = keys.lazy.compactMap { node[$0]?.string }.first
        return text?.isEmpty == false ? text : nil
    }

    /// Whether the choices are those of an attribute of the current entity [data-10].
    package func isOfCurrentEntity(on platform: Platform) -> Bool {
        guard let value = node[DataSourceKey.currentEntity.rawValue] else { return false }
        return platform == .ios ? value.boolean == true : AndroidBuild.isTrue(value)
    }

    /// Whether an app makes choices of the data source, and not one choice of the object itself [data-3] [data-4].
    package func isRead(on platform: Platform) -> Bool {
        guard text(.field, on: platform) != nil else { return false }
        return text(.dataClass, on: platform) != nil || (platform == .android && isOfCurrentEntity(on: .android))
    }
}

/// The keys of `choiceList.dataSource` [data-3] [data-7] [data-8] [data-9] [data-10] [data-11].
package enum DataSourceKey: String, Sendable, CaseIterable {
    case dataClass
    case field
    case entityFormat
    case search
    case sort
    case order
    case currentEntity
    case filter

    /// Other keys that iOS apps, and only those, read in place of this one.
    package var iOSSynonyms: [String] {
        switch self {
        case .dataClass: ["table"]
        case .field: ["key", "attribute"]
        case .entityFormat: ["format"]
        case .search, .sort, .order, .currentEntity, .filter: []
        }
    }
}

/// How `order` of a sort may be written; anything else sorts nothing on Android and in descending order on iOS [data-9].
package enum SortOrder: String, Sendable, CaseIterable {
    case ascending
    case descending

    package static let names: [String] = allCases.map(\.rawValue)
}
