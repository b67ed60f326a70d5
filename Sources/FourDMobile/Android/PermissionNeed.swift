import InputControl
import SourceScan
import SourceText

/// A permission that the control's Kotlin code needs `[kotlin-22]`.
package struct PermissionNeed: Sendable {
    /// The permissions, in full, one of which is enough.
    package let permissions: [String]

    /// The place that needs it, and the file.
    package let range: Range<Int>
    package let source: KotlinSource

    /// What is called there; nil where the code names the permission itself.
    package let call: String?

    /// Whether the user has to be asked for it when the app runs.
    package let isRequested: Bool
}

extension ControlModel {
    /// What the copied Kotlin files name and call, each permission or group of them once in a file.
    package var permissionNeeds: [PermissionNeed] {
        copiedKotlin.flatMap { source in source.namedPermissions + source.calledPermissions + source.queriedPermissions
        }
    }

    /// Whether a mistake in the capabilities, which is reported by itself, may be why a permission is not listed.
    package var hasLostPermissions: Bool {
        guard let capabilities = manifest?.capabilities else { return true }
        let names = ["android", "contacts", "location"]
        return capabilities.members.contains { member in
            guard let capability = Capability.named(member.keyText) else {
                return names.contains { Spelling.suggestion(for: member.keyText, among: [$0]) == $0 }
            }
            return names.contains(capability.name) && member.value.map { !capability.problems(of: $0).isEmpty } ?? false
        }
    }

    /// Whether code of the control requests permissions, of whatever name.
    package var requestsPermissions: Bool {
        copiedKotlin.contains { AndroidPermissions.requests.contains(where: $0.facts.mentions) }
    }
}

extension KotlinSource {
    /// The permissions that the file names, also alone behind a star import.
    fileprivate var namedPermissions: [PermissionNeed] {
        var found = facts.permissions
        let isStar = facts.imports.contains { $0.isAll && $0.path.value == "android.Manifest.permission" }
        if isStar {
            found += AndroidPermissions.names.compactMap { name in
                facts.names[name].map { Located(AndroidPermissions.prefix + name, at: $0) }
            }
        }
        var seen: Set<String> = []
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { seen.insert($0.value).inserted }
            .map {
                PermissionNeed(permissions: [$0.value], range: $0.range, source: self, call: nil, isRequested: true)
            }
    }

    fileprivate var calledPermissions: [PermissionNeed] {
        AndroidPermissions.calls.compactMap { call -> PermissionNeed? in
            guard let name = name(of: call.type), let use = facts.names[name] else { return nil }
            guard !call.members.isEmpty else { return need(call, at: use) }
            return call.members.lazy.compactMap { facts.memberNames[$0] }.first.map { need(call, at: $0) }
        }
    }

    /// What the contents need that the file queries, each once.
    fileprivate var queriedPermissions: [PermissionNeed] {
        let stars = Set(facts.imports.filter(\.isAll).map(\.path.value))
        var seen: Set<String> = []
        return facts.contentQueries.compactMap { query in
            let path = fullPath(query.value, stars)
            guard let row = AndroidPermissions.queries.first(where: { path.hasPrefix($0.type + ".") }),
                seen.insert(row.type).inserted
            else { return nil }
            return need(row, at: query.range)
        }
    }

    private func need(_ call: AndroidPermissions.Call, at range: Range<Int>) -> PermissionNeed {
        PermissionNeed(
            permissions: call.permissions.map { AndroidPermissions.prefix + $0 }, range: range, source: self,
            call: file.text(in: range), isRequested: call.isRequested)
    }

    /// What the file calls a class; nil when no import brings it.
    private func name(of type: String) -> String? {
        let last = type.lastNamePart
        let package = String(type.dropLast(last.count + 1))
        return facts.imports.lazy.compactMap { line -> String? in
            if line.isAll { return line.path.value == package ? last : nil }
            return line.path.value == type ? line.alias?.value ?? last : nil
        }.first
    }

    /// A path with its first name as the import writes it; `stars` are the packages that are imported whole.
    private func fullPath(_ path: String, _ stars: Set<String>) -> String {
        let first = path.prefix { $0 != "." }
        let rest = path.dropFirst(first.count)
        if let line = facts.importedNames[String(first)] { return line.path.value + rest }
        let types = AndroidPermissions.queries.map(\.type)
        return types.first { type in
            type.lastNamePart == first && stars.contains(String(type.dropLast(first.count + 1)))
        }.map { $0 + rest } ?? path
    }
}
