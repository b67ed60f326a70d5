import Findings
import FourDMobile
import InputControl

/// What becomes of a file, in words: for `explain --at`, notes and `inspect`.
package enum FileWords {
    /// The end of a sentence that starts with the file, such as `is compiled into the app`.
    package static func fate(of file: IOSFile) -> String {
        let replaced = file.replacesAppFile ? ", and replaces a file of the app" : ""
        switch (file.use, file.damage) {
        case (.leftOut, _): return "is not copied, because of its name"
        case (.compiled, .lookedFor), (.resource, .lookedFor):
            return "is copied, and the project looks elsewhere for it"
        case (_, .garbled): return "is probably damaged when 4D copies it" + replaced
        case (.compiled, nil): return "is compiled into the app" + replaced
        case (.resource, nil): return "becomes a resource of the app" + replaced
        case (.catalog, _): return "becomes part of the app's assets catalog" + replaced
        case (.lost(let loss), _): return loss.words
        }
    }
}

extension FileWords {
    /// The end of a sentence that starts with a file of `android/`.
    package static func fate(of file: AndroidFile) -> String {
        switch file.use {
        case .code: "is copied into the app's package"
        case .resource(let resource):
            switch (resource.copy, resource.replacesAppFile) {
            case (.joined, _): "is joined with the app's own file"
            case (.whole, true): "replaces the app's own file"
            case (.whole, false): "is copied to the app's resources"
            }
        case .localProperties: "is added to the app's local.properties"
        case .hidden: "is ignored, as hidden files are"
        case .unread: "is not read by any build"
        }
    }
}

extension IOSFile.Loss {
    /// The end of a sentence that starts with the file.
    var words: String {
        switch self {
        case .outsideGroups(let folder): "is copied, but not in the app: 4D takes nothing from the folder \(folder)"
        case .thirdParty: "is copied, but not in the app: it lies below a folder Carthage"
        case .otherCatalog: "is copied, but not in the app: 4D merges only the catalog \(Injection.catalog)"
        case .notBuilt: "is listed in the project, but not in the app"
        case .unknownEnding: "is copied, but not in the app: 4D does not know its ending"
        case .overwritten: "is overwritten by the app's own file"
        }
    }
}

extension ControlModel {
    /// The files that 4D finds for the iOS app, with what becomes of each; empty when it copies nothing.
    var iosFiles: [IOSFile] { ios?.injection.fates ?? [] }

    /// What is known of the content of one of the control's files that is not Swift or Kotlin; nil when nothing is.
    func content(of path: String) -> FileContent? { project.contents[path] }
}

extension RuleExample {
    /// A correct iOS control with these files beside its row service.
    static func ios(_ files: [String: String], imports: String = "import Eureka\nimport QMobileUI\n") -> RuleExample {
        let control = RuleExample.control(
            named: "email2", service: "Email2RowService", SwiftExample(imports: imports))
        return RuleExample(control.files.merging(files) { _, file in file })
    }
}

/// What rules about files compared, for `explain --at`.
extension ControlModel {
    /// The files below `ios/`, and what becomes of each.
    var iosFileNotes: [Note] {
        iosFiles.map { Note(FileWords.fate(of: $0), at: place(ofFile: $0.path)) }
    }

    /// The files that are copied to the Android app's resources.
    var androidResourceNotes: [Note] {
        androidResources.map { Note("is copied to the app's resources", at: place(ofFile: $0.path)) }
    }

    /// The values that they declare.
    var androidValueNotes: [Note] {
        androidValues.map { Note("declares \($0.value.type)/\($0.value.name.value)", at: $0.place) }
    }
}
