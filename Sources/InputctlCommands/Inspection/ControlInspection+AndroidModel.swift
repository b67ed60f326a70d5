import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import SourceText

extension ControlInspection.Android {
    /// A selection control brings its list and pictures into the app, and nothing else.
    init(selection control: ControlModel) {
        let folder = control.imageFolder(for: .android)
        self.init(
            isTargeted: true, list: ControlInspection.List(control, on: .android),
            copied: (folder?.copiedToAndroid ?? []).map { "\(folder?.spelling ?? "")/\($0)" }, registeredClass: nil,
            registeredAt: nil, permissions: [],
            missing: control.unusedAndroidParts.isEmpty
                ? [] : ["code and permissions: the build takes none of a selection control"])
    }

    init(_ android: AndroidBuild, _ control: ControlModel, _ places: ControlFilePlaces) {
        let registered = android.registeredClass == nil ? nil : android.candidates.first
        self.init(
            isTargeted: control.mayTargetAndroid, list: nil,
            copied: control.mayTargetAndroid ? android.copiedSources + android.resources : [],
            registeredClass: android.registeredClass,
            registeredAt: registered.map { places.place(inside: $0.path, $0.range.lowerBound) },
            permissions: android.permissions.map(\.name),
            missing: Self.missing(android, control))
    }

    private static func missing(_ android: AndroidBuild, _ control: ControlModel) -> [String] {
        guard control.mayTargetAndroid else { return [control.whyNotBuilt(for: .android)] }
        guard control.isActionControl else { return [] }
        var missing: [String] = []
        if control.tree == nil {
            missing.append("the files of the control: only its manifest was given")
        } else if android.candidates.isEmpty {
            missing.append("a class: no file has @\(KotlinControl.annotation), so none is registered")
        } else if let name = android.registeredClass, let file = android.candidates.first {
            missing += Self.missing(of: name, in: file, android, control)
        } else {
            let files = android.candidates.map(\.path).joined(separator: ", ")
            missing.append(
                "a single file with @\(KotlinControl.annotation): which of these is taken is left to chance, \(files)")
        }
        if !android.isTargeted {
            missing.append("the permissions: the Android build reads \"android\" in small letters only")
        }
        return missing
    }

    /// What the registered class lacks to be built.
    private static func missing(
        of name: String, in file: AnnotationMention, _ android: AndroidBuild, _ control: ControlModel
    ) -> [String] {
        guard android.copiedSources.contains(file.path) else {
            return ["the code: \(file.path) is not directly in \(KotlinControl.folder)/, so it is not copied"]
        }
        guard let source = control.kotlin.first(where: { $0.path == file.path }),
            !source.facts.types.contains(where: { $0.parent == nil && $0.name.value == name })
        else { return [] }
        return ["the class \(name): it is named as its file, and the file declares no such class"]
    }
}
