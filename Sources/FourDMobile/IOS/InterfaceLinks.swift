import InputControl
import SourceScan
import SourceText

/// An object of a nib or storyboard of the app and the class of the control that it leads to.
package struct InterfaceLink: Sendable {
    /// The path of the file relative to the root of the run.
    package let path: String
    package let object: InterfaceObject

    /// The class by its name in Swift or in Objective-C; nil when the control does not declare it.
    package let type: SwiftMergedType?
}

/// The nibs and storyboards of an app and the classes that they are connected with.
package struct InterfaceLinks: Sendable {
    package let links: [InterfaceLink]
    private let facts: SwiftFacts

    /// `@IBOutlet` properties and functions that extensions add to classes of others.
    private let addedMembers: Set<String>

    init(_ control: ControlProject, _ ios: IOSBuild?) {
        guard let ios, ios.injection.isOn, ios.incompleteSource == nil else {
            links = []
            facts = SwiftFacts(files: [])
            addedMembers = []
            return
        }
        let exposed = ios.classes.reduce(into: [String: SwiftMergedType]()) { types, type in
            for name in type.runtimeNames { types[name.value] = type.merged }
        }
        links = ios.injection.fates.filter { $0.use == .resource }.flatMap { file in
            (control.contents[file.path]?.interface?.objects ?? []).map { object in
                let name = object.customClass.value
                return InterfaceLink(
                    path: control.path(file.path), object: object, type: ios.facts.type(named: name) ?? exposed[name])
            }
        }
        let facts = ios.facts
        self.facts = facts
        var added: Set<String> = []
        for type in facts.files.flatMap(\.types) {
            let isForeign = type.kind == .extension && facts.type(named: type.qualifiedName) == nil
            guard isForeign || type.kind == .protocol else { continue }
            for variable in type.variables { added.insert(variable.name.value) }
            for function in type.functions { added.insert(function.name.value) }
        }
        addedMembers = added
    }

    /// The members that Objective-C finds in a class and those of the control that it inherits from; nil when it inherits
    /// from a class of which not all are known.
    private func lineage(of type: SwiftMergedType) -> [SwiftMergedType]? {
        var lineage = [type]
        var seen: Set = [type.qualifiedName]
        while let last = lineage.last, let parent = last.declarations.first?.value.inheritance.first {
            let name = parent.names.first?.value ?? ""
            if let own = facts.type(named: name) {
                guard own.declarations.first?.value.kind == .class else { break }
                guard seen.insert(own.qualifiedName).inserted else { return nil }
                lineage.append(own)
            } else if KnownOutlets.classes.contains(KnownTypes.plain(facts.aliasTarget(name).map(Self.plain) ?? name)) {
                break
            } else {
                return nil
            }
        }
        let isKnown = lineage.allSatisfy { type in
            type.declarations.count == 1
                && (type.declarations + type.extensions).allSatisfy { !$0.value.isConditional }
        }
        return isKnown ? lineage : nil
    }

    private static func plain(_ type: String) -> String {
        String(type.prefix { $0 != "<" && !$0.isWhitespace })
    }

    /// Why a connection leads nowhere.
    package enum Gap: Sendable {
        /// The class has no such member; the nearest one that has the right form, if any.
        case missing(nearest: String?)
        /// The member is there, and Objective-C does not see it.
        case hidden(InFile<String>)
    }

    /// A connection that leads nowhere.
    package struct Broken: Sendable {
        package let link: InterfaceLink
        package let type: SwiftMergedType

        /// The outlet or the selector.
        package let name: Located<String>
        package let gap: Gap
    }

    /// The outlets that do not exist, as far as that can be determined.
    package var brokenOutlets: [Broken] {
        broken(\.outlets) { name, members in
            guard !name.contains("."), !KnownOutlets.properties.contains(name), !addedMembers.contains(name) else {
                return nil
            }
            if let same = members.variables[name] {
                guard same.count == 1, !members.areShown, same[0].value.isHiddenFromObjectiveC else { return nil }
                return .hidden(InFile(name, path: same[0].path, at: same[0].range))
            }
            // A setter method serves too.
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
            return members.functions[setter] == nil ? .missing(nearest: nil) : nil
        } candidates: { members in
            members.variables.values.joined().filter { !$0.value.isHiddenFromObjectiveC }.map(\.value.name.value)
        }
    }

    /// The actions that do not exist, as far as that can be determined.
    package var brokenActions: [Broken] {
        broken(\.actions) { selector, members in
            guard !KnownOutlets.actions.contains(selector) else { return nil }
            let base = String(selector.prefix { $0 != ":" })
            let names = [base] + base.ranges(of: "With").map { String(base[..<$0.lowerBound]) }
            guard !names.contains(where: addedMembers.contains), members.variables[base] == nil else { return nil }
            let same =
                (members.selectors[selector] ?? [])
                + names.flatMap { members.functions[$0] ?? [] }.filter { $0.value.mayBe(selector) }
            guard !same.isEmpty else { return .missing(nearest: nil) }
            guard same.count == 1, !members.areShown, same[0].value.isHiddenFromObjectiveC else { return nil }
            return .hidden(InFile(same[0].value.name.value, path: same[0].path, at: same[0].range))
        } candidates: { members in
            members.functions.values.joined().filter { !$0.value.isHiddenFromObjectiveC }
                .compactMap(\.value.actionSelector)
        }
    }

    private func broken(
        _ connections: (InterfaceObject) -> [Located<String>], gap: (String, Members) -> Gap?,
        candidates: (Members) -> [String]
    ) -> [Broken] {
        var known: [String: Members?] = [:]
        var spelling: [String: SpellingIndex] = [:]
        return links.flatMap { link -> [Broken] in
            guard let type = link.type else { return [] }
            let typeName = type.qualifiedName
            let members = known[typeName] ?? lineage(of: type).map(Members.init)
            known[typeName] = .some(members)
            guard let members else { return [] }
            return connections(link.object).compactMap { name in
                guard !name.value.isEmpty, !name.value.contains("&"), var gap = gap(name.value, members) else {
                    return nil
                }
                if case .missing = gap {
                    gap = .missing(
                        nearest: spelling[typeName, default: SpellingIndex(candidates(members).sorted())]
                            .suggestion(for: name.value))
                }
                return Broken(link: link, type: type, name: name, gap: gap)
            }
        }
    }

    /// The members of a class and of those of the control that it inherits from, by name.
    private struct Members {
        var variables: [String: [InFile<SwiftVariable>]] = [:]
        var functions: [String: [InFile<SwiftFunction>]] = [:]

        /// The functions whose selector an attribute writes.
        var selectors: [String: [InFile<SwiftFunction>]] = [:]

        /// Whether Objective-C sees members without an attribute.
        let areShown: Bool

        init(_ lineage: [SwiftMergedType]) {
            areShown = lineage.contains(where: \.showsAllMembers)
            for variable in lineage.flatMap(\.variables) {
                variables[variable.value.name.value, default: []].append(variable)
            }
            for function in lineage.flatMap(\.functions) {
                functions[function.value.name.value, default: []].append(function)
                if let selector = function.value.selector { selectors[selector, default: []].append(function) }
            }
        }
    }

    /// The outlets whose type is implicitly unwrapped, of classes that nibs or storyboards hold, which none connects and
    /// no code sets; each with the file that was to connect it.
    package var unconnected: [(outlet: InFile<String>, path: String)] {
        var connected: [String: Set<String>] = [:]
        var holders: [String: (type: SwiftMergedType, path: String)] = [:]
        for link in links {
            guard let type = link.type else { continue }
            if holders[type.qualifiedName] == nil { holders[type.qualifiedName] = (type, link.path) }
            for parent in facts.lineage(of: type) {
                connected[parent.qualifiedName, default: []].formUnion(link.object.outlets.map(\.value))
            }
        }
        let assigned = facts.files.reduce(into: Set<String>()) { $0.formUnion($1.replacedNames) }
        return holders.values.sorted { $0.type.qualifiedName < $1.type.qualifiedName }.flatMap { holder in
            holder.type.variables.filter { variable in
                variable.value.isUnwrappedOutlet && !assigned.contains(variable.value.name.value)
                    && connected[holder.type.qualifiedName]?.contains(variable.value.name.value) != true
            }.map { (InFile($0.value.name, path: $0.path), holder.path) }
        }
    }
}

