import Findings
import InputControl
import Rules
import Scaffolding

extension [ScaffoldFile] {
    /// The control that these files make, over those that are there already, checked without being written.
    func validated(over existing: FileTree? = nil, displayPrefix: String = "") -> Report {
        let contents = Dictionary(map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let tree = existing?.adding(contents) ?? FileTree(files: contents)
        return RuleEngine.check(
            [ControlProject(reading: tree)], rules: RuleRegistry.all, displayPrefix: displayPrefix)
    }
}
