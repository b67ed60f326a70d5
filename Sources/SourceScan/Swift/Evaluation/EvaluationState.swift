/// What holds at one point of a run: variables, rows and instances, and the condition it needs.
struct EvaluationState: Equatable {
    /// The values of variables, by number.
    var cells: [Int: AbstractValue] = [:]
    var objects: [Int: HeapObject] = [:]

    /// A condition that depends on the format and cannot be evaluated, without which this point is not reached.
    var assumption: Unknown?
    var isReachable = true

    /// Whether the callback of the app was passed to something unknown, which may give it to a row.
    var isCallbackPassedOn = false

    static var unreachable: EvaluationState {
        var state = EvaluationState()
        state.isReachable = false
        return state
    }

    /// Notes that `unknown` has to be one way or the other for what follows.
    mutating func assume(_ unknown: Unknown?) {
        if let unknown, unknown.isFromFormat, assumption == nil { assumption = unknown }
    }

    /// What holds where several ways meet that parted at `base`.
    static func join(_ states: [EvaluationState], base: EvaluationState) -> EvaluationState {
        let reached = states.filter(\.isReachable)
        guard var joined = reached.first else { return .unreachable }
        guard reached.count > 1 else { return joined }
        for other in reached.dropFirst() {
            for (cell, value) in other.cells {
                guard let own = joined.cells[cell] else {
                    joined.cells[cell] = value
                    continue
                }
                if own != value {
                    joined.cells[cell] = .union([
                        (own, joined.assumption(since: base)), (value, other.assumption(since: base)),
                    ])
                }
            }
            for (number, object) in other.objects {
                joined.objects[number] =
                    joined.objects[number].map {
                        $0 == object
                            ? object
                            : $0.joined(with: object, joined.assumption(since: base), other.assumption(since: base))
                    } ?? object
            }
            joined.isCallbackPassedOn = joined.isCallbackPassedOn || other.isCallbackPassedOn
        }
        // Where every way goes on, it does not matter which was taken.
        joined.assumption =
            reached.count == states.count
            ? base.assumption : base.assumption ?? reached.lazy.compactMap(\.assumption).first
        return joined
    }

    func assumption(since base: EvaluationState) -> Unknown? { base.assumption == nil ? assumption : nil }
}

/// A row, or an instance of a type of the control.
struct HeapObject: Hashable {
    /// The class: a qualified name of the control, or a name from outside as it is written.
    let type: String
    /// nil for an instance that is not a row.
    var row: Row?
    var fields: [String: AbstractValue] = [:]
    /// Whether it lives longer than the call of the builder.
    var isShared = false

    struct Row: Hashable {
        let made: CodePlace
        /// Whether the type may be something else than a row: nothing is known of it.
        let isUncertain: Bool
        var event = BuiltRow.Event.missing
        var eventPlace: CodePlace?
        /// The closures of its own, by the name of the method, and where that stands.
        var closures: [String: CodePlace] = [:]
        var replacements: [Replaced] = []
    }

    struct Replaced: Hashable {
        let callback: String
        let replacesApp: Bool
        let replaced: CodePlace
        let replacing: CodePlace
    }

    func joined(with other: HeapObject, _ assumption: Unknown?, _ otherAssumption: Unknown?) -> HeapObject {
        var joined = self
        for (name, value) in other.fields where fields[name] != value {
            joined.fields[name] =
                fields[name].map { .union([($0, assumption), (value, otherAssumption)]) } ?? value
        }
        if let row, let otherRow = other.row {
            if row.event != otherRow.event { joined.row?.event = .unknown }
            joined.row?.closures.merge(otherRow.closures) { own, _ in own }
            joined.row?.replacements = row.replacements.filter(otherRow.replacements.contains)
        }
        return joined
    }
}
