/// Returns the row for parameters whose format is "{{name}}".
@objc({{service}})
final class {{service}}: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    /// The app finds the class by its name and reads this property.
    @objc static let instance = {{service}}()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        // The app calls each service with each format: return a row only for your own.
        guard format == "{{name}}" else { return nil }
        {{>build}}
    }
}
