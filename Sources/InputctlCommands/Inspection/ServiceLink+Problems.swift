import FourDMobile
import SourceScan

extension ServiceLink {
    /// Why the service does not work, in words; empty when nothing is known to be wrong.
    func problems(in ios: IOSBuild, _ builders: [EvaluatedBuilder]) -> [String] {
        switch target {
        case .loaded(let type):
            Self.problems(of: type, in: ios) + Self.problems(with: builders)
        case .notExposed: ["its class has no @objc(\(service.name)), so the app does not find it"]
        case .exposedOtherwise(_, let name):
            ["its class is exposed as @objc(\(name.value)), so the app does not find it"]
        case .noClass(let type):
            ["the type of this name is not a class but \(type.value.kind == .enum ? "an enum" : "a struct")"]
        case .missing: [ios.sources.isEmpty ? "no Swift file is copied" : "no class has this name"]
        }
    }

    private static func problems(of type: ServiceClass, in ios: IOSBuild) -> [String] {
        var problems: [String] = []
        if ios.facts.inheritsFromNSObject(type.merged) == .no {
            problems.append("its class does not inherit from NSObject, so the app does not build")
        } else if let problem = problem(of: InstanceLookup(of: type, in: ios.facts)) {
            problems.append(problem)
        }
        if ios.facts.conforms(type.merged, to: KnownTypes.service) == .no {
            problems.append("its class does not conform to \(KnownTypes.service), so the app does not register it")
        }
        if !ios.builders(of: type).isEmpty, ios.facts.conforms(type.merged, to: KnownTypes.rowBuilder) == .no {
            problems.append(
                "its class does not conform to \(KnownTypes.rowBuilder), so the app requests no rows from it")
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
        if isForOthers, isMatched { return ["its builder returns nil for this control's format only"] }
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
            return "its \"\(key)\" is of a type that is not declared: \(names.map(\.value).joined(separator: ", "))"
        case .otherClass(let name): return "its \"\(key)\" is an instance of \(name.value)"
        case .empty: return "its \"\(key)\" has no value"
        case .openSelf: return "its \"\(key)\" is made with Self() in a class that is not final"
        }
    }
}
