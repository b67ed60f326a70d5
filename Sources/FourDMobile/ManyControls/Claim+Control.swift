import InputControl
import JSONSyntax
import SourceScan
import SourceText

extension Claim {
    /// Everything that a control takes in an app that uses it.
    static func all(of control: ControlModel) -> [Claim] {
        var claims = name(of: control)
        if control.mayTargetIOS, let ios = control.ios {
            claims += files(ios, control) + names(ios) + formats(ios, control) + infoKeys(ios, control)
            claims += pictures(control)
        }
        if control.mayTargetAndroid, let android = control.android {
            claims += kotlin(control) + resources(android, control) + androidPictures(control)
        }
        return claims
    }

    private static func name(of control: ControlModel) -> [Claim] {
        guard let node = control.manifest?.value("name"), let name = node.string, !name.isEmpty else { return [] }
        let claim = Claim(.controlName, FoldedName(name).folded, name: name, at: Place(control, node))
        // The Android generator finds controls by exact names, also those of manifests inside another control.
        let own = Claim(.generatorName, name, name: name, kind: "own", at: Place(control, node))
        let nested = control.nestedManifests.filter(\.isReadByGenerator).compactMap { nested in
            nested.manifest.value("name").flatMap { node in
                node.string.map { name in
                    Claim(
                        .generatorName, name, name: name, file: nested.path, kind: "nested",
                        at: Place(
                            path: nested.manifest.file.path, range: node.contentRange,
                            pointer: node.pointer.description))
                }
            }
        }
        return [claim] + (control.archive == nil ? [own] : []) + nested
    }

    // MARK: - iOS

    private static func files(_ ios: IOSBuild, _ control: ControlModel) -> [Claim] {
        var claims: [Claim] = []
        var sets: [String: FNV1a] = [:]
        for file in ios.injection.fates {
            let place = Place(path: control.path(file.path))
            let content = control.project.fingerprints[file.path]
            // 4D runs on disks that are case-insensitive.
            let path = file.target.lowercased()
            if file.use == .catalog, let set = file.catalogSet {
                if sets[set] == nil { sets[set] = FNV1a() }
                for byte in file.target.utf8 { sets[set]?.combine(byte) }
                sets[set]?.combine(content)
                continue
            }
            switch file.use {
            case .leftOut, .lost(.overwritten): continue
            case .compiled:
                claims.append(Claim(.swiftFile, file.name, name: file.name, file: path, at: place))
            case .resource:
                claims.append(Claim(.bundleName, file.bundleName, name: file.bundleName, file: path, at: place))
            case .catalog, .lost: break
            }
            claims.append(Claim(.iosPath, path, name: file.target, file: path, content: content, at: place))
        }
        return claims
            + sets.sorted { $0.key < $1.key }.map { path, hash in
                let name = path.lastPathPart
                return Claim(
                    .catalogSet, name, name: name, file: path.lowercased(), content: hash.value,
                    at: Place(path: control.path(path.inside(ios.injection.root))))
            }
    }

    private static func names(_ ios: IOSBuild) -> [Claim] {
        let targets = Dictionary(
            zip(ios.sources.map(\.file.path), ios.sources.map(\.path)), uniquingKeysWith: { first, _ in first })
        func file(_ path: String) -> String? { targets[path].map { ios.injection.target(of: $0).lowercased() } }
        let names = ios.sharedNames.filter { !$0.isPrivate && !$0.isConditional && $0.kind != .member }.map { name in
            Claim(
                .swiftName, name.key, name: name.name, file: file(name.place.path), kind: name.kind.rawValue,
                at: Place(name.place))
        }
        return names
            + ios.classes.flatMap { type in
                type.runtimeNames.map { name in
                    Claim(
                        .objcName, name.value, name: name.value, file: file(name.path), kind: type.merged.qualifiedName,
                        at: Place(name))
                }
            }
    }

    private static func formats(_ ios: IOSBuild, _ control: ControlModel) -> [Claim] {
        let loaded = (control.services?.links ?? []).filter(\.isLoaded).compactMap(\.type)
        return control.rowBuilders(of: loaded).flatMap { builder in
            builder.handledFormats.map { format in
                Claim(
                    .format, format.value, name: format.value,
                    file: ios.sources.first { $0.file.path == format.path }
                        .map { ios.injection.target(of: $0.path).lowercased() },
                    kind: control.manifest?.name?.value == format.value ? "own" : "", at: Place(format))
            }
        }
    }

    private static func infoKeys(_ ios: IOSBuild, _ control: ControlModel) -> [Claim] {
        ios.keys.filter { $0.destination == .info && !$0.isMerged && !Capability.infoKeysOfEveryApp.contains($0.key) }
            .compactMap { key in
                key.writtenValue.map { value in
                    Claim(
                        .infoKey, key.key, name: key.key, content: FNV1a.hash(Array(value.utf8)),
                        at: Place(control, key.node))
                }
            }
    }

