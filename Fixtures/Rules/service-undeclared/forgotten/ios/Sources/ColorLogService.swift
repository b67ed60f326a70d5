import QMobileUI

@objc(ColorLogService)
class ColorLogService: NSObject, ApplicationService {
    @objc static let instance = ColorLogService()
}
