public protocol FormDelegate: AnyObject {
    func sectionsHaveBeenAdded(_ sections: [Section], at: IndexSet)
    func sectionsHaveBeenRemoved(_ sections: [Section], at: IndexSet)
    func sectionsHaveBeenReplaced(oldSections: [Section], newSections: [Section], at: IndexSet)
    func rowsHaveBeenAdded(_ rows: [BaseRow], at: [IndexPath])
    func rowsHaveBeenRemoved(_ rows: [BaseRow], at: [IndexPath])
    func rowsHaveBeenReplaced(oldRows: [BaseRow], newRows: [BaseRow], at: [IndexPath])
    func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?)
}

public final class Form {
    private var sections: [Section] = []
    public weak var delegate: FormDelegate?
    public var keyboardReturnType: KeyboardReturnTypeConfiguration?
    public static var defaultKeyboardReturnType = KeyboardReturnTypeConfiguration()

    public init() {}

    public subscript(indexPath: IndexPath) -> BaseRow { sections[indexPath.section][indexPath.row] }

    public func rowBy<T>(tag: String) -> RowOf<T>? where T: Equatable { rowBy(tag: tag) as BaseRow? as? RowOf<T> }
    public func rowBy<Row>(tag: String) -> Row? where Row: RowType { rowBy(tag: tag) as BaseRow? as? Row }
    public func rowBy(tag: String) -> BaseRow? { allRows.first { $0.tag == tag } }
    public func sectionBy(tag: String) -> Section? { sections.first { $0.tag == tag } }

    public func values(includeHidden: Bool = false) -> [String: Any?] {
        var values: [String: Any?] = [:]
        for row in includeHidden ? allRows : rows {
            if let tag = row.tag { values[tag] = .some(row.baseValue) }
        }
        return values
    }

    public func setValues(_ values: [String: Any?]) {
        for (tag, value) in values { (rowBy(tag: tag) as BaseRow?)?.baseValue = value }
    }

    public var rows: [BaseRow] { allRows.filter { !$0.isHidden } }
    public var allRows: [BaseRow] { sections.flatMap(\.allRows) }
    public var allSections: [Section] { sections }
    public var last: Section? { sections.last }

    @discardableResult
    public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, quietly: Bool = false
    ) -> [ValidationError] {
        (includeHidden ? allRows : rows).filter { includeDisabled || !$0.isDisabled }
            .flatMap { $0.validate(quietly: quietly) }
    }

    public func cleanValidationErrors() { allRows.forEach { $0.cleanValidationErrors() } }
}

extension Form: MutableCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(_ position: Int) -> Section {
        get { sections[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
    }
    public func append(_ formSection: Section) { replaceSubrange(endIndex..<endIndex, with: [formSection]) }
    public func append<S: Sequence>(contentsOf newElements: S) where S.Iterator.Element == Section {
        replaceSubrange(endIndex..<endIndex, with: Array(newElements))
    }
    public func removeAll(keepingCapacity keepCapacity: Bool = false) { replaceSubrange(0..<endIndex, with: []) }
    public func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
    where C.Iterator.Element == Section {
        for section in sections[subrange] { section.form = nil }
        sections.replaceSubrange(subrange, with: newElements)
        for section in newElements { section.form = self }
    }
}
