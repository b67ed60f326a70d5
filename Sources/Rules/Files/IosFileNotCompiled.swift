import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `ios-file-not-compiled`
enum IosFileNotCompiled: Rule {
    static let info = RuleInfo(
        id: "ios-file-not-compiled", group: .files, severity: .error,
        summary: "source code that 4D copies into the app's project and does not compile",
        rationale: """
            4D compiles the Swift files that lie directly in ios/, or below the groups of the app's project: Sources, \
            Resources, Settings, Xcode and Test. It copies Swift files of other folders, and of a folder Carthage, without \
            compiling them and without an error. Objective-C, C and Metal are not compiled at all: the project has no \
            bridging header, and 4D compiles .swift files only.
            """,
        facts: ["ios-3", "ios-4", "ios-6", "swift-15"],
        remedy: "Move Swift files to ios/Sources, and write code in Swift.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject", "/capabilities/service"],
        bad: .ios(["ios/Email/Helper.swift": "struct Email2Helper {}\n"]),
        good: .ios(["ios/Sources/Email/Helper.swift": "struct Email2Helper {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios else { return [] }
        return stranded(ios, control) + otherLanguages(control)
    }

    /// Swift files in folders that the app does not compile. `ios-sources-missing` speaks where no file is compiled, and
    /// `service-not-found` of a service in such a file.
    private static func stranded(_ ios: IOSBuild, _ control: ControlModel) -> [Finding] {
        guard !control.lacksCompiledCode else { return [] }
        let missing = Set((control.services?.links ?? []).filter(\.isMissing).map(\.service.name))
        return ios.uncompiled.filter { source in
            !source.facts.types.contains { missing.contains($0.name.value) }
        }.map { source in
            let use = use(of: source, in: ios)
            return finding(
                "4D does not compile \"\(source.path)\"", at: control.place(ofFile: source.path),
                severity: use == nil ? .warning : .error,
                consequence: use == nil
                    ? "the app does not have what the file declares"
                    : "the app does not build, as the file declares what other code uses",
                help: "move it to ios/Sources/Forms/Actions", notes: use.map { [$0] } ?? [])
        }
    }

    /// Where compiled code uses a type that only this file declares.
    private static func use(of source: SwiftSource, in ios: IOSBuild) -> Note? {
        let names = SwiftSharedName.all(in: source).filter { $0.kind != .member && !$0.isPrivate && !$0.isConditional }
            .map(\.name)
        for name in names where ios.facts.type(named: name) == nil {
            for user in ios.sources {
                if let place = user.facts.names[name] {
                    return Note("\"\(name)\" is used here", at: Location(path: user.file.path, range: place))
                }
            }
        }
        return nil
    }

    private static func otherLanguages(_ control: ControlModel) -> [Finding] {
        control.iosFiles.compactMap { file in
            guard case .lost(let loss) = file.use, loss != .overwritten, !file.isAside, file.library == nil else {
                return nil
            }
            let ending = IOSFileEnding.of(file.name)
            guard ending.content == .objectiveC || ending.content == .otherCode, file.name.fileEnding != "h" else {
                return nil
            }
            return finding(
                "4D does not compile \"\(file.path)\"", at: control.place(ofFile: file.path),
                consequence: "the app does not have what the file declares: 4D compiles Swift only",
                help: "write the code in Swift")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
