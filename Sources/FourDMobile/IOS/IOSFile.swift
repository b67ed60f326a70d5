import InputControl
import SourceText

/// A file that 4D finds below `ios/`, and what becomes of it in the app.
package struct IOSFile: Sendable, Hashable {
    /// Relative to the control's folder.
    package let path: String

    /// Relative to the app's project.
    package let target: String

    package let use: Use

    /// Whether a file of the app is lost, over which this one is copied [ios-9].
    package let replacesAppFile: Bool

    package let damage: Damage?

    /// What the app makes of the file.
    package enum Use: Sendable, Hashable {
        /// 4D does not copy it, by its name [ios-1].
        case leftOut
        /// A source of the app.
        case compiled
        /// A file in the app's bundle.
        case resource
        /// Part of the app's assets catalog.
        case catalog
        /// Copied into the project, and not part of the app.
        case lost(Loss)
    }

    /// Why a copied file is not part of the app.
    package enum Loss: Sendable, Hashable {
        /// It lies in no group of the project: in this folder [ios-4].
        case outsideGroups(folder: String)
        /// It lies below a folder `Carthage` [ios-4].
        case thirdParty
        /// It belongs to another catalog than the app's: the folder at this path [ios-6].
        case otherCatalog(String)
        /// The project lists it only [ios-6].
        case notBuilt
        /// 4D does not know its ending [ios-6].
        case unknownEnding
        /// The app's own file is copied over it [ios-10].
        case overwritten
    }

    /// What happens to a file on its way into the app.
    package enum Damage: Sendable, Hashable {
        /// 4D reads and writes it as UTF-8 text, which it is not [ios-11].
        case garbled
        /// The project looks for it at this path, where it is not [ios-14].
        case lookedFor(at: String)
    }

    package var name: String { path.lastPathPart }

    /// Whether it is for tests, examples or tools, and not meant for an app.
    package var isAside: Bool { path.split(separator: "/").dropLast().contains { SideFolder.contains(String($0)) } }

    /// The path in the project of the set of the app's catalog that it belongs to, such as `….imageset`; nil for none.
    package var catalogSet: String? {
        let parts = target.split(separator: "/")
        guard let index = parts.dropLast().lastIndex(where: { $0.hasSuffix("set") && $0.contains(".") }) else {
            return nil
        }
        return parts[...index].joined(separator: "/")
    }

    /// The path of the binary library that it is, or of the framework that it belongs to; nil when it is neither.
    package var library: String? {
        var end = path.startIndex
        while let slash = path[end...].firstIndex(of: "/") {
            let folder = path[..<slash]
            if folder.hasSuffix(".framework") || folder.hasSuffix(".xcframework") { return String(folder) }
            end = path.index(after: slash)
        }
        return ["a", "dylib", "tbd"].contains(name.fileEnding ?? "") ? path : nil
    }

    /// Whether it is Swift code that was meant for the app, and is not part of it because of the folder it lies in.
    var isStrandedCode: Bool {
        switch use {
        case .lost(.outsideGroups), .lost(.thirdParty): IOSFileEnding.of(name).build == .compiled && !isAside
        default: false
        }
    }

    /// Its name in the app's bundle, in which all resources lie side by side, but for those of one language [ios-7].
    package var bundleName: String { Self.bundleName(target) }

    /// The name in the app's bundle of a resource at a path of the project.
    ///
    /// Source: Xcode's build system keeps folders `.lproj`; 4D's own template `form/settings/account` relies on it.
    static func bundleName(_ path: String) -> String {
        let parts = path.split(separator: "/")
        let region = parts.dropLast().last { $0.hasSuffix(".lproj") }
        return (region.map { $0 + "/" } ?? "") + path.lastPathPart
    }
}

extension Injection {
    /// The groups of the app's project, in lower case [ios-3].
    ///
    /// Source: 4D-Mobile-App, `Resources/templates/list`, `project.pbxproj`.
    static let groups: Set<String> = [
        "/sources", "/sources/forms", "/sources/forms/main", "/sources/forms/tables", "/sources/embedded",
        "/sources/application", "/sources/application/services", "/resources", "/settings", "/xcode", "/test",
    ]

    /// Whether 4D compiles what lies at a path of the project, or in that folder, as far as its first part tells [ios-3].
    static func mayCompile(_ path: Substring) -> Bool {
        path.firstIndex(of: "/").map { groups.contains("/" + path[..<$0].lowercased()) } ?? true
    }

    /// What becomes of each of the files at `paths`, which lie below `root`; in the order of the paths.
    static func fates(of paths: [String], root: String, contents: [String: FileContent]) -> [IOSFile] {
        var project = XcodeProject(groups: groups)
        // 4D adds the files of a folder before those of the folders in it.
        let targets = paths.map { path in
            root.isEmpty ? path : String(Substring(path.utf8.dropFirst(root.utf8.count + 1)))
        }
        let order = targets.indices.sorted { one, other in
            let folders = (targets[one].folderPath, targets[other].folderPath)
            return folders.0 == folders.1 ? one < other : folders.0.utf8.lexicographicallyPrecedes(folders.1.utf8)
        }
        var files: [IOSFile?] = Array(repeating: nil, count: paths.count)
        for index in order {
            files[index] = fate(of: paths[index], targets[index], contents[paths[index]], in: &project)
        }
        return files.compactMap { $0 }
    }

