import Reporting
import Scaffolding
import SourceText

/// What was renamed in a starter, and what was not, for a person.
struct StarterText {
    let starter: Starter

    /// A line for each place.
    var text: String {
        var result = "\nrenamed in \(Self.counted(starter.renamed.count)):\n"
        for place in starter.renamed {
            result += "  \(Self.shown(place))  \(VisibleText.line(place.old)) -> \(VisibleText.line(place.new ?? ""))\n"
        }
        if starter.remaining.isEmpty {
            result += "the old name is nowhere else\n"
        } else {
            result += "the old name is still in \(Self.counted(starter.remaining.count)):\n"
            for place in starter.remaining { result += "  \(Self.shown(place))  \(VisibleText.line(place.old))\n" }
        }
        if !starter.irreversible.isEmpty {
            result += "renaming back would not give the same in \(Self.counted(starter.irreversible.count)):\n"
            for place in starter.irreversible {
                let (old, new) = (VisibleText.line(place.old), VisibleText.line(place.new ?? ""))
                result += "  \(Self.shown(place))  \(old) would come back as \(new)\n"
            }
        }
        if !starter.notCarried.isEmpty {
            result += "not as it was in the control it is made from:\n"
            for change in starter.notCarried { result += "  \(VisibleText.line(change.path))  \(change.reason)\n" }
        }
        return result + "\n"
    }

    private static func counted(_ count: Int) -> String { "\(count) place\(count == 1 ? "" : "s")" }

    private static func shown(_ place: Starter.Place) -> String {
        let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
        return VisibleText.line(place.path) + position
    }
}

extension ScaffoldDocument.Place {
    init(_ place: Starter.Place) {
        self.init(
            path: place.path, line: place.position?.line, column: place.position?.column, old: place.old,
            new: place.new)
    }
}
