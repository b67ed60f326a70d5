import Eureka
import QMobileUI
import UIKit

/// Hands the app a row for a colour.
@objc(ColorWheelRowService)
class ColorWheelRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: ColorWheelRowService = ColorWheelRowService()
    override init() {}

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
<<<<<<< HEAD
        guard format == "colorWheel" else { return nil }
=======
        guard format == "colorwheel" else { return nil }
>>>>>>> rename-format
        return TextRow(key).onRowEvent(eventCallback)
    }
}
