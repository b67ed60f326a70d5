import InputControl
import SourceScan
import SourceText

/// A source file of an app that no compiler can read.
package struct DamagedSource: Sendable {
    package enum Language: String, Sendable {
        case swift = "Swift"
        case kotlin = "Kotlin"
    }

    package let language: Language
    package let file: SourceFile
    package let damage: SourceDamage
}

extension ControlModel {
    /// The damaged files among the sources of the apps that the control concerns: Swift before Kotlin, each in the order
    /// of the paths.
    package var damagedSources: [DamagedSource] {
        let swift = concerns(.ios) ? ios?.sources ?? [] : []
        let kotlin = concerns(.android) && isActionControl ? copiedKotlin : []
        return swift.compactMap { source in
            // What macOS writes beside a file of an archive is not meant as a source.
            guard let damage = source.facts.damage, !source.isAppleDouble else { return nil }
            return DamagedSource(language: .swift, file: source.file, damage: damage)
        }
            + kotlin.compactMap { source in
                source.facts.damage.map { DamagedSource(language: .kotlin, file: source.file, damage: $0) }
            }
    }
}

extension SwiftSource {
    /// Whether macOS wrote it beside a file whose attributes it keeps: `._PickRow.swift`.
    var isAppleDouble: Bool { path.lastPathPart.hasPrefix("._") }
}

extension SourceDamage {
    /// Why code may be in the file at `path` that is not seen: one line, lower-case start, no full stop.
    package func reason(_ path: String) -> String {
        switch cause {
        case .encoding(let encoding): "\"\(path)\" is in \(encoding.rawValue)"
        case .invalidUTF8: "\"\(path)\" is not in UTF-8"
        case .conflict: "\"\(path)\" has an unresolved merge conflict"
        case .curlyQuote: "the code of \"\(path)\" has curly quotes"
        case .unclosedComment: "a comment of \"\(path)\" is not closed"
        case .unclosedString: "a string of \"\(path)\" is not closed"
        case .unclosedBracket(let bracket): "\"\(bracket)\" in \"\(path)\" is not closed"
        case .unopenedBracket(let bracket): "\"\(bracket)\" in \"\(path)\" closes nothing"
        }
    }
}
