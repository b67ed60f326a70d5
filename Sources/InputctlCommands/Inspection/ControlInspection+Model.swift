import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import SourceScan
import SourceText

extension ControlInspection {
    /// What the model says of `control`.
    init(_ control: ModelledControl) {
        let places = InspectionPlaces(control.control)
        self.init(
            folder: control.control.folder, name: control.manifest?.name?.value,
            kind: control.editor.map { _ in control.isActionControl ? "action control" : "selection control" },
            editor: control.editor.map { Editor($0, control) }, ios: control.ios.map { IOS($0, control, places) },
            android: control.android.map { Android($0, control) })
    }
}

/// Finds lines in the files of a control; each file's lines are counted once.
final class InspectionPlaces {
    private let files: [String: SourceFile]
    private var tables: [String: LineTable] = [:]
    private let manifestPath: String
    private let folder: String

    init(_ control: ControlProject) {
        folder = control.folder.isEmpty ? "" : control.folder + "/"
        files = Dictionary(control.files.map { ($0.path, $0) }) { first, _ in first }
        manifestPath = control.manifestPath
    }

    func place(_ path: String, _ offset: Int) -> ControlInspection.Place {
        let table = tables[path] ?? LineTable(files[path]?.bytes ?? [])
        tables[path] = table
        let position = table.position(of: offset)
        let inside = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        return ControlInspection.Place(path: inside, line: position.line, column: position.column)
    }

    func place(_ node: JSONNode) -> ControlInspection.Place {
        place(manifestPath, node.contentRange.lowerBound)
    }
}

extension ControlInspection.Editor {
    fileprivate init(_ editor: EditorListing, _ control: ModelledControl) {
        let isOffered = editor.isOffered
        self.init(
            types: editor.types?.map(\.rawValue), projects: isOffered ? editor.projects.map(\.words) : [],
            hidden: editor.obstacles.map(\.words) + (editor.obstacles.isEmpty ? Self.hidden(editor, control) : []))
    }

    private static func hidden(_ editor: EditorListing, _ control: ModelledControl) -> [String] {
        let missing = EditorListing.Project.allCases.filter { !editor.projects.contains($0) }
        guard !missing.isEmpty else { return [] }
        let listed = control.manifest?.targets.map { "\"\($0.value)\"" } ?? []
        let reason =
            control.manifest?.value("target") == nil
            ? "there is no \"target\", and of ios/ and android/ only the folders that are there count"
            : "\"target\" lists \(listed.isEmpty ? "nothing" : listed.joined(separator: ", "))"
        return ["in \(missing.map(\.words).joined(separator: ", ")) (\(reason))"]
    }
}

extension EditorListing.Project {
    fileprivate var words: String {
        switch self {
        case .iOSOnly: "iOS projects"
        case .androidOnly: "Android projects"
        case .bothPlatforms: "iOS + Android projects"
        }
    }
}

extension EditorListing.Obstacle {
    fileprivate var words: String {
        switch self {
        case .noName: "the manifest has no \"name\""
        case .noInjectKey: "the manifest has no \"inject\""
        case .noCapabilitiesKey: "the manifest has no \"capabilities\""
        case .noKnownType: "the manifest has no \"type\" that 4D knows"
        }
    }
}

extension ControlInspection.IOS {
    fileprivate init(_ ios: IOSBuild, _ control: ModelledControl, _ places: InspectionPlaces) {
        let name = control.manifest?.name?.value ?? ""
        var missing: [String] = []
        if control.isActionControl, control.mayTargetIOS {
            if !ios.injection.isOn { missing.append("nothing is copied, since \"inject\" is not true") }
            if ios.injection.isOn, ios.sources.isEmpty { missing.append("no Swift file is copied") }
            if ios.services.isEmpty {
                missing.append("no service is named, so no code of the control is asked for a row")
            }
        }
        self.init(
            isTargeted: control.mayTargetIOS, injected: ios.injection.files,
            services: ios.services.map { ControlInspection.Service($0, ios, asked: name, places) },
            keys: ios.keys.map { key in
                ControlInspection.Key(
                    file: key.destination.rawValue, key: key.key, value: key.node.sourceText, capability: key.capability
                )
            },
            missing: missing)
    }
}

extension ControlInspection.Service {
    fileprivate init(_ service: NamedService, _ ios: IOSBuild, asked name: String, _ places: InspectionPlaces) {
        let loaded = ios.loadedClass(service.name)
        let builders = loaded.map(ios.builders(of:)) ?? []
        let answers = builders.map { $0.answer(to: name) }
        var problem: String?
        if loaded == nil {
            problem =
                ios.declaredClass(service.name) == nil
                ? "no class is called so" : "its class has no @objc(\(service.name)), so it is not found by this name"
        }
        self.init(
            name: service.name, namedAt: places.place(service.node),
            declaredAt: loaded.map { places.place($0.name.path, $0.name.range.lowerBound) },
            formats: builders.flatMap(\.formats).map(\.value), answer: Self.word(for: answers), problem: problem)
    }

    /// The strongest of the builders' answers, since the app takes the first row it gets.
    private static func word(for answers: [FormatBuilder.Answer]) -> String? {
        if answers.contains(.always) { return "always" }
        if answers.contains(where: { if case .row = $0 { true } else { false } }) { return "row" }
        if answers.contains(.unsure) { return "unsure" }
        return answers.isEmpty ? nil : "none"
    }
}

extension ControlInspection.Android {
    fileprivate init(_ android: AndroidBuild, _ control: ModelledControl) {
        var missing: [String] = []
        if control.isActionControl, control.mayTargetAndroid {
            switch android.candidates.count {
            case 0: missing.append("no file has @KotlinInputControl, so no class is registered")
            case 1: break
            default:
                let files = android.candidates.map(\.path).joined(separator: ", ")
                missing.append(
                    "several files have @KotlinInputControl, which of them is taken is left to chance: \(files)")
            }
        }
        self.init(
            isTargeted: control.mayTargetAndroid, registeredClass: android.registeredClass,
            registeredFrom: android.registeredClass == nil ? nil : android.candidates.first?.path,
            permissions: android.permissions.map(\.name), missing: missing)
    }
}
