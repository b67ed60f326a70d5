import FourDMobile
import InputControl
import JSONSyntax
import Reporting

extension ControlInspection {
    /// The inspection of `control` by the model.
    init(_ control: ControlModel) {
        let places = ControlFilePlaces(control.project)
        self.init(folder: control.folder, name: control.manifest?.name?.value, kind: nil)
        guard let ios = control.ios, let android = control.android else {
            problem = Self.whyNothing(control)
            return
        }
        if let otherKind = control.otherKind?.kind {
            let words = otherKind.words
            kind = words.drop { $0 != " " }.dropFirst().description
            problem =
                otherKind.folder.map { "4D looks for \(words) in Resources/Mobile/\($0), not among the input controls" }
                ?? "4D finds none of the keys of an input control in the manifest"
            return
        }
        let selection = control.selectionListing
        let errors = InspectedErrors(control, places)
        kind = selection == nil ? "action control" : "selection control"
        problem = Self.damage(control, places)
        editor = selection.map { Editor($0) } ?? control.editor.map { Editor($0, control) }
        choices = Choices(control)
        self.ios = IOS(ios, control, places, errors)
        self.android =
            selection == nil ? Android(android, control, places, errors) : Android(selection: control, errors)
    }

    private static func whyNothing(_ control: ControlModel) -> String {
        guard control.manifest != nil else {
            return "there is no manifest.json that can be read; inputctl validate reports why"
        }
        return "the manifest is not a JSON object; inputctl validate reports why"
    }

    /// The lost part of the manifest; nil when it is complete.
    private static func damage(_ control: ControlModel, _ places: ControlFilePlaces) -> String? {
        guard let manifest = control.manifest, !manifest.isWhole, let issue = manifest.document.issues.first else {
            return nil
        }
        let place = places.place(control.manifestPath, issue.range.lowerBound)
        return "what follows may be incomplete: the manifest has a syntax error (\(place.path):\(place.line))"
    }
}
