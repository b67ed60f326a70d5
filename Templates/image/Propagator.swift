import UIKit

/// Passes the picked picture to the row. The picker needs an NSObject as its delegate, which the row is not.
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
