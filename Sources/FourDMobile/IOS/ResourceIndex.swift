import InputControl
import SourceText

/// The names by which the code of an app finds the control's resources, and the files of the control that it does not find.
package struct ResourceIndex: Sendable {
    /// What the app finds by a name.
    package enum Answer: Sendable, Hashable {
        case found
        /// The control has the file at this path, relative to its folder, and the app does not.
        case notInApp(path: String)
        /// The app has another one of nearly this name, from the file at `path`; where the case differs, a device does not
        /// find it.
        case misspelt(name: String, path: String)
        case nowhere
    }

    /// The path of a file for each name, by kind.
    private var known: [ResourceAPI.Kind: [String: String]] = [:]
    private var lost: [ResourceAPI.Kind: [String: String]] = [:]
    private var slips: [ResourceAPI.Kind: (known: SlipIndex, lost: SlipIndex)] = [:]

    init(_ control: ControlProject, _ ios: IOSBuild) {
        var seen: Set<String> = []
        for file in ios.injection.fates {
            seen.insert(file.path)
            switch file.use {
            case .resource, .catalog:
                for (kind, name) in Self.names(of: file) { known[kind, default: [:]][name] = file.path }
            case .leftOut, .lost(.outsideGroups), .lost(.thirdParty):
                for kind in [ResourceAPI.Kind.nib, .storyboard] { add(lost: file.path, kind) }
            // Other rules speak of these, and of files of other kinds in such places.
            case .lost, .compiled:
                for (kind, name) in Self.names(of: file) { known[kind, default: [:]][name] = file.path }
            }
            if case .lost = file.use, file.path.catalogFolder == nil {
                known[.file, default: [:]][file.name] = file.path
                if IOSFileEnding.of(file.name).content == .picture { add(known: file) }
            }
        }
        for entry in control.tree?.entries ?? [] where entry.kind == .file && !seen.contains(entry.path) {
            for kind in [ResourceAPI.Kind.nib, .storyboard] { add(lost: entry.path, kind) }
            if !["android/", "images/", "Images/"].contains(where: entry.path.hasPrefix) {
                lost[.file, default: [:]][entry.path.lastPathPart] = entry.path
            }
        }
    }

    private mutating func add(known file: IOSFile) {
        for name in Self.pictureNames(file.name) { known[.image, default: [:]][name] = file.path }
    }

    private mutating func add(lost path: String, _ kind: ResourceAPI.Kind) {
        guard path.fileEnding == Self.endings[kind] else { return }
        lost[kind, default: [:]][path.fileStem] = path
    }

    /// What the app finds by the name of a use.
    package mutating func answer(to use: ResourceUse) -> Answer {
        let kind = use.api.kind
        let name = kind == .file ? use.fileName : use.name.value
        let names = known[kind] ?? [:]
        // A name with a folder is that of a catalog's name space.
        if names[name] != nil || names[name.lastPathPart] != nil || Self.isOfApp(name, kind) { return .found }
        if let path = lost[kind]?[name] { return .notInApp(path: path) }
        var slips = self.slips[kind] ?? (SlipIndex(names.keys), SlipIndex((lost[kind] ?? [:]).keys))
        defer { self.slips[kind] = slips }
        if let other = slips.known.slip(for: name), let path = names[other] {
            return .misspelt(name: other, path: path)
        }
        if let other = slips.lost.slip(for: name), let path = lost[kind]?[other] { return .notInApp(path: path) }
        return .nowhere
    }

    // MARK: - Names

    private static let endings: [ResourceAPI.Kind: String] = [.nib: "xib", .storyboard: "storyboard"]

    /// The endings of the sets of an assets catalog.
    private static let sets: [(ending: String, kind: ResourceAPI.Kind)] = [
        (".imageset", .image), (".symbolset", .image), (".colorset", .color), (".dataset", .data),
    ]

    private static func names(of file: IOSFile) -> [(ResourceAPI.Kind, String)] {
        if file.path.catalogFolder != nil {
            return file.path.split(separator: "/").flatMap { part in
                sets.compactMap { part.hasSuffix($0.ending) ? ($0.kind, String(part.dropLast($0.ending.count))) : nil }
            }
        }
        switch IOSFileEnding.of(file.name).content {
        case .interface:
            return endings.compactMap { file.name.fileEnding == $0.value ? ($0.key, file.name.fileStem) : nil }
                + [(.file, file.name)]
        case .picture: return pictureNames(file.name).map { (.image, $0) } + [(.file, file.name)]
        default: return [(.file, file.name)]
        }
    }

    /// The names by which a picture is found: with its ending or without, and without the scale or the device.
    private static func pictureNames(_ file: String) -> [String] {
        var stem = file.fileStem
        for suffix in ["~iphone", "~ipad", "@2x", "@3x", "~iphone", "~ipad"] where stem.hasSuffix(suffix) {
            stem = String(stem.dropLast(suffix.count))
        }
        return [file, file.fileStem, stem, stem + "." + (file.fileEnding ?? "")]
    }

    /// Whether each app has a resource of this name, or may have one that is not the control's.
    private static func isOfApp(_ name: String, _ kind: ResourceAPI.Kind) -> Bool {
        switch kind {
        case .nib, .storyboard:
            let file = name + "." + (endings[kind] ?? "")
            // The forms of the app's tables are storyboards.
            return IOSAppFile.bundleNames.contains { $0.lastPathPart == file }
                || kind == .storyboard && isFormName(name)
        case .image, .color, .data: return false
        case .file: return !checkedEndings.contains(name.fileEnding ?? "")
        }
    }

    private static func isFormName(_ name: String) -> Bool {
        ["Form", "Main", "LaunchScreen", "MainNavigation"].contains(where: name.hasSuffix)
    }

    /// The endings of files that an app has of its controls only.
    private static let checkedEndings: Set<String> = [
        "json", "txt", "html", "htm", "css", "js", "csv", "xml", "md", "png", "jpg", "jpeg", "gif", "svg", "pdf", "mp3",
        "caf", "wav", "m4a", "mp4", "mov", "m4v", "ttf", "otf", "zip", "sqlite", "usdz", "mlmodelc", "geojson", "yml",
        "yaml",
    ]
}

