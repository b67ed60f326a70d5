import Findings

/// Two correct controls of one folder, called email2 and phone2, to make examples of.
enum PairExample {
    /// iOS controls, with these files in addition, by the paths below the folder around both.
    static func ios(_ files: [String: String] = [:]) -> RuleExample {
        RuleExample(
            ["email2": "Email2", "phone2": "Phone2"].reduce(into: files) { files, pair in
                let (name, type) = pair
                let control = RuleExample.control(
                    named: name, service: "\(type)RowService",
                    SwiftExample(
                        attribute: "@objc(\(type)RowService)\n", declaration: "class \(type)RowService",
                        instance: "    @objc static let instance = \(type)RowService()\n",
                        body: """
                                    guard format == "\(name)" else { return nil }
                                    return TextRow(key).onRowEvent(eventCallback)

                            """),
                    file: "\(type)Row.swift")
                for (path, text) in control.files where files["\(name)/\(path)"] == nil {
                    files["\(name)/\(path)"] = text
                }
            })
    }

    /// Android controls, with these files in addition, by the paths below the folder around both.
    static func android(_ files: [String: String] = [:]) -> RuleExample {
        RuleExample(
            ["email2": "Email2", "phone2": "Phone2"].reduce(into: files) { files, pair in
                let (name, type) = pair
                files["\(name)/manifest.json"] = KotlinExample.manifest.replacing("email2", with: name)
                files["\(name)/android/inputControl/\(type).kt"] = KotlinExample.source
                    .replacing("class Email2", with: "class \(type)")
            })
    }

    /// Selection controls with pictures.
    static func pictures(_ one: (name: String, file: String), _ other: (name: String, file: String)) -> RuleExample {
        RuleExample(
            [one, other].reduce(into: [:]) { files, control in
                files["\(control.name)/manifest.json"] =
                    #"{"name": "\#(control.name)", "type": "text", "binding": "imageNamed", "target": "android", "#
                    + #""choiceList": {"fr": "\#(control.file)"}}"#
                files["\(control.name)/images/\(control.file)"] = "a picture of \(control.name)"
            })
    }
}
