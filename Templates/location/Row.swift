import Eureka
import QMobileUI
import UIKit

{{>service}}

/// A button that shows the location or looks it up.
final class {{row}}: _ButtonRowOf<String>, RowType {
    /// Why the last look-up failed; the row keeps its value.
    private(set) var problem: {{class}}Problem?

    required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .presentModally(
            controllerProvider: .callback { [weak self] in
                let controller = {{class}}ViewController()
                controller.modalPresentationStyle = .overFullScreen
                controller.didFinish = { [weak self, weak controller] result in
                    self?.take(result)
                    controller?.dismiss(animated: true)
                }
                return controller
            },
            onDismiss: nil)
    }

    func take(_ result: Result<String, {{class}}Problem>) {
        switch result {
        case .success(let location):
            value = location
            problem = nil
        case .failure(let failure):
            problem = failure
        }
        updateCell()
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.textLabel?.text = problem?.message ?? value ?? "{{button}}"
    }
}
