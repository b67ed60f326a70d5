public enum ControllerProvider<VCType: UIViewController> {
    case callback(builder: (() -> VCType))
    case nibFile(name: String, bundle: Bundle?)
    case storyBoard(storyboardId: String, storyboardName: String, bundle: Bundle?)

    /// Nibs and storyboards are compiled by Xcode: only a callback makes a controller here.
    func makeController() -> VCType? {
        guard case .callback(let builder) = self else { return nil }
        return builder()
    }
}

public enum PresentationMode<VCType: UIViewController> {
    case show(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)
    case presentModally(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)
    case segueName(segueName: String, onDismiss: ((UIViewController) -> Void)?)
    case segueClass(segueClass: UIStoryboardSegue.Type, onDismiss: ((UIViewController) -> Void)?)
    case popover(controllerProvider: ControllerProvider<VCType>, onDismiss: ((UIViewController) -> Void)?)

    public var onDismissCallback: ((UIViewController) -> Void)? {
        switch self {
        case .show(_, let dismiss), .presentModally(_, let dismiss), .popover(_, let dismiss),
            .segueName(_, let dismiss), .segueClass(_, let dismiss):
            return dismiss
        }
    }

    public func present(_ viewController: VCType!, row: BaseRow, presentingController: FormViewController) {
        switch self {
        case .show: presentingController.show(viewController, sender: row)
        case .presentModally, .popover: presentingController.present(viewController, animated: true)
        case .segueName(let name, _): presentingController.performSegue(withIdentifier: name, sender: row)
        case .segueClass: break
        }
    }

    public func makeController() -> VCType? {
        switch self {
        case .show(let provider, _), .presentModally(let provider, _), .popover(let provider, _):
            let controller = provider.makeController()
            if let onDismissCallback { (controller as? RowControllerType)?.onDismissCallback = onDismissCallback }
            return controller
        case .segueName, .segueClass: return nil
        }
    }
}

/// What every presenting row does when it is selected.
func present<VCType: UIViewController>(
    _ mode: PresentationMode<VCType>?, from row: BaseRow, prepare: (VCType, FormViewController) -> Void
) {
    guard let mode, !row.isDisabled, let form = row.baseCell.formViewController() else { return }
    let controller = mode.makeController()
    if let controller { prepare(controller, form) }
    mode.present(controller, row: row, presentingController: form)
}
