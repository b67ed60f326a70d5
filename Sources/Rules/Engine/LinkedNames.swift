import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// What the rules about the names in Swift sources report in the same words.
extension ControlModel {
    /// Why a rule that needs `knownSwift` could not judge; nil when it could, or there is nothing to judge.
    var swiftSkip: SkippedCheck? {
        guard let ios, ios.injection.isOn, let spot = ios.incompleteSource else { return nil }
        return SkippedCheck(spot.reason, at: Location(path: spot.path, range: spot.range))
    }

    /// Why what a builder returns could not be judged; nil when it could.
    func skip(_ evaluation: RowEvaluation?) -> SkippedCheck? {
        guard case .unknown(let condition) = evaluation?.verdict else { return nil }
        return SkippedCheck(condition.reason, at: condition.place.location)
    }

    /// The classes of the Swift sources with what they inherit, for `explain --at`.
    var rowClassNotes: [Note] {
        (ios?.classes ?? []).map { type in
            let inherited = type.inherited.map(\.value).joined(separator: ", ")
            return Note(
                "the class \"\(type.qualifiedName)\"" + (inherited.isEmpty ? "" : " inherits from \(inherited)"),
                at: type.declaredName.location)
        }
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
        for type in services.meant + services.unlisted where seen.insert(type.qualifiedName).inserted {
            notes.append(Note("the class \"\(type.qualifiedName)\"", at: type.declaredName.location))
            notes += type.runtimeNames.map { Note("exposed to Objective-C as \"\($0.value)\"", at: $0.location) }
            if type.runtimeNames.isEmpty {
                notes.append(Note("it has no @objc(Name)", at: type.declaredName.location))
            }
            for builder in rowBuilders(of: [type]) { notes += Self.notes(on: builder) }
        }
        return notes
    }

    private static func notes(on builder: EvaluatedBuilder) -> [Note] {
        var notes = builder.comparedStrings.map { Note("it compares the format with \"\($0.value)\"", at: $0.location) }
        var seen: Set<UnknownCondition> = []
        for evaluation in [builder.own, builder.other].compactMap({ $0 }) {
            guard case .unknown(let condition) = evaluation.verdict, seen.insert(condition).inserted else { continue }
            notes.append(Note("not evaluated: \(condition.reason)", at: condition.place.location))
        }
        notes += builder.other.outcomes.filter(\.isRow).map {
            Note("this row may be returned for another format", at: $0.place.location)
        }
        return notes
    }
}

extension InFile {
    var location: Location { Location(path: path, range: range) }
}

extension SourceFile {
    /// The line end that the file is written with.
    var lineEnd: String { bytes.contains(.carriageReturn) ? "\r\n" : "\n" }

    /// The white space that the line of `offset` starts with; nil when something else stands before the offset.
    func indentation(of offset: Int) -> String? {
        let start = (bytes[..<offset].lastIndex(where: \.isLineEnd) ?? -1) + 1
        let gap = bytes[start..<offset]
        // A byte-order mark is not part of the line.
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
