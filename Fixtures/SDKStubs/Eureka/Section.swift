open class Section {
    private var stored: [BaseRow] = []
    public var tag: String?
    public internal(set) weak var form: Form?
    public var header: HeaderFooterViewRepresentable?
    public var footer: HeaderFooterViewRepresentable?
    public var index: Int? { form?.firstIndex { $0 === self } }
    public var hidden: Condition?
    public var isHidden: Bool {
        guard case .function(_, let callback)? = hidden, let form else { return false }
        return callback(form)
    }
    public var allRows: [BaseRow] { stored }

    public required init() {}
    public required init<S>(_ elements: S) where S: Sequence, S.Element == BaseRow {
        append(contentsOf: elements)
    }
    public init(_ initializer: @escaping (Section) -> Void) { initializer(self) }
    public init(_ header: String?, _ initializer: @escaping (Section) -> Void = { _ in }) {
        self.header = HeaderFooterView<UIView>(title: header)
        initializer(self)
    }
    public init(header: String?, footer: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.header = HeaderFooterView<UIView>(title: header)
        self.footer = HeaderFooterView<UIView>(title: footer)
        initializer(self)
    }
    public init(footer: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.footer = HeaderFooterView<UIView>(title: footer)
        initializer(self)
    }

    open func rowsHaveBeenAdded(_ rows: [BaseRow], at: IndexSet) {}
    open func rowsHaveBeenRemoved(_ rows: [BaseRow], at: IndexSet) {}
    open func rowsHaveBeenReplaced(oldRows: [BaseRow], newRows: [BaseRow], at: IndexSet) {}
}

extension Section: MutableCollection, BidirectionalCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { stored.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> BaseRow {
        get { stored[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
    }
    public func append(_ formRow: BaseRow) { replaceSubrange(endIndex..<endIndex, with: [formRow]) }
    public func append<S: Sequence>(contentsOf newElements: S) where S.Iterator.Element == BaseRow {
        replaceSubrange(endIndex..<endIndex, with: Array(newElements))
    }
    public func removeAll(keepingCapacity keepCapacity: Bool = false) { replaceSubrange(0..<endIndex, with: []) }
    @discardableResult
    public func remove(at position: Int) -> BaseRow {
        let row = stored[position]
        replaceSubrange(position..<position + 1, with: [])
        return row
    }
    public func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
    where C: Collection, C.Element == BaseRow {
        for row in stored[subrange] { row.section = nil }
        stored.replaceSubrange(subrange, with: newElements)
        for row in newElements { row.section = self }
        rowsHaveBeenAdded(Array(newElements), at: IndexSet(subrange.lowerBound..<subrange.lowerBound + newElements.count))
    }
}

extension Section: Equatable {}

public func == (lhs: Section, rhs: Section) -> Bool { lhs === rhs }

public protocol HeaderFooterViewRepresentable {
    func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView?
    var title: String? { get set }
    var height: (() -> CGFloat)? { get set }
}

public enum HeaderFooterType {
    case header, footer
}

public enum HeaderFooterProvider<ViewType: UIView> {
    case `class`
    case callback(() -> ViewType)
    case nibFile(name: String, bundle: Bundle?)
}

public struct HeaderFooterView<ViewType: UIView>: ExpressibleByStringLiteral, HeaderFooterViewRepresentable {
    public var title: String?
    public var viewProvider: HeaderFooterProvider<ViewType>?
    public var onSetupView: ((_ view: ViewType, _ section: Section) -> Void)?
    public var height: (() -> CGFloat)?

    public func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView? {
        guard case .callback(let make)? = viewProvider else { return nil }
        let view = make()
        onSetupView?(view, section)
        return view
    }
    public init?(title: String?) {
        guard let title else { return nil }
        self.init(stringLiteral: title)
    }
    public init(_ provider: HeaderFooterProvider<ViewType>) { viewProvider = provider }
    public init(unicodeScalarLiteral value: String) { title = value }
    public init(extendedGraphemeClusterLiteral value: String) { title = value }
    public init(stringLiteral value: String) { title = value }
}
