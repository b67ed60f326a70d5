public protocol OptionsProviderRow: TypedRowType {
    associatedtype OptionsProviderType: OptionsProviderConformance
    var optionsProvider: OptionsProviderType? { get set }
    var cachedOptionsData: [OptionsProviderType.Option]? { get set }
}

extension OptionsProviderRow where Self: BaseRow {
    public var options: [OptionsProviderType.Option]? {
        get { cachedOptionsData ?? optionsProvider?.optionsArray }
        set { optionsProvider = OptionsProviderType(array: newValue) }
    }
    public var cachedOptionsData: [OptionsProviderType.Option]? {
        get { _cachedOptionsData as? [OptionsProviderType.Option] }
        set { _cachedOptionsData = newValue }
    }
}

public protocol OptionsProviderConformance: ExpressibleByArrayLiteral {
    associatedtype Option: Equatable
    init(array: [Option]?)
    func options(for selectorViewController: FormViewController, completion: @escaping ([Option]?) -> Void)
    var optionsArray: [Option]? { get }
}

public enum OptionsProvider<T: Equatable>: OptionsProviderConformance {
    case array([T]?)
    case lazy((FormViewController, @escaping ([T]?) -> Void) -> Void)

    public init(array: [T]?) { self = .array(array) }
    public init(arrayLiteral elements: T...) { self = .array(elements) }
    public func options(for selectorViewController: FormViewController, completion: @escaping ([T]?) -> Void) {
        switch self {
        case .array(let options): completion(options)
        case .lazy(let fetch): fetch(selectorViewController, completion)
        }
    }
    public var optionsArray: [T]? {
        guard case .array(let options) = self else { return nil }
        return options
    }
}

open class OptionsRow<Cell: CellType>: Row<Cell>, NoValueDisplayTextConformance, OptionsProviderRow
where Cell: BaseCell {
    open var optionsProvider: OptionsProvider<Cell.Value>?
    open var selectorTitle: String?
    open var noValueDisplayText: String?
    required public init(tag: String?) { super.init(tag: tag) }
}

public protocol AlertOptionsProviderRow: OptionsProviderRow {
    var cancelTitle: String? { get set }
}

open class AlertOptionsRow<Cell: CellType>: OptionsRow<Cell>, AlertOptionsProviderRow where Cell: BaseCell {
    open var cancelTitle: String?
    required public init(tag: String?) { super.init(tag: tag) }
}
