import InputControl
import Scaffolding
import SourceText

/// The files of a control that is to be made, whatever they come from.
struct Scaffold {
    let names: NamePlan
    let files: [ScaffoldFile]
    /// The next steps for the user, each on one line.
    let next: [String]
    /// The renamed places, when the control was copied from another.
    var renamedCopy: RenamedCopy?
    /// The template and the answers it was made from.
    var answered: AnsweredTemplate?
}
