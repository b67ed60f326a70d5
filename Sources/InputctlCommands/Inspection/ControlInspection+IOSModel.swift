import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import Rules
import SourceText

extension ControlInspection.IOS {
    /// Code and capabilities of a selection control go into the app like those of an action control [kind-4].
    init(_ ios: IOSBuild, _ control: ControlModel, _ places: ControlFilePlaces, _ errors: InspectedErrors) {
        let links = control.services?.links ?? []
        let problems = errors.words(of: links, in: control)
        let isTargeted = control.choiceList == nil ? control.mayTargetIOS : control.buildsList(for: .ios)
        self.init(
            isTargeted: isTargeted, list: ControlInspection.List(control, on: .ios), injected: ios.injection.files,
            files: ios.injection.fates.map { file in
                ControlInspection.File(path: file.path, fate: file.word, words: FileWords.fate(of: file))
            },
            services: zip(links, problems.services).map { link, problems in
                ControlInspection.Service(link, control, places, problems)
            },
            keys: ios.keys.map { ControlInspection.Key($0, in: control, places) },
            missing: isTargeted ? Self.missing(ios, control) : [Self.whyNotBuilt(control)], problems: problems.others)
    }

    private static func whyNotBuilt(_ control: ControlModel) -> String {
        control.whyNotBuilt(for: .ios)
            + (control.selectionListing == nil ? "" : ", so the app shows the default row of the type")
    }

    private static func missing(_ ios: IOSBuild, _ control: ControlModel) -> [String] {
        guard control.isActionControl else { return [] }
        var missing: [String] = []
        if control.tree == nil {
            missing.append("the files of the control: only its manifest was given")
        } else if !ios.injection.isOn {
            missing.append("the code: nothing is copied, since \"inject\" is not true")
        } else if ios.sources.isEmpty {
            missing.append("the code: no Swift file is compiled")
        }
        if ios.services.isEmpty {
            missing.append("a service: the manifest names none, so the app requests no row of the control's code")
        }
        if let incompleteSource = ios.incompleteSource {
            missing.append("a part of the code: \(incompleteSource.reason)")
        }
        return missing
    }
}

extension ControlInspection.Key {
    fileprivate init(_ key: AppKey, in control: ControlModel, _ places: ControlFilePlaces) {
        self.init(
            file: key.destination.rawValue, key: key.key,
            value: control.isReplaced(key) ? nil : key.writtenValue, isMerged: key.isMerged,
            capability: key.capability, manifestValue: key.node.sourceText, namedAt: places.place(key.node))
    }
}

extension ControlInspection.Service {
    fileprivate init(
        _ link: ServiceLink, _ control: ControlModel, _ places: ControlFilePlaces, _ problems: [String]
    ) {
        let loaded = link.isLoaded ? link.type : nil
        let builders = loaded.map { control.rowBuilders(of: [$0]) } ?? []
        let answers = builders.compactMap(Self.answer)
        let match = builders.lazy.flatMap { $0.own?.comparisons ?? [] }.first { $0.value.value == $0.format }?.value
        let answer = Self.order.first(where: answers.contains)
        self.init(
            name: link.service.name, namedAt: places.place(link.service.node),
            declaredAt: loaded.map { places.place($0.declaredName.path, $0.declaredName.range.lowerBound) },
            formats: builders.flatMap(\.handledFormats).map(\.value), answer: answer,
            answersAt: answer == "row" ? match.map { places.place($0.path, $0.range.lowerBound) } : nil,
            problems: problems)
    }

    /// The strongest result first, because the app uses the first row that it gets.
    private static let order = ["always", "row", "unsure", "none"]

    /// The result of a builder when the app requests the control's own format; nil when it requests none.
    private static func answer(_ builder: EvaluatedBuilder) -> String? {
        switch builder.own?.verdict {
        case nil: nil
        case .row: builder.other.verdict == .row ? "always" : "row"
        case .either: "row"
        case .nil: "none"
        case .unknown: "unsure"
        }
    }
}

extension IOSFile {
    /// The treatment of the file, in one word.
    fileprivate var word: String {
        switch (use, damage) {
        case (.leftOut, _): "leftOut"
        case (.lost(.overwritten), _): "overwritten"
        case (.lost, _): "notInApp"
        case (_, .garbled): "damaged"
        case (_, .lookedFor): "notFound"
        case (.compiled, nil): replacesAppFile ? "replaces" : "compiled"
        case (.resource, nil): replacesAppFile ? "replaces" : "resource"
        case (.catalog, nil): replacesAppFile ? "replaces" : "catalog"
        }
    }
}
