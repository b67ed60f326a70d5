import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-conformance`
enum ServiceConformance: Rule {
    static let info = RuleInfo(
        id: "service-conformance", group: .namingAndSwift, severity: .error,
        summary: "a service class that lacks a protocol of the app, or what the protocol asks for",
        rationale: """
            The app registers the instance of a class only as an ApplicationService, and asks only an \
            ActionParameterCustomFormatRowBuilder for rows, with \
            buildActionParameterCustomFormatRow(key:format:onRowEvent:). A class that has the function but not the \
            protocols is not asked; one that has the protocol but not the function, or one of other types, does not \
            compile. It does not matter whether the class or an extension of it conforms.
            """,
        source: "4d/ios-QMobileUI, QApplication and Eureka+ActionParameter",
        remedy: "Declare the class with ApplicationService and ActionParameterCustomFormatRowBuilder.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(inheritance: ": NSObject, ActionParameterCustomFormatRowBuilder")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        return services.meant.flatMap { type -> [Finding] in
            let missing = missingProtocols(type, ios)
            guard missing.isEmpty else {
                // Extensions of a class that was renamed are lost with its instance.
                if case .undeclared = InstanceLookup(of: type, in: ios.facts), !lostExtensions(of: type, ios).isEmpty {
                    return []
                }
                return [lacking(missing, type, ios)]
            }
            return withoutFunction(type, ios) + withOtherTypes(type, ios)
        }
    }

    static func unsure(_ control: ModelledControl) -> RuleGap? { control.swiftGap }

    static func compared(in control: ModelledControl) -> [Note] {
        guard let ios = control.ios, let services = control.services else { return [] }
        return control.linkedNames
            + services.meant.flatMap { type in
                (ios.facts.inheritedNames(of: type.type.qualifiedName) ?? []).map {
                    Note("\"\(type.type.name)\" conforms to or inherits from \"\($0.value)\"", at: $0.location)
                }
            }
    }

    /// The protocols that the class needs and certainly does not conform to, with what was perhaps meant to be one.
    private static func missingProtocols(_ type: ServiceClass, _ ios: IOSBuild) -> [Missing] {
        let builds = !ios.builders(of: type).isEmpty
        let needed = [KnownTypes.service] + (builds ? [KnownTypes.rowBuilder] : [])
        var unknown = ios.facts.unknownInheritedNames(of: type.type)
        let missing = needed.filter { ios.facts.conforms(type.type, to: $0) != .yes }.map { name in
            let near = unknown.firstIndex { Spelling.suggestion(for: $0.value, among: [name]) == name }
            return Missing(name: name, misspelling: near.map { unknown.remove(at: $0) })
        }
        // What is left may bring the protocols along.
        return unknown.isEmpty ? missing : missing.filter { $0.misspelling != nil }
    }

    /// The class conforms, and its only function of that name is not what the protocol asks for.
    private static func withOtherTypes(_ type: ServiceClass, _ ios: IOSBuild) -> [Finding] {
        guard let (builder, mismatch) = RowFunctionMismatch.ofOnlyBuilder(of: type, in: ios) else { return [] }
        let name = builder.builder.function.name.range
        switch mismatch {
        case .result(let result):
            return [
                doesNotFit(
                    type, builder.path, result?.range ?? name, result == nil ? nil : "BaseRow?",
                    result.map { "\(KnownTypes.rowBuilder) asks for \"BaseRow?\", not \"\($0.value)\"" }
                        ?? "it returns nothing", help: "let it return \"BaseRow?\"")
            ]
        case .notEscaping(let callback):
            return [
                finding(
                    "the callback of \"\(type.type.name)\" is not @escaping",
                    at: Location(path: builder.path, range: callback.range), label: "a row keeps it",
                    consequence: unbuilt, help: "write \"@escaping \(callback.value)\"",
                    fix: FixIt(
                        "write @escaping", in: builder.path,
                        [TextEdit(callback.range.lowerBound..<callback.range.lowerBound, "@escaping ")]))
            ]
        case .hidden(let word):
            return [
                doesNotFit(
                    type, builder.path, word.range, nil, "the app can't call it", help: "take \"\(word.value)\" away")
            ]
        case .isStatic:
            return [doesNotFit(type, builder.path, name, nil, "it is static", help: "take \"static\" away")]
        }
    }

    /// With the text that is right in place of what is marked, if it can be written there.
    private static func doesNotFit(
        _ type: ServiceClass, _ path: String, _ range: Range<Int>, _ right: String?, _ label: String, help: String
    ) -> Finding {
        finding(
            "the function \"\(SwiftRowBuilder.functionName)\" of \"\(type.type.name)\" is not that of the protocol",
            at: Location(path: path, range: range), label: label, consequence: unbuilt, help: help,
            fix: right.map { FixIt("write \($0)", in: path, [TextEdit(range, $0)]) })
    }

    private static let unbuilt = "the app does not build"

    private struct Missing {
        let name: String
        let misspelling: InFile<String>?
    }

    private static func lacking(_ missing: [Missing], _ type: ServiceClass, _ ios: IOSBuild) -> Finding {
        let names = missing.map(\.name)
        let message = "the class \"\(type.type.name)\" does not conform to \(names.quotedList("and"))"
        if missing.count == 1, let name = names.first, let misspelling = missing.first?.misspelling {
            return finding(
                message, at: misspelling.location, label: "nothing is called \"\(misspelling.value)\"",
                consequence: unbuilt, help: "write \"\(name)\"",
                fix: FixIt("write \"\(name)\"", in: misspelling.path, [TextEdit(misspelling.range, name)]))
        }
        let consequence =
            names.contains(KnownTypes.service)
            ? "the app does not register it, and shows plain rows" : "the app does not ask it for rows"
        let list = names.joined(separator: ", ")
        let extensions = lostExtensions(of: type, ios)
        return finding(
            message, at: type.name.location, label: "the app passes over what is no \(names[0])",
            consequence: consequence,
            help: "add \(list)",
            notes: extensions.map { Note("this extends a type that is not declared", at: $0.location) },
            fix: extensions.isEmpty ? fix(list, type) : nil)
    }

    /// Extensions of types that the control does not declare and whose names are nearly that of the class.
    private static func lostExtensions(of type: ServiceClass, _ ios: IOSBuild) -> [InFile<String>] {
        ios.facts.files.flatMap { file in
            file.types.filter { part in
                part.kind == .extension && ios.facts.type(named: part.name.value) == nil
                    && Spelling.suggestion(for: part.name.value, among: [type.type.name]) != nil
            }.map { InFile($0.name, path: file.path) }
        }
    }

    private static func fix(_ list: String, _ type: ServiceClass) -> FixIt? {
        guard type.type.declarations.count == 1, let part = type.type.declarations.first,
            let last = part.value.inheritance.last
        else { return nil }
        let end = last.text.range.upperBound
        return FixIt("add \(list)", in: part.path, [TextEdit(end..<end, ", " + list)])
    }

    /// The class conforms, and does not have the function.
    private static func withoutFunction(_ type: ServiceClass, _ ios: IOSBuild) -> [Finding] {
        guard ios.builders(of: type).isEmpty, ios.facts.conforms(type.type, to: KnownTypes.rowBuilder) == .yes,
            ios.facts.unknownInheritedNames(of: type.type).isEmpty
        else { return [] }
        let function = SwiftRowBuilder.functionName
        let functions = ios.facts.lineage(of: type.type).flatMap(\.functions)
        let base = function.prefix { $0 != "(" }
        let near =
            functions.first { $0.value.name.value == base }
            ?? Spelling.suggestion(for: String(base), among: functions.map(\.value.name.value)).flatMap { name in
                functions.first { $0.value.name.value == name }
            }
        return [
            finding(
                "the class \"\(type.type.name)\" has no function \(function)",
                at: near?.location ?? type.name.location,
                label: near.map { "this one is \($0.value.fullName)" } ?? "\(KnownTypes.rowBuilder) asks for it",
                consequence: unbuilt, help: "declare \(function)")
        ]
    }
}
