import SourceText

/// A place in one of the files of a control.
struct CodePlace: Hashable {
    /// The index in `SwiftFacts.files`.
    let file: Int
    let range: Range<Int>
}

/// What an expression may be: one of several facts.
struct AbstractValue: Hashable {
    var options: [Option]

    /// Whether its type is known to be an optional.
    var isOptional = false

    /// The type of the control that it is of, or an optional of it, by its qualified name; nil when that is not known.
    var type: String?

    /// One of the facts, and under which condition.
    struct Option: Hashable {
        var fact: Fact
        /// The expression that a function of the control returned.
        var place: CodePlace?
        /// A condition it needs that depends on the format and cannot be evaluated.
        var assumption: Unknown?
    }

    /// How many facts one value may have; with more it is unknown.
    static let optionLimit = 8

    init(_ fact: Fact, isOptional: Bool = false) {
        options = [Option(fact: fact)]
        self.isOptional = isOptional
    }

    init(options: [Option], isOptional: Bool) {
        self.options = options
        self.isOptional = isOptional
    }

    static let void = AbstractValue(.void)
    static let null = AbstractValue(.null, isOptional: true)

    static func boolean(_ value: Bool) -> AbstractValue { AbstractValue(.boolean(value)) }

    /// The fact when there is only one; nil for several.
    var only: Fact? { options.count == 1 ? options[0].fact : nil }

    /// The first option that is unknown.
    var unknown: Unknown? {
        for case .unknown(let unknown) in options.lazy.map(\.fact) { return unknown }
        return nil
    }

    var asOptional: AbstractValue {
        var value = self
        value.isOptional = true
        return value
    }

    /// The same facts, each needing `assumption` unless it needs another already.
    func assuming(_ assumption: Unknown?) -> AbstractValue {
        guard let assumption else { return self }
        var value = self
        for index in options.indices where options[index].assumption == nil {
            value.options[index].assumption = assumption
        }
        return value
    }

    /// The same facts at `place`, where they have none.
    func placed(at place: CodePlace) -> AbstractValue {
        var value = self
        for index in options.indices where options[index].place == nil { value.options[index].place = place }
        return value
    }

    /// A value that is one of `values`, each of which needs the assumption beside it. What all of them may be needs none.
    static func union(_ values: [(value: AbstractValue, assumption: Unknown?)]) -> AbstractValue {
        guard let first = values.first else { return AbstractValue(options: [], isOptional: false) }
        guard values.count > 1 else { return first.value.assuming(first.assumption) }
        var options: [Option] = []
        for (value, assumption) in values {
            for var option in value.options {
                if let known = options.firstIndex(where: { $0.fact == option.fact && $0.place == option.place }) {
                    if option.assumption == nil, assumption == nil { options[known].assumption = nil }
                    continue
                }
                let isCommon = values.allSatisfy { other in other.value.options.contains { $0.fact == option.fact } }
                if !isCommon { option.assumption = option.assumption ?? assumption }
                options.append(option)
            }
        }
        var union = AbstractValue(options: options, isOptional: values.contains { $0.value.isOptional })
        union.type = values.lazy.compactMap(\.value.type).first
        guard options.count > optionLimit else { return union }
        let cause = options.lazy.compactMap(\.assumption).first ?? union.unknown
        return AbstractValue(
            .unknown(
                Unknown(
                    reason: "too many values are possible", place: cause?.place ?? CodePlace(file: 0, range: 0..<0),
                    isFromFormat: options.contains { $0.assumption != nil || $0.fact.isFromFormat })),
            isOptional: union.isOptional)
    }
}

/// What is known of a value.
indirect enum Fact: Hashable {
    case string(KnownString)
    case boolean(Bool)
    case integer(Int)
    case null
    case void
    /// The row or the instance of a type of the control with this number.
    case object(Int)
    /// The callback that the app passes.
    case callback
    /// The closure with this number.
    case closure(Int)
    case method(FunctionSite, receiver: AbstractValue?)
    case initialiser(String)
    case keyPath([String])
    /// The elements of an array or a set.
    case list([AbstractValue])
    case dictionary([KnownEntry])
    case tuple([KnownElement])
    case enumCase(KnownCase)
    /// A type: one of the control by its qualified name, or one from outside.
    case type(String)
    case unknown(Unknown)
}

struct KnownEntry: Hashable {
    let key: AbstractValue
    var value: AbstractValue
}

struct KnownElement: Hashable {
    let label: String?
    var value: AbstractValue
}

struct KnownString: Hashable {
    let text: String
    /// Where it is written, without quotes.
    var origin: CodePlace?
    /// Whether it is the format, or made of it.
    var isFromFormat = false
    /// Whether it stands for a string that has nothing in common with others.
    var isAnything = false
}

/// A case of an enum.
struct KnownCase: Hashable {
    /// The qualified name of the enum; nil when it is only named `.name`.
    let type: String?
    let name: String
    let payload: [AbstractValue]
}

/// What cannot be evaluated. A class, as values are copied often.
final class Unknown: Hashable {
    /// Why: one line, lower-case start, no full stop.
    let reason: String
    let place: CodePlace
    /// Whether it may depend on the format.
    let isFromFormat: Bool
    /// The name that stands for nothing known.
    let name: String?

    init(reason: String, place: CodePlace, isFromFormat: Bool, name: String? = nil) {
        self.reason = reason
        self.place = place
        self.isFromFormat = isFromFormat
        self.name = name
    }

    static func == (left: Unknown, right: Unknown) -> Bool {
        left === right
            || left.place == right.place && left.isFromFormat == right.isFromFormat && left.reason == right.reason
                && left.name == right.name
    }

    func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// A function of the control.
struct FunctionSite: Hashable {
    let file: Int
    /// Where its name starts.
    let offset: Int
    /// The type it belongs to, by its qualified name.
    let owner: String?
    let isStatic: Bool
}

extension Fact {
    /// Whether the fact depends on the format.
    var isFromFormat: Bool {
        switch self {
        case .string(let string): string.isFromFormat
        case .unknown(let unknown): unknown.isFromFormat
        case .list(let elements): elements.contains(where: \.isFromFormat)
        case .dictionary(let entries): entries.contains { $0.key.isFromFormat || $0.value.isFromFormat }
        case .tuple(let elements): elements.contains(where: \.value.isFromFormat)
        case .enumCase(let known): known.payload.contains(where: \.isFromFormat)
        case .method(_, let receiver): receiver?.isFromFormat ?? false
        default: false
        }
    }
}

extension AbstractValue {
    /// Whether the value depends on the format.
    var isFromFormat: Bool { options.contains { $0.fact.isFromFormat || $0.assumption != nil } }
}
