import InputControl
import SourceScan
import SourceText

/// A place in the code of an app that uses something protected.
package struct ProtectedUse: Sendable {
    /// What it uses: several rows for one call that needs the keys of each.
    package let apis: [ProtectedAPI]
    package let name: InFile<String>

    /// What it needs and the manifest does not add.
    package let lacks: [Need]

    package enum Need: Sendable, Hashable {
        case info(ProtectedAPI.InfoKey)
        case entitlement(String)
    }
}

extension IOSBuild {
    /// The first use of each row of `table` in the sources that needs what the manifest does not add, in the order of the
    /// rows; rows that are used at one place are one.
    package func lackingUses(of table: [ProtectedAPI] = ProtectedAPI.all) -> [ProtectedUse] {
        var found: [(name: InFile<String>, apis: [ProtectedAPI])] = []
        let uses = ProtectedUseSearch(self, table)
        for api in table {
            guard let use = uses.first(of: api) else { continue }
            if let index = found.firstIndex(where: { $0.name == use }) {
                found[index].apis.append(api)
            } else {
                found.append((use, [api]))
            }
        }
        return found.compactMap { name, apis in
            var seen: Set<ProtectedUse.Need> = []
            let lacks = apis.flatMap(self.lacks).filter { seen.insert($0).inserted }
            return lacks.isEmpty ? nil : ProtectedUse(apis: apis, name: name, lacks: lacks)
        }
    }

    /// What a key says is judged by other rules.
    private func lacks(of api: ProtectedAPI) -> [ProtectedUse.Need] {
        func isAdded(_ key: String, _ destination: AppKey.Destination) -> Bool {
            keys.contains { $0.destination == destination && $0.key == key }
        }
        let info = api.keys.filter { key in
            !Capability.infoKeysOfEveryApp.contains(key.name) && !isAdded(key.name, .info)
        }
        let entitlement = api.entitlement.flatMap { isAdded($0, .entitlements) ? nil : $0 }
        return info.map(ProtectedUse.Need.info) + [entitlement].compactMap { $0.map(ProtectedUse.Need.entitlement) }
    }
}

/// Finds uses in the sources of an app, of which only those are read again that have one of the names.
private struct ProtectedUseSearch {
    private struct File {
        let path: String
        let uses: [SwiftUse]
        /// The names in the file, as members too.
        let names: Set<String>
    }

    private let files: [File]

    /// The names that the control declares itself: types, at any depth, functions, and cases of enums.
    private let own: Set<String>

    init(_ ios: IOSBuild, _ table: [ProtectedAPI]) {
        files = ios.sources.compactMap { source in
            var found: Set<String> = []
            var wanted: Set<String> = []
            for api in table {
                for names in api.uses.map(\.names) {
                    let known = names.filter(source.facts.mentions)
                    guard !known.isEmpty else { continue }
                    found.formUnion(known)
                    // A keyword such as `default` is not among the names of a file.
                    wanted.formUnion(names)
                }
            }
            guard !found.isEmpty else { return nil }
            return File(path: source.file.path, uses: SwiftUse.all(of: wanted, in: source.facts), names: found)
        }
        guard !files.isEmpty else {
            own = []
            return
        }
        var own = Set(ios.facts.types.values.map(\.name))
        own.formUnion(ios.facts.types.values.flatMap { $0.cases.map(\.value.name.value) })
        own.formUnion(ios.facts.files.flatMap { $0.functions.map(\.name.value) })
        self.own = own
    }

    /// The first place of the first use of a row that there is; nil when there is none.
    func first(of api: ProtectedAPI) -> InFile<String>? {
        for use in api.uses {
            if let place = first(use) { return place }
        }
        return nil
    }

    /// The first place of a use; nil when there is none.
    private func first(_ use: ProtectedAPI.Use) -> InFile<String>? {
        guard own.isDisjoint(with: use.foreignNames) else { return nil }
        for file in files {
            guard let found = file.uses.first(where: { matches(use, $0, in: file) }) else { continue }
            return InFile(found.name, path: file.path)
        }
        return nil
    }

    private func matches(_ use: ProtectedAPI.Use, _ found: SwiftUse, in file: File) -> Bool {
        guard found.name.value == use.name, found.condition.isSometimes else { return false }
        switch use {
        case .makes: return found.form == .made
        // A name with a capital, as those of UIKit's C functions, looks like that of a type.
        case .function: return found.form == .call || found.form == .made
        case .callsStatic(_, let type, let condition):
            return found.form == .memberCall && found.receiver.last == type && found.meets(condition)
        case .calls(_, let type, let condition):
            return found.form == .memberCall && found.mayBeOn(type) && found.meets(condition)
                && files.contains { $0.names.contains(type) }
        case .reads(_, let type): return found.form == .member && found.mayBeOn(type) && file.names.contains(type)
        case .combines(let type, let others): return file.names.isSuperset(of: others + [type])
        }
    }
}

extension ProtectedAPI.Use {
    /// All names that it looks for.
    fileprivate var names: [String] {
        switch self {
        case .makes(let name), .function(let name): [name]
        case .callsStatic(let name, let type, _), .calls(let name, let type, _), .reads(let name, let type):
            [name, type]
        case .combines(let type, let others): [type] + others
        }
    }

    /// The names that must not be the control's own.
    fileprivate var foreignNames: [String] {
        switch self {
        case .makes(let name), .function(let name): [name]
        case .callsStatic(_, let type, _), .calls(_, let type, _), .reads(_, let type): [type]
        case .combines(let type, let others): [type] + others
        }
    }
}

extension SwiftUse {
    fileprivate func meets(_ condition: ProtectedAPI.Condition?) -> Bool {
        guard let condition else { return true }
        return condition.isMet(by: arguments.first { $0.label == condition.label }?.value)
    }

    /// Whether what stands before the dot may be an instance of `type`, or the type: it is not another one.
    fileprivate func mayBeOn(_ type: String) -> Bool {
        guard let last = receiver.last, last.first?.isUppercase == true else { return true }
        return last == type
    }
}
