/// Gives the app the row for parameters whose format is "{{name}}".
@objc({{service}})
final class {{service}}: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    /// The app finds the class by its name, and asks it for this.
    @objc static let instance = {{service}}()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        // Every service is asked for every format: answer only to your own.
        guard format == "{{name}}" else { return nil }
        {{>build}}
    }
}
