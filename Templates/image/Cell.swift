import Eureka
import UIKit

/// Shows the picture. {{cell}}.xib lays it out and finds the class by its Objective-C name.
@objc({{cell}})
final class {{cell}}: Cell<UIImage>, CellType {
    @IBOutlet private weak var picture: UIImageView?
    @IBOutlet private weak var button: UIButton?

    /// The bundle that contains the xib.
    static var bundle: Bundle {
        #if SWIFT_PACKAGE
        return .module
        #else
        return Bundle(for: {{cell}}.self)
        #endif
    }

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setup() {
        super.setup()
        height = { {{height}} }
    }

    override func update() {
        super.update()
        picture?.image = row.value
        button?.setTitle(row.value == nil ? "{{prompt}}" : nil, for: .normal)
        button?.isEnabled = !row.isDisabled
    }

    @IBAction private func choose(_ sender: Any) {
        row.didSelect()
    }
}