    private static func fate(
        of path: String, _ target: String, _ content: FileContent?, in project: inout XcodeProject
    ) -> IOSFile {
        let name = path.lastPathPart
        guard !isLeftOut(name) else { return IOSFile(path, target, .leftOut) }
        let ending = IOSFileEnding.of(name)
        let appFile = IOSAppFile.at(target)
        if appFile?.winner == .app { return IOSFile(path, target, .lost(.overwritten)) }
        let isGarbled =
            switch ending.content {
            case .picture, .swift: false
            case .archive, .database: ![.empty, .gitLFSPointer, .webPage].contains(content?.kind)
            default: content.map { !$0.isUTF8 || $0.kind.isBinary } ?? false
            }
        if let catalog = target.catalogFolder {
            guard catalog.lowercased() == appCatalog else {
                return IOSFile(path, target, .lost(.otherCatalog(path.catalogFolder ?? path)))
            }
            return IOSFile(
                path, target, .catalog, replacesAppFile: appFile != nil, damage: isGarbled ? .garbled : nil)
        }
        guard let loss = loss(of: target, ending, in: project) else {
            let place = project.add(target)
            // Of a file of the app that is lost no more needs to be said.
            let lost = appFile == nil ? place : nil
            let damage: IOSFile.Damage? = lost.map { .lookedFor(at: $0) } ?? (isGarbled ? .garbled : nil)
            return IOSFile(
                path, target, ending.build == .compiled ? .compiled : .resource, replacesAppFile: appFile != nil,
                damage: damage)
        }
        return IOSFile(path, target, .lost(loss), replacesAppFile: appFile != nil)
    }

    private static func loss(
        of target: String, _ ending: IOSFileEnding, in project: XcodeProject
    ) -> IOSFile.Loss? {
        let folders = target.lowercased().split(separator: "/").dropLast()
        if folders.contains("carthage") { return .thirdParty }
        if !project.hasGroup(for: target) {
            return .outsideGroups(folder: target.split(separator: "/").first.map(String.init) ?? target)
        }
        switch ending.build {
        case .compiled, .resource: return nil
        case .listed: return .notBuilt
        case .ignored: return .unknownEnding
        }
    }

    private static let appCatalog = "resources/assets.xcassets"
}

extension IOSFile {
    fileprivate init(
        _ path: String, _ target: String, _ use: Use, replacesAppFile: Bool = false, damage: Damage? = nil
    ) {
        self.init(path: path, target: target, use: use, replacesAppFile: replacesAppFile, damage: damage)
    }
}

/// The groups of the app's project, to which 4D adds files one by one.
private struct XcodeProject {
    /// In lower case, with a slash at the start.
    private var groups: Set<String>

    init(groups: Set<String>) {
        self.groups = groups
    }

    /// Whether 4D finds a group for the file at `path`.
    func hasGroup(for path: String) -> Bool {
        !path.contains("/") || group(for: path) != nil
    }

    /// The group of the longest path that the file's begins with.
    private func group(for path: String) -> String? {
        var rest = Substring("/" + path.lowercased())
        while let slash = rest.lastIndex(of: "/"), slash != rest.startIndex {
            rest = rest[..<slash]
            if groups.contains(String(rest)) { return String(rest) }
        }
        return nil
    }

    /// Adds the file at `path`, with groups for the folders that have none; returns where the project looks for it when
    /// that is not at its path: 4D removes the group's path from the file's wherever it stands there.
    ///
    /// Source: 4D-Mobile-App, method `XcodeProjInject`.
    mutating func add(_ path: String) -> String? {
        guard let group = group(for: path) else { return nil }
        let rest = ("/" + path).removing(group)
        var folder = group
        for part in rest.split(separator: "/").dropLast() {
            folder += "/" + part.lowercased()
            groups.insert(folder)
        }
        let place = ([path.prefix(group.count - 1)] + rest.split(separator: "/")).joined(separator: "/")
        return place.lowercased() == path.lowercased() ? nil : place
    }
}

extension String {
    /// The text without each `part`, which is in lower case, in any case.
    fileprivate func removing(_ part: String) -> String {
        var result = ""
        var rest = self[...]
        let length = part.count
        while !rest.isEmpty {
            if rest.prefix(length).lowercased() == part {
                rest = rest.dropFirst(length)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// The path of the folder around the file at this path; empty for the root.
    fileprivate var folderPath: Substring {
        lastIndex(of: "/").map { self[..<$0] } ?? ""
    }

    /// The path of the outermost assets catalog around the file at this path; nil when there is none.
    package var catalogFolder: String? {
        var end = startIndex
        while let slash = self[end...].firstIndex(of: "/") {
            if self[..<slash].lowercased().hasSuffix(".xcassets") { return String(self[..<slash]) }
            end = index(after: slash)
        }
        return nil
    }
}
