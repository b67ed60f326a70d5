import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-conformance`
enum ServiceConformance: Rule {
    static let info = RuleInfo(
        id: "service-conformance", group: .namingAndSwift, severity: .error,
        summary: "a service class that lacks a protocol of the app, or what the protocol requires",
        rationale: """
            The app registers an instance only if it is an ApplicationService. It requests rows only of an \
            ActionParameterCustomFormatRowBuilder, with buildActionParameterCustomFormatRow(key:format:onRowEvent:). A \
            class that has the function but not the protocols is ignored. A class that has the protocol but not the \
            function, or a function of other types, does not compile. The class or an extension of it may conform.
            """,
        facts: ["swift-1", "swift-4", "swift-6"],
        remedy: "Declare the class with ApplicationService and ActionParameterCustomFormatRowBuilder.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(inheritance: ": NSObject, ActionParameterCustomFormatRowBuilder")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        return services.meant.compactMap { type in
            switch ConformanceGap(of: type, in: ios) {
            case .protocols(let missing, let extensions):
                // Extensions of a class that was renamed are lost with its instance.
                if case .undeclared = InstanceLookup(of: type, in: ios.facts), !extensions.isEmpty {
                    nil
                } else {
                    lacking(missing, type, extensions)
                }
            case .function(let nearest): withoutFunction(type, nearest)
            case .mismatch(let mismatch, let builder): withOtherTypes(mismatch, type, builder)
            case nil: nil
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        guard let ios = control.ios, let services = control.services else { return [] }
        return control.linkedNames
            + services.meant.flatMap { type in
                (ios.facts.inheritedNames(of: type.qualifiedName) ?? []).map {
                    Note("\"\(type.name)\" conforms to or inherits from \"\($0.value)\"", at: $0.location)
                }
            }
    }

    private static func lacking(
        _ missing: [ConformanceGap.MissingProtocol], _ type: ServiceClass, _ extensions: [InFile<String>]
    ) -> Finding? {
        guard let first = missing.first else { return nil }
        let names = missing.map(\.name)
        let message = "the class \"\(type.name)\" does not conform to \(names.quotedList("and"))"
        if missing.count == 1, let misspelling = first.misspelling {
            return finding(
                message, at: misspelling.location, label: "\"\(misspelling.value)\" is not declared",
                consequence: unbuilt, help: "change \"\(misspelling.value)\" to \"\(first.name)\"",
                fix: FixIt(
                    "change \"\(misspelling.value)\" to \"\(first.name)\"", in: misspelling.path,
                    [TextEdit(misspelling.range, first.name)]))
        }
        let list = names.joined(separator: ", ")
        return finding(
            message, at: type.declaredName.location, label: "the app ignores a class without \(first.name)",
            consequence: names.contains(KnownTypes.service)
                ? "the app does not register it and silently shows the default row"
                : "the app requests no rows from it and silently shows the default row",
            help: "add \(list)",
            notes: extensions.map { Note("this extends a type that is not declared", at: $0.location) },
            fix: extensions.isEmpty ? adding(list, to: type) : nil)
    }

    /// Adds protocols at the end of what the class inherits.
    private static func adding(_ list: String, to type: ServiceClass) -> FixIt? {
        guard type.declarations.count == 1, let part = type.declarations.first,
            let last = part.value.inheritance.last
        else { return nil }
        let end = last.text.range.upperBound
        return FixIt("add \(list)", in: part.path, [TextEdit(end..<end, ", " + list)])
    }

    private static func withoutFunction(_ type: ServiceClass, _ nearest: InFile<SwiftFunction>?) -> Finding {
        finding(
            "the class \"\(type.name)\" has no function \(SwiftRowBuilder.functionName)",
            at: nearest?.location ?? type.declaredName.location,
            label: nearest.map { "this is \($0.value.fullName)" } ?? "\(KnownTypes.rowBuilder) requires it",
            consequence: unbuilt, help: "declare \(SwiftRowBuilder.functionName)")
    }

    private static func withOtherTypes(
        _ mismatch: RowFunctionMismatch, _ type: ServiceClass, _ builder: RowBuilder
    ) -> Finding {
        let name = builder.builder.function.name.range
        func doesNotFit(_ range: Range<Int>, _ label: String, help: String, fix: FixIt? = nil) -> Finding {
            finding(
                "\"\(SwiftRowBuilder.functionName)\" of \"\(type.name)\" is not the function of the protocol",
                at: Location(path: builder.path, range: range), label: label, consequence: unbuilt, help: help, fix: fix
            )
        }
        switch mismatch {
        case .result(let result?):
            return doesNotFit(
                result.range, "\(KnownTypes.rowBuilder) requires \"BaseRow?\"",
                help: "change \"\(result.value)\" to \"BaseRow?\"",
                fix: FixIt(
                    "change \"\(result.value)\" to \"BaseRow?\"", in: builder.path, [TextEdit(result.range, "BaseRow?")]
                ))
        case .result(nil): return doesNotFit(name, "returns nothing", help: "add -> BaseRow?")
        case .notEscaping(let callback):
            let start = callback.range.lowerBound
            return finding(
                "the callback of \"\(type.name)\" is not @escaping",
                at: Location(path: builder.path, range: callback.range), label: "a row stores it", consequence: unbuilt,
                help: "add @escaping before \"\(callback.value)\"",
                fix: FixIt("add @escaping", in: builder.path, [TextEdit(start..<start, "@escaping ")]))
        case .hidden(let word):
            return doesNotFit(word.range, "the app cannot call it", help: "remove \"\(word.value)\"")
        case .isStatic: return doesNotFit(name, "static", help: "remove \"static\"")
        case .parameter(let type):
            return doesNotFit(
                type.range, "\(KnownTypes.rowBuilder) requires \"String\"",
                help: "change \"\(type.value)\" to \"String\"",
                fix: FixIt("change \"\(type.value)\" to \"String\"", in: builder.path, [TextEdit(type.range, "String")])
            )
        case .effect(let word):
            return doesNotFit(
                word.range, "\(KnownTypes.rowBuilder) requires a function without it", help: "remove \"\(word.value)\"")
        }
    }

    private static let unbuilt = "the app does not build"
}
