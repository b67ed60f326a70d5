import CoreLocation
import UIKit

/// The reason that the location is missing.
enum {{class}}Problem: Error {
    case notAllowed, notFound

    var message: String {
        switch self {
        case .notAllowed: return "Allow the app to use your location in Settings"
        case .notFound: return "Your location could not be found"
        }
    }
}

/// Requests the permission if needed, looks up the location once and reports it.
final class {{class}}ViewController: UIViewController, CLLocationManagerDelegate {
    var didFinish: (Result<String, {{class}}Problem>) -> Void = { _ in }

    private let manager = CLLocationManager()
    private var isFinished = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.frame = view.bounds
        spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        spinner.startAnimating()
        view.addSubview(spinner)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // From now on the manager reports the permission: at once, and again when the user has decided.
        manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
        default: finish(.failure(.notAllowed))
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        let coordinates = "\(location.coordinate.latitude),\(location.coordinate.longitude)"
{{#is.result.coordinates}}
        finish(.success(coordinates))
{{/is.result.coordinates}}
{{#is.result.address}}
        CLGeocoder().reverseGeocodeLocation(location) { [weak self] placemarks, _ in
            // Without a network, the coordinates are used instead of the address.
            self?.finish(.success(placemarks?.first.flatMap(Self.address) ?? coordinates))
        }
{{/is.result.address}}
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        finish(.failure((error as? CLError)?.code == .denied ? .notAllowed : .notFound))
    }
{{#is.result.address}}

    private static func address(of place: CLPlacemark) -> String? {
        let parts = [place.name, place.postalCode, place.locality, place.country].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
{{/is.result.address}}

    /// The manager may report more than once.
    private func finish(_ result: Result<String, {{class}}Problem>) {
        guard !isFinished else { return }
        isFinished = true
        didFinish(result)
    }
}