extension SwiftMergedType {
    /// Whether Objective-C sees members without an attribute.
    fileprivate var showsAllMembers: Bool {
        (declarations + extensions).contains { part in
            part.value.attributes.contains {
                $0.name.value == "objcMembers" || $0.name.value == "objc" && $0.argument == nil
            }
                && (part.value.kind == .extension || part.value.attribute("objcMembers") != nil)
        }
    }
}

extension SwiftVariable {
    fileprivate var isHiddenFromObjectiveC: Bool {
        isHidden(attributes, modifiers)
    }

    fileprivate var isUnwrappedOutlet: Bool {
        !isConditional && attributes.contains { $0.name.value == "IBOutlet" } && type?.value.hasSuffix("!") == true
    }
}

extension SwiftFunction {
    fileprivate var isHiddenFromObjectiveC: Bool {
        isHidden(attributes, modifiers)
    }

    /// The selector that its attribute writes; nil without one.
    fileprivate var selector: String? { attributes.first { $0.name.value == "objc" }?.argument?.value }

    /// Whether the selector may be the function's: the same number of parts, and its name at the start.
    fileprivate func mayBe(_ selector: String) -> Bool {
        guard self.selector == nil else { return false }
        let base = selector.prefix { $0 != ":" }
        guard selector.utf8.count(where: { $0 == UInt8(ascii: ":") }) == parameters.count else { return false }
        return base == name.value || base.hasPrefix(name.value + "With")
    }

    /// The selector of a function without labels; nil for another one.
    fileprivate var actionSelector: String? {
        guard !isInitialiser, parameters.count <= 1, parameters.first?.label == nil else { return nil }
        return name.value + (parameters.isEmpty ? "" : ":")
    }
}

/// Whether no attribute or modifier shows a member to Objective-C.
private func isHidden(_ attributes: [SwiftAttribute], _ modifiers: [Located<String>]) -> Bool {
    let shown: Set = ["objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged"]
    return !attributes.contains { shown.contains($0.name.value) }
        && !modifiers.contains { ["override", "dynamic"].contains($0.value) }
}
