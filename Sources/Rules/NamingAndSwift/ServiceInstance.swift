import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-instance`
enum ServiceInstance: Rule {
    static let info = RuleInfo(
        id: "service-instance", group: .namingAndSwift, severity: .error,
        summary: "a service class that hands out no instance of itself",
        rationale: """
            The app asks a service class for its "instance" with key-value coding and registers the object that it gets. \
            Objective-C sees a static property only with @objc, and a class without one ends the app at launch, for there \
            is no value for that key. What is no instance of the class, or nil, is not registered in its place.
            """,
        source: "4d/ios-QMobileUI, QApplication",
        remedy: "Write @objc static let instance = Email2RowService() in the class.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(instance: "    static let instance = Email2RowService()\n")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        return services.meant.compactMap { type in
            switch InstanceLookup(of: type, in: ios.facts) {
            case .found, .unsure: nil
            case .absent(let nearest): absent(type, nearest)
            case .notExposed(let member): notExposed(member)
            case .notStatic(let member): notStatic(member, control)
            case .undeclared(let names): undeclared(names, type, services, control)
            case .otherClass(let name): ios.builders(of: type).isEmpty ? nil : otherClass(name, type)
            case .empty(let member): empty(member, type)
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        guard let (ios, services) = control.knownSwift else { return control.linkedNames }
        return control.linkedNames
            + services.meant.compactMap { type in
                switch InstanceLookup(of: type, in: ios.facts) {
                case .found(let member): Note("its \"\(member.name.value)\"", at: member.name.location)
                case .unsure: Note("it may inherit its \"instance\"", at: type.name.location)
                default: nil
                }
            }
    }

    private static func absent(_ type: ServiceClass, _ nearest: InstanceLookup.Member?) -> Finding {
        finding(
            "the class \"\(type.type.name)\" has no \"instance\"", at: type.name.location,
            label: "the app asks it for one",
            consequence: launch,
            help: nearest.map { "rename \"\($0.name.value)\" to \"instance\", with @objc" }
                ?? "add @objc static let instance = \(type.type.name)()",
            notes: nearest.map { [Note("the app does not ask for this one", at: $0.name.location)] } ?? [])
    }

    private static func notExposed(_ member: InstanceLookup.Member) -> Finding {
        if let name = member.objectiveCName {
            return finding(
                "\"instance\" is exposed as \"\(name.value)\"", at: name.location,
                label: "the app asks for \"instance\"",
                consequence: launch, help: "write \"instance\"",
                fix: FixIt("write \"instance\"", in: name.path, [TextEdit(name.range, InstanceLookup.key)]))
        }
        return finding(
            "\"instance\" has no @objc", at: member.name.location, label: "the app does not see it",
            consequence: launch,
            help: "write @objc before it",
            fix: FixIt(
                "write @objc before it", in: member.name.path, [TextEdit(member.start..<member.start, "@objc ")]))
    }

    private static func notStatic(_ member: InstanceLookup.Member, _ control: ControlModel) -> Finding {
        let start = member.keywordStart(in: control.file(member.name.path))
        return finding(
            "\"instance\" is not static", at: member.name.location, label: "the app asks the class for it",
            consequence: launch, help: "write static before it",
            fix: start.map { FixIt("write static before it", in: member.name.path, [TextEdit($0..<$0, "static ")]) })
    }

    /// The class, or what its instance is said to be, has been renamed.
    private static func undeclared(
        _ names: [InFile<String>], _ type: ServiceClass, _ services: ServiceLinks, _ control: ControlModel
    ) -> Finding? {
        guard let first = names.first else { return nil }
        // Where the name for Objective-C agrees with the instance, it is the class that is called otherwise.
        if type.isExposed(as: first.value), !names.contains(where: { $0.value != first.value }) {
            return finding(
                "the class is declared as \"\(type.type.name)\", and its \"instance\" is a \"\(first.value)\"",
                at: type.name.location, label: "no class of the control is called \"\(first.value)\"",
                consequence: build, help: "write \"\(first.value)\"",
                notes: [Note("its instance", at: first.location)],
                fix: FixIt("write \"\(first.value)\"", in: type.name.path, [TextEdit(type.name.range, first.value)]))
        }
        return finding(
            "\"instance\" is a \"\(first.value)\", and no class is called so", at: first.location,
            label: "the class is \"\(type.type.name)\"", consequence: build, help: "write \"\(type.type.name)\"",
            notes: [Note("the class", at: type.name.location)],
            fix: FixIt(
                "write \"\(type.type.name)\"", in: first.path, names.map { TextEdit($0.range, type.type.name) }))
    }

    private static func otherClass(_ name: InFile<String>, _ type: ServiceClass) -> Finding {
        finding(
            "\"instance\" of \"\(type.type.name)\" is a \"\(name.value)\"", at: name.location,
            label: "the app gets this object", consequence: "the app never asks a \"\(type.type.name)\" for rows",
            help: "write \"\(type.type.name)\"", notes: [Note("the class that shall be asked", at: type.name.location)])
    }

    private static func empty(_ member: InstanceLookup.Member, _ type: ServiceClass) -> Finding {
        finding(
            "\"instance\" has no value", at: member.name.location, label: "the app gets nil",
            consequence: "the app registers no service, and shows plain rows",
            help: "write @objc static let instance = \(type.type.name)()")
    }

    private static let launch = "the app ends at launch: the class has no value for the key \"instance\""
    private static let build = "the app does not build"
}

extension InstanceLookup.Member {
    /// Where the `let`, `var` or `func` before the name starts; nil when there is anything else.
    fileprivate func keywordStart(in file: SourceFile?) -> Int? {
        guard let bytes = file?.bytes, name.range.lowerBound <= bytes.count else { return nil }
        let before = bytes[..<name.range.lowerBound]
        guard let end = before.lastIndex(where: { $0 != .space }) else { return nil }
        let start = (before[...end].lastIndex { !$0.isASCIILetter } ?? -1) + 1
        let keyword = String(decoding: before[start...end], as: UTF8.self)
        return ["let", "var", "func"].contains(keyword) ? start : nil
    }
}
