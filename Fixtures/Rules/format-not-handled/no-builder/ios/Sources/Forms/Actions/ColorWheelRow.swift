import Eureka
import QMobileUI
import UIKit

/// Hands the app a row for a colour.
@objc(ColorWheelRowService)
class ColorWheelRowService: NSObject, ApplicationService {
    @objc static var instance: ColorWheelRowService = ColorWheelRowService()
}
