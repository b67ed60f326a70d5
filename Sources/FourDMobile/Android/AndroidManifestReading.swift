import InputControl
import JSONSyntax
import SourceText

/// What the Android generator does with a `manifest.json`, which it reads with org.json 20210307.
package enum AndroidManifestReading: Sendable, Hashable {
    /// It reads an object from it.
    case taken
    /// It finds no object and goes on.
    case skipped
    /// It stops, and with it the build of every control that it would find later. [manifest-5]
    case refused
    /// Its parser was not tried on what is wrong with the file.
    case unknown

    package init(_ manifest: Manifest) {
        let bytes = manifest.file.bytes
        // It cuts the text from the first brace to the last one. [manifest-4]
        guard let start = bytes.firstIndex(of: UInt8(ascii: "{")), let end = bytes.lastIndex(of: UInt8(ascii: "}")),
            start < end
        else {
            self = .skipped
            return
        }
        guard manifest.content == .json else {
            self = manifest.content.isConflict ? .refused : .unknown
            return
        }
        let verdicts = manifest.issues.filter { start...end ~= $0.range.lowerBound }.map { $0.inGenerator(bytes) }
        if verdicts.contains(.refused) || manifest.document.root?.hasRepeatedKey == true {
            self = .refused
        } else {
            self = verdicts.contains(.unknown) || manifest.document.root == nil ? .unknown : .taken
        }
    }
}

extension ManifestContent {
    fileprivate var isConflict: Bool {
        if case .mergeConflict = self { true } else { false }
    }
}

extension JSONSyntaxIssue {
    /// What org.json does with a mistake in the text from the first brace to the last: `taken`, `refused` or `unknown`.
    /// [manifest-3]
    fileprivate func inGenerator(_ bytes: [UInt8]) -> AndroidManifestReading {
        let written = bytes[range.clamped(to: 0..<bytes.count)]
        switch kind {
        case .trailingComma: return written.count == 1 ? .taken : .refused
        case .notFinite, .singleQuotedString, .foreignQuotes, .bareKey, .bareWord, .foreignLiteral,
            .leadingZero, .leadingPlus, .badNumber, .loneSurrogate, .invalidUTF8:
            return .taken
        // It reads no further than the object's end. [manifest-4]
        case .strayBytes: return .taken
        case .missingValue, .missingKey, .missingColon, .unexpectedColon, .comment, .unclosedComment, .missingQuote,
            .extraQuote, .unescapedQuote, .unterminatedString, .unclosedBracket, .mismatchedBracket:
            return .refused
        case .missingComma: return written.isEmpty ? .refused : .unknown
        case .badEscape: return written.last == .apostrophe ? .taken : .refused
        case .controlCharacter:
            return written.allSatisfy { $0 == .lineFeed || $0 == .carriageReturn } ? .refused : .taken
        case .extraComma, .unexpectedSpace, .unexpectedText, .extraBracket, .emptyFile, .nestingTooDeep, .fileTooLarge,
            .furtherIssues, .utf16, .utf32:
            return .unknown
        }
    }
}

extension JSONNode {
    /// Whether an object in it has a key twice.
    fileprivate var hasRepeatedKey: Bool {
        var pending = [self]
        while let node = pending.popLast() {
            if !node.repeatedMembers.isEmpty { return true }
            pending += node.elements.filter { $0.kind == .object || $0.kind == .array }
            pending += node.members.compactMap(\.value).filter { $0.kind == .object || $0.kind == .array }
        }
        return false
    }
}

extension NestedManifest {
    /// Whether the generator reads the file on its walk: it passes those directly in a hidden folder, not those further
    /// down. [place-3]
    package var isReadByGenerator: Bool {
        path.split(separator: "/").dropLast().last.map { !$0.hasPrefix(".") } ?? false
    }
}
