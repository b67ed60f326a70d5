import UIKit

/// Stands between the picker, whose delegate must be an NSObject, and the row, which is none.
final class {{class}}PickerPropagator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var didPick: (UIImage) -> Void = { _ in }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        if let image = info[.originalImage] as? UIImage { didPick(image) }
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
