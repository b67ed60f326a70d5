import SourceText

/// The keys of `choiceList.dataSource` and the platforms whose apps read each.
///
/// Source: 4d/ios-QMobileUI, `ChoiceList.fromDataSource` and `createSortDescriptor`; 4d/android-ProjectGenerator,
/// `JSONObject.getDataSource`.
package enum DataSourceKey: String, Sendable, CaseIterable {
    case dataClass
    case field
    case entityFormat
    case search
    case sort
    case order
    case currentEntity

    package static let names: [String] = allCases.map(\.rawValue)

    /// Other keys that iOS apps, and only those, read in place of this one.
    package var iOSSynonyms: [String] {
        switch self {
        case .dataClass: ["table"]
        case .field: ["key", "attribute"]
        case .entityFormat: ["format"]
        case .search, .sort, .order, .currentEntity: []
        }
    }
}

/// How `order` of a sort may be written; anything else is no order on Android and descending on iOS.
///
/// Source: 4d/ios-QMobileUI, `ChoiceList.isSortAscending`; 4d/android-QMobileUI, `Sort.sortMatchingKeywords`.
package enum SortOrder: String, Sendable, CaseIterable {
    case ascending
    case descending

    package static let names: [String] = allCases.map(\.rawValue)
}
