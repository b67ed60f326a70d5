import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-instance`
enum ServiceInstance: Rule {
    static let info = RuleInfo(
        id: "service-instance", group: .namingAndSwift, severity: .error,
        summary: "a service class that returns no instance of itself",
        rationale: """
            The app reads the property "instance" of a service class with key-value coding and registers the object. \
            Key-value coding finds a static property only with @objc. Without one it raises an exception, and the app \
            ends at launch. The app does not register nil, and an object of another class does not stand for the class.
            """,
        facts: ["swift-1", "swift-3"],
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
            case .openSelf(let name): openSelf(name, type)
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
                case .unsure: Note("it may inherit its \"instance\"", at: type.declaredName.location)
                case .absent, .notExposed, .notStatic, .undeclared, .otherClass, .empty, .openSelf: nil
                }
            }
    }

    private static func absent(_ type: ServiceClass, _ nearest: InstanceLookup.Member?) -> Finding {
        finding(
            "the class \"\(type.name)\" has no \"instance\"", at: type.declaredName.location,
            label: "the app reads it",
            consequence: launch,
            help: nearest.map { "rename \"\($0.name.value)\" to \"instance\", with @objc" }
                ?? "add @objc static let instance = \(type.name)()",
            notes: nearest.map { [Note("the app does not read this one", at: $0.name.location)] } ?? [])
    }

    private static func notExposed(_ member: InstanceLookup.Member) -> Finding {
        if let name = member.objectiveCName {
            return finding(
                "\"instance\" is exposed as \"\(name.value)\"", at: name.location,
                label: "the app reads \"instance\"",
                consequence: launch, help: "change \"\(name.value)\" to \"instance\"",
                fix: FixIt(
                    "change \"\(name.value)\" to \"instance\"", in: name.path,
                    [TextEdit(name.range, InstanceLookup.key)]))
        }
        return finding(
            "\"instance\" has no @objc", at: member.name.location, label: "not exposed to the app",
            consequence: launch,
            help: "add @objc before it",
            fix: FixIt(
                "add @objc before it", in: member.name.path, [TextEdit(member.start..<member.start, "@objc ")]))
    }

    private static func notStatic(_ member: InstanceLookup.Member, _ control: ControlModel) -> Finding {
        let start = member.keywordStart(in: control.file(member.name.path))
        return finding(
            "\"instance\" is not static", at: member.name.location, label: "the app reads it of the class",
            consequence: launch, help: "add static before it",
            fix: start.map { FixIt("add static before it", in: member.name.path, [TextEdit($0..<$0, "static ")]) })
    }

    /// The class, or the type that its instance is declared with, was renamed.
    private static func undeclared(
        _ names: [InFile<String>], _ type: ServiceClass, _ services: ServiceLinks, _ control: ControlModel
    ) -> Finding? {
        guard let first = names.first else { return nil }
        // Where the name for Objective-C agrees with the instance, the name of the class is the wrong one.
        if type.isExposed(as: first.value), !names.contains(where: { $0.value != first.value }) {
            return finding(
                "the class is declared as \"\(type.name)\", but its \"instance\" is a \"\(first.value)\"",
                at: type.declaredName.location, label: "no class is called \"\(first.value)\"",
                consequence: build, help: "change \"\(type.name)\" to \"\(first.value)\"",
                notes: [Note("its instance", at: first.location)],
                fix: FixIt(
                    "change \"\(type.name)\" to \"\(first.value)\"", in: type.declaredName.path,
                    [TextEdit(type.declaredName.range, first.value)]))
        }
        return finding(
            "\"instance\" is a \"\(first.value)\", which is not declared", at: first.location,
            label: "the class is \"\(type.name)\"", consequence: build,
            help: "change \"\(first.value)\" to \"\(type.name)\"",
            notes: [Note("the class", at: type.declaredName.location)],
            fix: FixIt(
                "change \"\(first.value)\" to \"\(type.name)\"", in: first.path,
                names.map { TextEdit($0.range, type.name) }))
    }

    private static func otherClass(_ name: InFile<String>, _ type: ServiceClass) -> Finding {
        finding(
            "\"instance\" of \"\(type.name)\" is a \"\(name.value)\"", at: name.location,
            label: "the app registers this object",
            consequence: "the app never requests a row of \"\(type.name)\"",
            help: "change \"\(name.value)\" to \"\(type.name)\"",
            notes: [Note("the class of the service", at: type.declaredName.location)])
    }

    private static func empty(_ member: InstanceLookup.Member, _ type: ServiceClass) -> Finding {
        finding(
            "\"instance\" has no value", at: member.name.location, label: "the app gets nil",
            consequence: "the app registers no service and silently shows the default row",
            help: "write @objc static let instance = \(type.name)()")
    }

    private static func openSelf(_ name: InFile<String>, _ type: ServiceClass) -> Finding {
        finding(
            "\"instance\" is made with Self() in a class that is not final", at: name.location,
            label: "a subclass could have another initialiser", consequence: build,
            help: "change \"Self\" to \"\(type.name)\"",
            fix: FixIt("change \"Self\" to \"\(type.name)\"", in: name.path, [TextEdit(name.range, type.name)]))
    }

    private static let launch = "the app crashes at launch, since the class has no value for the key \"instance\""
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
