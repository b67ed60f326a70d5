/// Two correct controls of one folder, called email2 and phone2, with more files in each.
enum TwoControls {
    /// iOS controls; `conditions` are what their builders require of the format.
    static func ios(
        _ one: [String: String], _ other: [String: String], target: String = "ios",
        names: [String] = ["email2", "phone2"],
        conditions: [String] = ["format == \"email2\"", "format == \"phone2\""]
    ) -> [String: String] {
        var files: [String: String] = [:]
        for (index, others) in [one, other].enumerated() {
            let type = ["Email2", "Phone2"][index]
            let folder = type.lowercased()
            files["\(folder)/manifest.json"] = """
                {"name": "\(names[index])", "type": "text", "inject": true, "target": "\(target)",
                 "capabilities": {"service": "\(type)RowService"}}
                """
            files["\(folder)/ios/Sources/Forms/Actions/\(type)Row.swift"] = """
                import Eureka
                import QMobileUI
                @objc(\(type)RowService)
                class \(type)RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
                    @objc static let instance = \(type)RowService()
                    func buildActionParameterCustomFormatRow(
                        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
                    ) -> ActionParameterCustomFormatRowType? {
                        if \(conditions[index]) { return TextRow(key).onRowEvent(eventCallback) }
                        return nil
                    }
                }
                """
            for (path, text) in others { files["\(folder)/\(path)"] = text }
        }
        return files
    }

    /// Android controls.
    static func android(_ one: [String: String], _ other: [String: String]) -> [String: String] {
        var files: [String: String] = [:]
        for (index, others) in [one, other].enumerated() {
            let type = ["Email2", "Phone2"][index]
            for (path, text) in androidControl(others) {
                let path = path.replacing("Email2.kt", with: "\(type).kt")
                files["\(type.lowercased())/\(path)"] = text.replacing("email2", with: type.lowercased())
                    .replacing("class Email2", with: "class \(type)")
            }
        }
        return files
    }
}
