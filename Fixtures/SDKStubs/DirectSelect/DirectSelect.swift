@_exported import UIKit

public class DSDataModel {
    public class DSUIConfigs {
        public var showOptionsButton: Bool = false
        public var optionsBtnColor: UIColor = .darkGray
        public var initialFont: UIFont = .systemFont(ofSize: 14)
        public var finalFont: UIFont = .systemFont(ofSize: 18)
        public var finalTitleFont: UIFont = .systemFont(ofSize: 18)
        public var initialFontColor: UIColor = .darkGray
        public var finalFontColor: UIColor = .darkGray
        public var finalBGColor: UIColor = .white
        public var finalBGSeparatorColor: UIColor = .lightGray
        public var finalTitleColor: UIColor = .darkGray
        public var defaultSubviewNonSelectionColor: UIColor = .lightGray
        public var finalTitleNonSelectionStateFont: UIFont = .systemFont(ofSize: 18)
        public var selectedRowShouldCenterBeforeDismiss: Bool = false
        public var introViewUIModel: DSIntroUIModel?
        public init() {}
    }

    public init() {}
    public var titleString: String?
    public var values: [Any] = []
    public var longPressDuration: TimeInterval = 1.0
    public var initialIndex: Int = 0
    public var initialData: Any?
    public var cellSubviewType: CSCellSubviewType = .defaultCell
    public var uiConfigs = DSUIConfigs()
    public var finalViewSuperview: UIView?
    public var customSubviewCreator: (() -> DSSubview)?
}

public class DSIntroUIModel {
    public var introLabelText: String = "Long press to open options, then tap and drag to select."
    public var introLabelColor: UIColor = .gray
    public var circleViewColor: UIColor = .blue
    public var haloColor: UIColor = .cyan
    // No public initialiser: code in another module can only read what a model already has.
    init() {}
}

public enum CSCellSubviewType {
    case defaultCell
    case customCell
}

public enum DSInitialSetupViewType {
    case initialView
    case finalView
}

public protocol DSInitialViewDelegate: AnyObject {
    func selectedValue(index: Int, value: Any?, view: DSInitialView?)
}

public protocol DSDefaultCellSubviewDelegate: AnyObject {
    func showFinalViewAction()
}

public protocol DSSubview: AnyObject {
    var delegate: DSDefaultCellSubviewDelegate? { get set }
    func wentInsideSelectionArea()
    func wentOutsideSelectionArea()
    func giveViewsToAnimate() -> [UIView]
    func giveHorizontalTransformValues() -> [CGFloat]
    func initialSetup(_ data: Any?, viewType: DSInitialSetupViewType)
    func assignData(_ data: Any?)
    func getInitialViewSizes(_ data: Any?) -> [CGSize]
    func getFinalViewSizes(_ data: Any?) -> [CGSize]
}

public final class DSInitialView: UIView, DSDefaultCellSubviewDelegate {
    public struct ViewModel {
        var dataModel: DSDataModel = DSDataModel()
        public mutating func assign(model: DSDataModel) { dataModel = model }
    }

    public var viewModel = ViewModel()
    public var delegate: DSInitialViewDelegate?
    private var isIntroShown = false

    public static func createInstance(model: DSDataModel, delegate: DSInitialViewDelegate?) -> DSInitialView {
        let view = DSInitialView(frame: .zero)
        view.viewModel.assign(model: model)
        view.delegate = delegate
        view.assign()
        return view
    }

    public func assign() {}
    public func addAndShowIntroView() { isIntroShown = true }
    public func removeIntroView() { isIntroShown = false }
    public func showFinalViewAction() {}
}
