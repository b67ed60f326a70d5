import InputControl
import Scaffolding
import SourceText

/// The files of a control that is to be made, whatever they come from.
struct Scaffold {
    let names: NamePlan
    let files: [ScaffoldFile]
    /// What to do afterwards, each on one line.
    let next: [String]
    /// What was renamed, when the control was made from another.
    var renamedCopy: RenamedCopy?
    /// The template it was made of, and what was answered.
    var answered: AnsweredTemplate?
}
