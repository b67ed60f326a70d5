import Findings
import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import Rules
import SourceText

extension ControlInspection.Android {
    init(_ android: AndroidBuild, _ control: ControlModel, _ places: ControlFilePlaces) {
        // Android reads no target of a selection control [manifest-27].
        let isTargeted = control.mayTargetAndroid || !control.isActionControl
        let registered = android.registeredClass == nil ? nil : android.candidates.first
        self.init(
            isTargeted: isTargeted, copied: isTargeted ? android.copiedSources + android.resources : [],
            registeredClass: android.registeredClass,
            registeredAt: registered.map { places.place(inside: $0.path, $0.range.lowerBound) },
            rows: registered == nil ? [] : Self.rows(control.parameterTypes),
            permissions: android.permissions.map(\.name),
            missing: isTargeted ? Self.missing(android, control) : [control.whyNotBuilt(for: .android)],
            problems: isTargeted ? Self.problems(control, places) : [])
    }

    /// What the rows of parameters with the control do `[kotlin-15]` to `[kotlin-19]`.
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
        guard control.isActionControl else { return Self.missingOfSelection(android, control) }
        var missing: [String] = []
        if control.tree == nil { missing.append("the files of the control: only its manifest was given") }
        if !android.isTargeted {
            missing.append("the permissions: the Android build reads \"android\" in lower case only")
        } else if android.permissions.isEmpty, !android.listedPermissions.isEmpty, control.tree != nil {
            missing.append("the permissions: they are granted with a class only")
        }
        return missing
    }

    /// What Android ignores of a selection control `[kind-5]`.
    private static func missingOfSelection(_ android: AndroidBuild, _ control: ControlModel) -> [String] {
        let hasFiles = ["android/inputControl", "android/res"].contains { control.tree?.hasFolder($0) == true }
        return [
            hasFiles ? "the code and resources: 4D copies none of a selection control" : nil,
            android.listedPermissions.isEmpty ? nil : "the permissions: none of a selection control are granted",
        ].compactMap { $0 }
    }

    /// The errors that the rules about Kotlin find: what keeps the control from working, in their words.
    private static func problems(_ control: ControlModel, _ places: ControlFilePlaces) -> [String] {
        let rules = RuleRegistry.all.filter { $0.info.platform == .android && $0.info.group == .kotlin }
        return RuleEngine.check([control.project], rules: rules).findings.filter { $0.severity == .error }.map {
            finding in
            guard let range = finding.location.range else { return finding.message }
            let place = places.place(finding.location.path, range.lowerBound)
            return "\(finding.message) (\(place.path):\(place.line))"
        }
    }
}
