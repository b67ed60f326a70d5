import Findings
import Scaffolding

extension TemplateIssue.Rule {
    /// Its entry in the rule reference, made on request because a run that checks controls does not need it.
    var info: RuleInfo {
        let text = reference
        return RuleInfo(
            id: rawValue, group: .templates, severity: .error, summary: text.summary, rationale: text.rationale,
            source: text.source, remedy: text.remedy, needs: [], bad: .template(text.bad), good: .template([:]))
    }

    private struct Reference {
        let summary: String
        let rationale: String
        var source = "what inputctl templates lint renders in each combination"
        let remedy: String
        /// The files in which the bad template differs from the good one.
        let bad: [String: String]
    }

    private var reference: Reference {
        switch self {
        case .syntax:
            Reference(
                summary: "a template, or its template.json, that cannot be read",
                rationale: """
                    A tag or section that is not closed, sections that cross, and a template.json that is not JSON or has \
                    values of another type are ambiguous. inputctl makes no control from such a template.
                    """,
                source: "the Mustache specification, and template.json as inputctl new reads it",
                remedy:
                    "Close each tag and section in the file that opens it, and fix the value that the message names.",
                bad: ["hello/README.md": "# {{#label}}\n"])
        case .unknownName:
            Reference(
                summary: "a name that is neither a question of the template nor a value of the tool",
                rationale: """
                    Mustache writes nothing where a name is unknown, so a misspelt name would leave a gap in each control. \
                    inputctl makes no control from such a template.
                    """,
                source: "the Mustache specification, whose lenient reading inputctl new does not follow",
                remedy: "Fix the name, or add a question with this id to \"questions\" in template.json.",
                bad: ["hello/README.md": "# {{label}}\n\n{{lable}}\n"])
        case .unusedAnswer:
            Reference(
                summary: "a question whose answer is used nowhere",
                rationale: "The user answers a question that changes nothing in the control.",
                remedy: "Use the answer in a file, a path or a condition, or remove the question.",
                bad: ["hello/README.md": "# {{name}}\n"])
        case .missingPartial:
            Reference(
                summary: "a partial that is neither the template's nor a common one",
                rationale: """
                    Mustache writes nothing where a partial is missing, so a part of the file would be lost. inputctl makes \
                    no control from such a template.
                    """,
                source: "the Mustache specification, whose lenient reading inputctl new does not follow",
                remedy: """
                    Fix its name, or add the file to the folder partials/ of the template or of all templates. The file's \
                    extension is not part of the partial's name.
                    """,
                bad: ["hello/README.md": "# {{label}}\n\n{{>footer}}\n"])
        case .leftover:
            Reference(
                summary: "a tag that remains in a control, or a file that no control gets",
                rationale: """
                    After a change of delimiters, tags with the former delimiters are plain text and remain in the control. \
                    A file that template.json does not list is never copied.
                    """,
                remedy: """
                    Write the tag with the current delimiters. If it belongs in the control, give the file other \
                    "delimiters" in template.json. List the file in template.json, or remove it.
                    """,
                bad: ["hello/README.md": "# {{label}}\n{{=<% %>=}}\nThe control {{name}}.\n"])
        case .path:
            Reference(
                summary: "a path that a control cannot have, or a file that is missing or a symbolic link",
                rationale: """
                    inputctl never writes a path that leads out of the control, that a system does not allow, or that two \
                    files share: it makes no control from such a template. A symbolic link is not copied, because its \
                    target may be another file on another machine.
                    """,
                source: "the rules for paths of Linux, macOS and Windows",
                remedy:
                    "Give each file of template.json a \"source\" that exists and a path of its own in the control.",
                bad: ["hello/template.json": RuleExample.definition(readMe: "../{{label}}.md")])
        case .invalidOutput:
            Reference(
                summary: "a template that makes controls with mistakes",
                rationale: """
                    A control made with some combination of platforms, type and answers gets a finding from `inputctl \
                    validate`: 4D would ignore it, or a part of it. The message names the combination and the rule.
                    """,
                source: "the rules for controls, each of which names its sources",
                remedy:
                    "Read what inputctl explain prints about the rule that the message names, and fix the template.",
                bad: [
                    "hello/manifest.json": """
                    { "name": "{{name}}", "type": "text", "target": ["iphone"], "choiceList": { "a": "A" } }

                    """
                ])
        }
    }
}

extension RuleExample {
    /// A folder with one template, `hello`, in which `changes` are made.
    fileprivate static func template(_ changes: [String: String]) -> RuleExample {
        let good = [
            "hello/template.json": definition(readMe: "README.md"),
            "hello/manifest.json": """
            { "name": "{{name}}", "type": "text", "target": ["ios"], "choiceList": { "a": "A" } }

            """,
            "hello/README.md": "# {{label}}\n",
        ]
        return RuleExample(good.merging(changes) { _, changed in changed })
    }

    fileprivate static func definition(readMe path: String) -> String {
        """
        {
            "title": "Hello",
            "description": "one choice",
            "platforms": ["ios"],
            "questions": [{ "id": "label", "type": "text", "prompt": "Label", "default": "Hello" }],
            "files": [{ "source": "manifest.json" }, { "source": "README.md", "path": "\(path)" }],
            "next": ["use {{name}} in an action"]
        }

        """
    }
}
