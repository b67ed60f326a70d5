import Reporting
import Scaffolding
import SourceText

/// The renamed and unchanged places of a copy, for a person.
struct RenamedCopyText {
    let renamedCopy: RenamedCopy

    /// A line for each place.
    var text: String {
        var result = "\nrenamed in \(renamedCopy.renamed.count.counted("place")):\n"
        for place in renamedCopy.renamed {
            result +=
                "  \(Self.shown(place))  \(TerminalEscaper.line(place.old)) -> \(TerminalEscaper.line(place.new ?? ""))\n"
        }
        if renamedCopy.remaining.isEmpty {
            result += "the old name occurs nowhere else\n"
        } else {
            result += "the old name is still in \(renamedCopy.remaining.count.counted("place")):\n"
            for place in renamedCopy.remaining {
                result += "  \(Self.shown(place))  \(TerminalEscaper.line(place.old))\n"
            }
        }
        if !renamedCopy.irreversible.isEmpty {
            result += "renaming back would not restore \(renamedCopy.irreversible.count.counted("place")):\n"
            for place in renamedCopy.irreversible {
                let (old, new) = (TerminalEscaper.line(place.old), TerminalEscaper.line(place.new ?? ""))
                result += "  \(Self.shown(place))  \(old) would become \(new)\n"
            }
        }
        if !renamedCopy.notCarried.isEmpty {
            result += "different from the original control:\n"
            for change in renamedCopy.notCarried {
                result += "  \(TerminalEscaper.line(change.path))  \(change.reason)\n"
            }
        }
        return result + "\n"
    }

    private static func shown(_ place: RenamedCopy.Place) -> String {
        let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
        return TerminalEscaper.line(place.path) + position
    }
}

extension ScaffoldDocument.Place {
    init(_ place: RenamedCopy.Place) {
        self.init(
            path: place.path, line: place.position?.line, column: place.position?.column, old: place.old,
            new: place.new)
    }
}
