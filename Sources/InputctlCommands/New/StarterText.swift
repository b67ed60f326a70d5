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
        if !starter.taken.isEmpty {
            result +=
                "the new name was there before, so renaming back would not give the same, in "
                + "\(Self.counted(starter.taken.count)):\n"
            for place in starter.taken { result += "  \(Self.shown(place))  \(VisibleText.line(place.old))\n" }
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
