import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// What the rules about the names in Swift sources share.
extension ControlModel {
    /// What the app gets of the control and what loads of it; nil when nothing is copied, or a source is not known well
    /// enough to say that something is not in it.
    var knownSwift: (ios: IOSBuild, services: ServiceLinks)? {
        guard let ios, let services, ios.injection.isOn, !ios.sources.isEmpty, ios.incompleteSource == nil else {
            return nil
        }
        return (ios, services)
    }

    /// Why a rule that needs `knownSwift` could not judge; nil when it could, or there is nothing to judge.
    var swiftSkip: SkippedCheck? {
        guard let ios, ios.injection.isOn, let spot = ios.incompleteSource else { return nil }
        return SkippedCheck(spot.reason, at: Location(path: spot.path, range: spot.range))
    }

    /// The name that the app asks row services for; nil when there is none, or none that reaches a row service: the
    /// rules about names report that.
    var requestedFormat: JSONNode? {
        guard isActionControl, let node = manifest?.value("name"), let name = node.string, !name.isEmpty,
            name.utf8.first != .slash, !BuiltInFormats.ios.contains(name)
        else { return nil }
        return node
    }

    /// The builders that the app asks for rows, or would ask once the manifest names their service.
    func requestedBuilders(_ ios: IOSBuild, _ services: ServiceLinks) -> [FormatBuilder] {
        var seen: Set<String> = []
        return (services.meant + services.unlisted).filter { seen.insert($0.type.qualifiedName).inserted }
            .flatMap(ios.builders)
    }

    /// The services of which a class is loaded that certainly hands out rows for the control's name.
    var servedFormat: [ServiceLink] {
        guard let name = requestedFormat?.string, let (ios, services) = knownSwift else { return [] }
        return services.links.filter { link in
            guard case .loaded(let type) = link.target else { return false }
            return ios.builders(of: type).contains { builder in
                if case .row = builder.answer(to: name) { true } else { false }
            }
        }
    }

    /// One of the control's files that is kept; nil when there is none of this path.
    func file(_ path: String) -> SourceFile? {
        files.first { $0.path == path }
    }

    /// The names that link the manifest with the Swift code, each with its place, for `explain --at`.
    var linkedNames: [Note] {
        var notes: [Note] = []
        if let node = manifest?.value("name") {
            notes.append(Note("/name is \(node.shortText)", at: place(of: node)))
        }
        for service in ios?.services ?? [] {
            notes.append(Note("the manifest names the service \"\(service.name)\"", at: place(of: service.node)))
        }
        guard let ios, let services, ios.injection.isOn else { return notes }
        var seen: Set<String> = []
        for type in services.meant + services.unlisted where seen.insert(type.type.qualifiedName).inserted {
            notes.append(Note("the class \"\(type.type.qualifiedName)\"", at: type.name.location))
            notes += type.runtimeNames.map { Note("Objective-C knows it as \"\($0.value)\"", at: $0.location) }
            if type.runtimeNames.isEmpty {
                notes.append(Note("it has no @objc(Name)", at: type.name.location))
            }
            for builder in ios.builders(of: type) {
                notes += builder.comparisons.map { comparison in
                    Note("it compares the format with \"\(comparison.value.value)\"", at: comparison.value.location)
                }
                notes += builder.builder.unsureUses.map { use in
                    Note("here it does something else with the format", at: Location(path: builder.path, range: use))
                }
                notes += builder.builder.unguardedRows.map { row in
                    Note("this may be handed out for another format", at: Location(path: builder.path, range: row))
                }
            }
        }
        return notes
    }
}

extension InFile {
    var location: Location { Location(path: path, range: range) }
}

extension ServiceClass {
    /// The name by which a manifest calls it, or could once it is exposed.
    var serviceName: String { runtimeName?.value ?? type.name }
}

extension SourceFile {
    /// The line end that the file is written with.
    var lineEnd: String { bytes.contains(.carriageReturn) ? "\r\n" : "\n" }

    /// The white space that the line of `offset` starts with; nil when something else stands before the offset.
    func indentation(of offset: Int) -> String? {
        let start = (bytes[..<offset].lastIndex(where: \.isLineEnd) ?? -1) + 1
        let gap = bytes[start..<offset]
        // A byte-order mark is no text.
        let rest = start == 0 && gap.starts(with: [0xEF, 0xBB, 0xBF]) ? gap.dropFirst(3) : gap
        return rest.allSatisfy(\.isBlank) ? String(decoding: rest, as: UTF8.self) : nil
    }

    /// Whether `range` holds exactly `text`, between the quotes of a string or elsewhere.
    func holds(_ text: String, at range: Range<Int>) -> Bool {
        range.upperBound <= bytes.count && bytes[range].elementsEqual(text.utf8)
    }

    /// Whether a quote stands before and after `range`.
    func isQuoted(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && range.upperBound < bytes.count && bytes[range.lowerBound - 1] == .quote
            && bytes[range.upperBound] == .quote
    }
}
