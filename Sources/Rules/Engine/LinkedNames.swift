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
            for builder in ios.builders(of: type) {
                notes += builder.comparisons.map { comparison in
                    Note("it compares the format with \"\(comparison.value.value)\"", at: comparison.value.location)
                }
                notes += builder.builder.unsureUses.map { use in
                    Note("this use of the format is not evaluated", at: Location(path: builder.path, range: use))
                }
                notes += builder.builder.unguardedRows.map { row in
                    Note("this row may be returned for another format", at: Location(path: builder.path, range: row))
                }
            }
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
