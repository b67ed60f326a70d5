/// Swift packages that controls use and whose sources they must have, as no app has them: the names of their public
/// types.
///
/// Source: the interfaces of these packages.
package enum VendoredTypes {
    package static let directSelect: Set = [
        "DSInitialView", "DSDataModel", "DSIntroUIModel", "DSInitialViewDelegate", "DSDefaultCellSubviewDelegate",
        "DSSubview", "DSInitialSetupViewType", "CSCellSubviewType",
    ]

    /// The package that has the type of this name; nil when none of them has it.
    package static func package(of type: String) -> String? {
        directSelect.contains(type) ? "DirectSelect" : nil
    }
}