/// Names, and which of them another one was surely meant to be.
struct SlipIndex: Sendable {
    private var spelling: SpellingIndex
    private let byCase: [String: String]

    init(_ names: some Sequence<String>) {
        let names = names.sorted()
        spelling = SpellingIndex(names)
        byCase = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// One that differs in case, or in a letter; one that differs in a digit is another of a series.
    mutating func slip(for name: String) -> String? {
        if let other = byCase[name.lowercased()] { return other }
        guard let other = spelling.slip(for: name), other.filter(\.isNumber) == name.filter(\.isNumber) else {
            return nil
        }
        return other
    }
}

extension String {
    /// The file's name without its folder and its ending.
    fileprivate var fileStem: String {
        let name = lastPathPart
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

/// A use of a resource that the app does not find.
package struct MissingResource: Sendable, Hashable {
    package let use: ResourceUse
    package let answer: ResourceIndex.Answer

    /// The path of the file that the control has and the app does not; nil for another answer.
    package var lostPath: String? {
        guard case .notInApp(let path) = answer else { return nil }
        return path
    }
}

extension MissingResource {
    /// The names in the code of the app that lead to no resource, or whose resource the app has to bring: the first use of
    /// each, in the order of the sources. Empty where the sources or files are not known well enough.
    static func all(in control: ControlProject, _ ios: IOSBuild?) -> [MissingResource] {
        guard let ios, ios.injection.isOn, ios.incompleteSource == nil else { return [] }
        let uses = ResourceUseSearch(ios).uses()
        guard !uses.isEmpty else { return [] }
        var index = ResourceIndex(control, ios)
        var seen: Set<String> = []
        return uses.compactMap { use in
            let answer = index.answer(to: use)
            guard answer != .found else { return nil }
            let place = "\(use.api.kind) \(use.fileName) \(use.name.path):\(use.name.range.lowerBound)"
            return seen.insert(place).inserted ? MissingResource(use: use, answer: answer) : nil
        }
    }
}
