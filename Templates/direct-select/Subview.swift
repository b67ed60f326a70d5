import UIKit

#if canImport(DirectSelect)
import DirectSelect
#endif

/// Draws a value, both in the form and in the list of values.
final class {{class}}Subview: UIView, DSSubview {
    weak var delegate: DSDefaultCellSubviewDelegate?

    private let label = UILabel()
    private static let initialFont = UIFont.systemFont(ofSize: 14)
    private static let finalFont = UIFont.systemFont(ofSize: 18, weight: .medium)

    init() {
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func initialSetup(_ data: Any?, viewType: DSInitialSetupViewType) {
        switch viewType {
        case .initialView: label.font = Self.initialFont
        case .finalView: label.font = Self.finalFont
        }
    }

    func assignData(_ data: Any?) {
        label.text = data as? String
    }

    func wentInsideSelectionArea() {
        label.alpha = 1
    }

    func wentOutsideSelectionArea() {
        label.alpha = 0.5
    }

    // The views that grow and move when the list opens: each with its shift, and its size before and after.

    func giveViewsToAnimate() -> [UIView] {
        [label]
    }

    func giveHorizontalTransformValues() -> [CGFloat] {
        [0]
    }

    func getInitialViewSizes(_ data: Any?) -> [CGSize] {
        [size(in: Self.initialFont)]
    }

    func getFinalViewSizes(_ data: Any?) -> [CGSize] {
        [size(in: Self.finalFont)]
    }

    private func size(in font: UIFont) -> CGSize {
        ((label.text ?? "") as NSString).size(withAttributes: [.font: font])
    }
}
