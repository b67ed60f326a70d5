import Eureka
import QMobileUI
import UIKit

{{>service}}

/// Opens the picker when its cell is selected, and keeps the picture.
final class {{row}}: Row<{{cell}}>, RowType {
    let propagator = {{class}}PickerPropagator()

    required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
        cellProvider = CellProvider<{{cell}}>(nibName: "{{cell}}", bundle: {{cell}}.bundle)
        propagator.didPick = { [weak self] image in
            self?.value = image
            self?.updateCell()
        }
    }

    /// The sources of this device, with their titles.
    static var sources: [(title: String, type: UIImagePickerController.SourceType)] {
        let all: [(title: String, type: UIImagePickerController.SourceType)] = [
{{^is.source.photos}}
            ("Camera", .camera),
{{/is.source.photos}}
{{^is.source.camera}}
            ("Photos", .photoLibrary),
{{/is.source.camera}}
        ]
        return all.filter { UIImagePickerController.isSourceTypeAvailable($0.type) }
    }

    override func customDidSelect() {
        super.customDidSelect()
        deselect()
        guard !isDisabled, let form = cell.formViewController() else { return }
        let sources = Self.sources
        guard sources.count > 1 else {
            if let source = sources.first { openPicker(source.type, from: form) }
            return
        }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for source in sources {
            sheet.addAction(
                UIAlertAction(title: source.title, style: .default) { [weak self, weak form] _ in
                    if let form = form { self?.openPicker(source.type, from: form) }
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        // An iPad shows the sheet as a popover, which needs a source view.
        sheet.popoverPresentationController?.sourceView = cell
        sheet.popoverPresentationController?.sourceRect = cell.bounds
        form.present(sheet, animated: true)
    }

    private func openPicker(_ source: UIImagePickerController.SourceType, from form: FormViewController) {
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.delegate = propagator
        form.present(picker, animated: true)
    }
}
