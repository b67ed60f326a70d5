import CoreLocation
import Eureka
import QMobileUI
import UIKit

@objc(AddressHereRowService)
final class AddressHereRowService: NSObject, ApplicationService {
    @objc static let instance: AddressHereRowService = AddressHereRowService()
}

final class AddressHereRow: _TextRow, RowType {
    private let finder = AddressFinder()

    required init(tag: String?) {
        super.init(tag: tag)
        placeholder = "Address"
    }

    override func customDidSelect() {
        super.customDidSelect()
        finder.find { [weak self] address in
            self?.value = address
            self?.updateCell()
        }
    }
}

private final class AddressFinder: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var completion: (String) -> Void = { _ in }

    func find(completion: @escaping (String) -> Void) {
        self.completion = completion
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        CLGeocoder().reverseGeocodeLocation(location) { [weak self] placemarks, _ in
            guard let place = placemarks?.first else { return }
            self?.completion([place.thoroughfare, place.postalCode, place.locality].compactMap { $0 }.joined(separator: ", "))
        }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        logger.warning("no address: \(error)")
    }
}
