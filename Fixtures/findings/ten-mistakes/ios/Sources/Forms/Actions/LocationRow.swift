import Eureka
import QMobileUI
import UIKit

@objc(LocationRowService)
class LocationRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: LocationRowService = LocationRowService()
    override init() {}

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "location" else { return nil }
        return TextRow(key).onRowEvent(eventCallback)
    }
}
