import CoreLocation
import Eureka
import QMobileUI
import UIKit

@objc(MyLocationRowService)
class MyLocationRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: MyLocationRowService = MyLocationRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        if format == "mylocation" {
            return MyLocationRow(key) { row in
                let provider: ControllerProvider<UIViewController> = .callback {
                    let controller = MyLocationViewController()
                    controller.modalPresentationStyle = .overFullScreen
                    controller.didFinish = { [weak controller] place in
                        row.value = place
                        row.updateCell()
                        controller?.dismiss(animated: true)
                    }
                    return controller
                }
                row.presentationMode = .presentModally(controllerProvider: provider, onDismiss: { _ in })
            }.onRowEvent(eventCallback)
        }
        return nil
    }
}

/// A button that shows the place, or asks for it.
final class MyLocationRow: _ButtonRowOf<String>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.textLabel?.text = value ?? "Touch to get your location"
    }
}

/// Asks for the location once and hands back a description of it.
class MyLocationViewController: UIViewController, CLLocationManagerDelegate {
    var didFinish: (String?) -> Void = { _ in }
    private let manager = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        switch status {
        case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
        case .denied, .restricted: didFinish(nil)
        default: break
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        logger.error("no location: \(error)")
        didFinish(nil)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let coordinate = locations.last?.coordinate else { return }
        didFinish("\(coordinate.latitude),\(coordinate.longitude)")
    }
}
