public struct ValidationError: Equatable {
    public let msg: String
    public init(msg: String) { self.msg = msg }
}

public protocol BaseRuleType {
    var id: String? { get set }
    var validationError: ValidationError { get set }
}

public protocol RuleType: BaseRuleType {
    associatedtype RowValueType
    func isValid(value: RowValueType?) -> ValidationError?
}

public struct ValidationOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let validatesOnDemand = ValidationOptions(rawValue: 1 << 0)
    public static let validatesOnChange = ValidationOptions(rawValue: 1 << 1)
    public static let validatesOnBlur = ValidationOptions(rawValue: 1 << 2)
    public static let validatesOnChangeAfterBlurred = ValidationOptions(rawValue: 1 << 3)
    public static let validatesAlways: ValidationOptions = [.validatesOnChange, .validatesOnBlur]
}

public struct ValidationRuleHelper<T> where T: Equatable {
    let validateFn: ((T?) -> ValidationError?)
    public let rule: BaseRuleType
}

public struct RuleSet<T: Equatable> {
    var rules: [ValidationRuleHelper<T>] = []
    public init() {}
    public mutating func add<Rule: RuleType>(rule: Rule) where T == Rule.RowValueType {
        rules.append(ValidationRuleHelper(validateFn: { rule.isValid(value: $0) }, rule: rule))
    }
    public mutating func remove(ruleWithIdentifier identifier: String) { rules.removeAll { $0.rule.id == identifier } }
    public mutating func removeAllRules() { rules = [] }
}

public struct RuleRequired<T: Equatable>: RuleType {
    public var id: String?
    public var validationError: ValidationError
    public init(msg: String = "Field required!", id: String? = nil) {
        validationError = ValidationError(msg: msg)
        self.id = id
    }
    public func isValid(value: T?) -> ValidationError? {
        let isMissing = (value as? String)?.isEmpty ?? (value == nil)
        return isMissing ? validationError : nil
    }
}

public struct RuleClosure<T: Equatable>: RuleType {
    public var id: String?
    public var validationError: ValidationError
    public var closure: (T?) -> ValidationError?
    public init(
        validationError: ValidationError = ValidationError(msg: "Field validation fails.."), id: String? = nil,
        closure: @escaping ((T?) -> ValidationError?)
    ) {
        self.validationError = validationError
        self.id = id
        self.closure = closure
    }
    public func isValid(value: T?) -> ValidationError? { closure(value) }
}
