import Findings
import Scaffolding

extension TemplateIssue.Rule {
    /// What the rule reference says about it. Made when it is asked for: a run that checks controls has no use for it.
    var info: RuleInfo {
        let text = reference
        return RuleInfo(
            id: rawValue, group: .templates, severity: .error, summary: text.summary, rationale: text.rationale,
            source: text.source, remedy: text.remedy, needs: [], bad: .template(text.bad), good: .template([:]))
    }

    private struct Reference {
        let summary: String
        let rationale: String
        var source = "what inputctl templates lint makes of the template in each combination"
        let remedy: String
        /// The files of the good template that are otherwise, or more.
        let bad: [String: String]
    }

    private var reference: Reference {
        switch self {
        case .syntax:
            Reference(
                summary: "a template, or its template.json, that cannot be read",
                rationale: """
                    A tag or section that is not closed, sections that cross, and a template.json that is no JSON or has \
                    values of another kind leave open what is meant. Nothing is made of such a template.
                    """,
                source: "the Mustache specification, and template.json as inputctl new reads it",
                remedy: "Close what is opened, in the same file, and correct the value that is named.",
                bad: ["hello/README.md": "# {{#label}}\n"])
        case .unknownName:
            Reference(
                summary: "a name that is no answer and no value of the tool",
                rationale: """
                    Mustache puts nothing where a name is unknown, so a misspelt answer would leave a gap in each control. \
                    Here nothing is made of such a template.
                    """,
                source: "the Mustache specification, whose lenient reading inputctl new does not follow",
                remedy: "Correct the name, or ask for it under \"answers\" in template.json.",
                bad: ["hello/README.md": "# {{label}}\n\n{{lable}}\n"])
        case .unusedAnswer:
            Reference(
                summary: "an answer that is asked and used nowhere",
                rationale: "People are asked for something that makes no difference to their control.",
                remedy: "Use the answer in a file, a path or a condition, or do not ask for it.",
                bad: ["hello/README.md": "# {{name}}\n"])
        case .missingPartial:
            Reference(
                summary: "a partial that is neither the template's nor a common one",
                rationale: """
                    Mustache puts nothing where a partial is missing, so a part of the file would be lost. Here nothing is \
                    made of such a template.
                    """,
                source: "the Mustache specification, whose lenient reading inputctl new does not follow",
                remedy: """
                    Correct its name, or add the file to the folder partials/ of the template or of all templates; the part \
                    of its name behind the last dot does not count.
                    """,
                bad: ["hello/README.md": "# {{label}}\n\n{{>footer}}\n"])
        case .leftover:
            Reference(
                summary: "a tag that is left in a control, or a file that no control gets",
                rationale: """
                    Behind a change of delimiters, tags of the former kind are text like any other and end up in the \
                    control. A file that template.json does not name ends up nowhere.
                    """,
                remedy: """
                    Write the tag with the delimiters of its place; where it is meant to be in the control, give the file \
                    other "delimiters" in template.json. Name the file there, or remove it.
                    """,
                bad: ["hello/README.md": "# {{label}}\n{{=<% %>=}}\nThe control {{name}}.\n"])
        case .path:
            Reference(
                summary: "a path that a control cannot have, or a file that is missing or a symbolic link",
                rationale: """
                    A path that leads out of the control, that some system cannot have, or that two files share is never \
                    written; nothing is made of such a template. A symbolic link is not copied, because its target may be \
                    another file on the next machine.
                    """,
                source: "the rules for paths of Linux, macOS and Windows",
                remedy:
                    "Give each file of template.json a \"source\" that is there and a path of its own in the control.",
                bad: ["hello/template.json": RuleExample.definition(readMe: "../{{label}}.md")])
        case .invalidOutput:
            Reference(
                summary: "a template that makes controls with mistakes",
                rationale: """
                    A control made with some combination of platforms, type and answers gets a finding from `inputctl \
                    validate`: 4D would ignore it, or a part of it. The message names the combination and the rule.
                    """,
                source: "the rules for controls, each of which says from where its facts are known",
                remedy: "See what inputctl explain says about the rule that is named, and correct the template.",
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
            "answers": [{ "id": "label", "type": "text", "prompt": "Label", "default": "Hello" }],
            "files": [{ "source": "manifest.json" }, { "source": "README.md", "path": "\(path)" }],
            "next": ["use {{name}} in an action"]
        }

        """
    }
}
