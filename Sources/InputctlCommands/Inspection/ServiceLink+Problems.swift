import FourDMobile
import SourceScan

extension ServiceLink {
    /// Why the service does not work, in words; empty when nothing is known to be wrong.
    func problems(in ios: IOSBuild, _ builders: [EvaluatedBuilder]) -> [String] {
        switch target {
        case .loaded(let type):
            Self.problems(of: type, in: ios) + Self.problems(with: builders)
        case .notExposed: ["its class has no @objc(\(service.name)), so it is not found by this name"]
        case .exposedOtherwise(_, let name):
            ["its class is exposed as @objc(\(name.value)), so it is not found by this name"]
        case .noClass(let type): ["the \(type.value.kind.rawValue) of this name is no class"]
        case .missing: [ios.sources.isEmpty ? "no Swift file is copied" : "no class is called so"]
        }
    }

    private static func problems(of type: ServiceClass, in ios: IOSBuild) -> [String] {
        var problems: [String] = []
        if ios.facts.inheritsFromNSObject(type.type) == .no {
            problems.append("its class is no NSObject, so the app can't ask it for its \"\(InstanceLookup.key)\"")
        } else if let problem = problem(of: InstanceLookup(of: type, in: ios.facts)) {
            problems.append(problem)
        }
        if ios.facts.conforms(type.type, to: KnownTypes.service) == .no {
            problems.append("its class is no \(KnownTypes.service), so it is not registered")
        }
        if !ios.builders(of: type).isEmpty, ios.facts.conforms(type.type, to: KnownTypes.rowBuilder) == .no {
            problems.append("its class is no \(KnownTypes.rowBuilder), so it is not asked for rows")
        }
        if let (_, mismatch) = RowFunctionMismatch.ofOnlyBuilder(of: type, in: ios) {
            problems.append("its function for rows \(words(mismatch)), so the app does not build")
        }
        return problems
    }

    private static func words(_ mismatch: RowFunctionMismatch) -> String {
        switch mismatch {
        case .result(nil): "returns nothing"
        case .result(let type?): "returns \(type.value), not BaseRow?"
        case .notEscaping: "takes a callback that is not @escaping"
        case .hidden(let word): "is \(word.value)"
        case .isStatic: "is static"
        }
    }

    /// Why builders return no row for the control's own format.
    private static func problems(with builders: [EvaluatedBuilder]) -> [String] {
        guard !builders.isEmpty, builders.allSatisfy({ $0.own?.verdict == .nil }) else { return [] }
        let isForOthers = builders.contains { $0.other.outcomes.contains(where: \.isRow) }
        let isMatched = builders.contains { builder in
            builder.own?.comparisons.contains { $0.value.value == $0.format } ?? false
        }
        if isForOthers, isMatched { return ["its builder returns nil for just this control's format"] }
        let isSilent = builders.allSatisfy { builder in
            builder.evaluations.allSatisfy { $0.verdict == .nil }
        }
        return isSilent ? ["its builder returns nil for every format"] : []
    }

    private static func problem(of instance: InstanceLookup) -> String? {
        let key = InstanceLookup.key
        switch instance {
        case .found, .unsure: return nil
        case .absent: return "its class has no static \"\(key)\""
        case .notExposed: return "the \"\(key)\" of its class has no @objc"
        case .notStatic: return "the \"\(key)\" of its class is not static"
        case .undeclared(let names):
            return "its \"\(key)\" is of a type that nothing declares: \(names.map(\.value).joined(separator: ", "))"
        case .otherClass(let name): return "its \"\(key)\" is one of the class \(name.value)"
        case .empty: return "its \"\(key)\" has no value"
        }
    }
}
