import Findings

/// The Swift code of a rule's example: a whole row service, right for the format "email2" unless parts are replaced.
struct SwiftExample {
    var attribute = "@objc(Email2RowService)\n"
    var declaration = "class Email2RowService"
    var inheritance = ": NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder"
    var instance = "    @objc static let instance = Email2RowService()\n"
    var body = """
                guard format == "email2" else { return nil }
                return EmailRow(key).onRowEvent(eventCallback)

        """
    var imports = "import Eureka\nimport QMobileUI\n"
    var rest = ""

    var text: String {
        """
        \(imports)
        \(attribute)\(declaration)\(inheritance) {
        \(instance)
            func buildActionParameterCustomFormatRow(
                key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
            ) -> ActionParameterCustomFormatRowType? {
        \(body)    }
        }
        \(rest)
        """
    }
}

extension RuleExample {
    /// An iOS control with one Swift file, and `others` beside it; without the key `service` when `service` is nil.
    static func control(
        named name: String, service: String?, _ code: SwiftExample = SwiftExample(), file: String = "Email2Row.swift",
        capabilities: String = "", others: [String: String] = [:]
    ) -> RuleExample {
        let service = service.map { "\"service\": \"\($0)\"" }
        let members = [service, capabilities.isEmpty ? nil : capabilities].compactMap { $0 }.joined(separator: ", ")
        return .manifest(
            """
            {
                "name": "\(name)",
                "type": "text",
                "inject": true,
                "target": "ios",
                "capabilities": {\(members)}
            }

            """,
            others.merging(["ios/Sources/Forms/Actions/\(file)": code.text]) { _, code in code })
    }
}
