import Findings
import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import Rules
import SourceText

extension ControlInspection.Android {
    /// A selection control brings its list and pictures into the app, and nothing else.
    init(selection control: ControlModel, _ errors: InspectedErrors) {
        let folder = control.imageFolder(for: .android)
        self.init(
            isTargeted: true, list: ControlInspection.List(control, on: .android),
            copied: (folder?.copiedToAndroid ?? []).map { "\(folder?.spelling ?? "")/\($0)" }, registeredClass: nil,
            registeredAt: nil, rows: [], permissions: [],
            missing: control.unusedAndroidParts.isEmpty
                ? [] : ["code and permissions: the build ignores them for a selection control"],
            problems: errors.words(.android))
    }

    init(
        _ android: AndroidBuild, _ control: ControlModel, _ places: ControlFilePlaces, _ errors: InspectedErrors
    ) {
        let isTargeted = control.mayTargetAndroid
        let registered = android.registeredClass == nil ? nil : android.candidates.first
        self.init(
            isTargeted: isTargeted, list: nil,
            copied: isTargeted ? android.copiedSources + android.resources : [],
            files: (isTargeted ? android.files : []).map { file in
                ControlInspection.File(path: file.path, fate: file.word, words: FileWords.fate(of: file))
            },
            registeredClass: android.registeredClass,
            registeredAt: registered.map { places.place(inside: $0.path, $0.range.lowerBound) },
            rows: registered == nil ? [] : Self.rows(control.parameterTypes),
            permissions: android.permissions.map(\.name),
            missing: isTargeted ? Self.missing(android, control) : [control.whyNotBuilt(for: .android)],
            problems: errors.words(.android))
    }

    /// The behaviour of rows of parameters with the control `[kotlin-15]` to `[kotlin-19]`.
    private static func rows(_ types: Set<ParameterType.Internal>) -> [String] {
        ParameterRow.all(for: types).map { row in
            switch row {
            case .text:
                let names = ParameterType.Internal.allCases.filter { types.contains($0) && $0 != .bool }.map(\.rawValue)
                return
                    "text row for \(names.joined(separator: ", ")) parameters: calls process without a value at each "
                    + "click, and with autocomplete also when it appears empty"
            case .boolean:
                return "boolean row for bool parameters: calls process at once with the current value; reads neither "
                    + "autocomplete nor getIconName"
            }
        }
    }

    private static func missing(_ android: AndroidBuild, _ control: ControlModel) -> [String] {
        var missing: [String] = []
        if control.tree == nil { missing.append("the files of the control: only its manifest was given") }
        if !android.isTargeted {
            missing.append("the permissions: the Android build reads \"android\" in lower case only")
        } else if android.permissions.isEmpty, !android.listedPermissions.isEmpty, control.tree != nil {
            missing.append("the permissions: they are granted with a class only")
        }
        return missing
    }
}

extension AndroidFile {
    /// The treatment of the file, in one word.
    fileprivate var word: String {
        switch use {
        case .code: "compiled"
        case .resource(let resource):
            switch (resource.copy, resource.replacesAppFile) {
            case (.joined, _): "joined"
            case (.whole, true): "replaces"
            case (.whole, false): "resource"
            }
        case .localProperties: "joined"
        case .hidden: "leftOut"
        case .unread: "unread"
        }
    }
}