    /// The image sets that the iOS build makes of the pictures of a static list [image-5].
    private static func pictures(_ control: ControlModel) -> [Claim] {
        guard control.hasImageBinding, let name = control.manifest?.name?.value,
            case .object(let choices)? = control.choiceList
        else { return [] }
        return choices.members.compactMap { member in
            let set = "input_\(name)_\(member.keyText)"
            return Claim(
                .iosPicture, set, name: set, content: FNV1a.hash(Array(name.utf8)), at: Place(control, member.key))
        }
    }

    // MARK: - Android

    private static func kotlin(_ control: ControlModel) -> [Claim] {
        control.copiedKotlin.flatMap { source -> [Claim] in
            let name = source.path.lastPathPart
            let path = name.lowercased()
            let file = Claim(
                .kotlinFile, path, name: name, file: path, content: control.project.fingerprints[source.path],
                at: Place(path: source.file.path))
            guard source.facts.package?.value == KotlinControl.packageTag else { return [file] }
            let types = source.facts.types.filter { $0.parent == nil && !$0.isLocal && !$0.modifiers.isPrivate }
            let functions = source.facts.functions.filter { !$0.modifiers.isPrivate }
            let properties = source.facts.properties.filter { !$0.modifiers.isPrivate }
            func claim(_ key: String, _ name: Located<String>, _ kind: String) -> Claim {
                Claim(
                    .kotlinName, source.receiver(before: name) + key, name: name.value, file: path, kind: kind,
                    at: Place(path: source.file.path, range: name.range))
            }
            return [file] + types.map { claim($0.name.value, $0.name, "type") }
                + functions.compactMap { function in function.key.map { claim($0, function.name, "function") } }
                + properties.map { claim("val " + $0.name.value, $0.name, "property") }
        }
    }

    private static func resources(_ android: AndroidBuild, _ control: ControlModel) -> [Claim] {
        android.files.flatMap { entry -> [Claim] in
            guard case .resource(let file) = entry.use, let folder = file.folder, file.kind != nil else { return [] }
            let place = Place(path: control.path(entry.path))
            let content = control.project.fingerprints[entry.path]
            let path = "\(folder)/\(file.file)".lowercased()
            guard file.isValues else {
                return [
                    Claim(
                        .androidResource, "\(folder)/\(file.name)", name: file.file, content: content, kind: "file",
                        at: place)
                ]
            }
            let xml = control.project.contents[entry.path]?.xml
            // Joined files are both in the app; others replace each other by their paths.
            let isJoined = folder == "values" && xml?.hasPlainResourcesTag == true
            let values = (xml.map(AndroidValue.all) ?? []).map { value in
                Claim(
                    .androidValue, "\(folder)/\(value.key)", name: value.name.value, file: isJoined ? nil : path,
                    kind: value.type, at: Place(path: control.path(entry.path), range: value.name.range))
            }
            guard !isJoined else { return values }
            return values + [
                Claim(.androidResource, path, name: file.file, content: content, kind: "file", at: place)
            ]
        }
    }

    /// The pictures of a selection control, which 4D copies before the resources of action controls [image-13].
    private static func androidPictures(_ control: ControlModel) -> [Claim] {
        guard let name = control.manifest?.name?.value, let folder = control.imageFolder(for: .android) else {
            return []
        }
        return folder.copiedToAndroid.map { picture in
            let resource = AndroidImageName.resource(for: picture, of: name)
            let ending = AndroidImageName.ending(of: picture)
            // An SVG becomes a vector drawable, which is XML.
            let file = resource + (ending == ".svg" ? ".xml" : ending)
            let path = folder.spelling + "/" + picture
            return Claim(
                .androidResource, "drawable/" + resource, name: file, content: control.project.fingerprints[path],
                kind: "picture", at: Place(path: control.path(path)))
        }
    }
}

extension Claim.Place {
    fileprivate init(_ control: ControlModel, _ node: JSONNode) {
        self.init(
            path: control.manifestPath, range: node.contentRange.isEmpty ? node.range : node.contentRange,
            pointer: node.pointer.description)
    }

    fileprivate init(_ place: InFile<String>) {
        self.init(path: place.path, range: place.range)
    }
}

extension FNV1a {
    fileprivate mutating func combine(_ content: UInt64?) {
        for shift in stride(from: 0, to: 64, by: 8) {
            combine(UInt8(truncatingIfNeeded: (content ?? 0) >> UInt64(shift)))
        }
    }
}

extension [Located<String>] {
    fileprivate var isPrivate: Bool { contains { $0.value == "private" } }
}

extension KotlinSource {
    /// What stands between a name and the blank before it: `String.` of an extension for texts; empty without one.
    fileprivate func receiver(before name: Located<String>) -> String {
        let before = file.bytes[..<name.range.lowerBound].suffix(200)
        return String(decoding: before.suffix { !$0.isWhiteSpace }, as: UTF8.self)
    }
}

extension BidirectionalCollection {
    /// The elements at the end for which `isPart` holds.
    fileprivate func suffix(while isPart: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, isPart(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}

extension KotlinFunction {
    /// What tells the function from others of its name: the types of its parameters; nil when one is not written.
    fileprivate var key: String? {
        let types = parameters.map { $0.type?.value.filter { !$0.isWhitespace } }
        guard !types.contains(nil) else { return nil }
        return "\(name.value)(\(types.compactMap { $0 }.joined(separator: ",")))"
    }
}
