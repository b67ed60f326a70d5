import Eureka
import QMobileUI
import UIKit

/// Returns a row for a colour.
@objc(ColorWheelRowService)
class ColorWheelRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: ColorWheelRowService = ColorWheelRowService()
    override init() {}

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "colorWheel" else { return nil }
        return ColorWheelRow(key).onRowEvent(eventCallback)
    }
}
