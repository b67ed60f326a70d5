import Eureka
import UIKit

// The sources of DirectSelect are compiled into the app with this file, so no import is needed.
#if canImport(DirectSelect)
import DirectSelect
#endif

/// Hosts the view of DirectSelect.
final class {{cell}}: Cell<String>, CellType {
    let model = {{cell}}.makeModel()
    private let receiver = {{class}}Receiver()
    private lazy var selector = DSInitialView.createInstance(model: model, delegate: receiver)
{{#intro}}
    private static var isIntroShown = false
{{/intro}}

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static func makeModel() -> DSDataModel {
        let model = DSDataModel()
        model.values = {{row}}.values
{{#title}}
        model.titleString = "{{title}}"
{{/title}}
        model.initialIndex = min({{row}}.initialIndex, {{row}}.values.count - 1)
        model.longPressDuration = {{longPress}}
        let text = UIColor(red: {{textColor.red}}, green: {{textColor.green}}, blue: {{textColor.blue}}, alpha: 1)
        model.uiConfigs.initialFontColor = text
        model.uiConfigs.finalFontColor = text
        model.uiConfigs.finalTitleColor = text
        let background = UIColor(red: {{backgroundColor.red}}, green: {{backgroundColor.green}}, blue: {{backgroundColor.blue}}, alpha: 1)
        model.uiConfigs.finalBGColor = background
{{#custom}}
        model.cellSubviewType = .customCell
        model.customSubviewCreator = { {{class}}Subview() }
{{/custom}}
        return model
    }

    override func setup() {
        super.setup()
        selectionStyle = .none
        height = { 60 }
        receiver.didSelect = { [weak self] index in self?.row.value = {{row}}.values[index] }
        selector.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(selector)
        NSLayoutConstraint.activate([
            selector.topAnchor.constraint(equalTo: contentView.topAnchor),
            selector.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            selector.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            selector.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func update() {
        super.update()
        selector.isUserInteractionEnabled = !row.isDisabled
        guard let index = row.value.flatMap({{row}}.values.firstIndex(of:)) else { return }
        model.initialIndex = index
        selector.viewModel.assign(model: model)
        selector.assign()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The list covers the whole form, which the cell does not know before.
        model.finalViewSuperview = formViewController()?.view
{{#intro}}
        guard window != nil, !Self.isIntroShown else { return }
        Self.isIntroShown = true
        selector.addAndShowIntroView()
{{/intro}}
    }
}

/// DSInitialView retains its delegate: with the cell as delegate, neither would be freed.
final class {{class}}Receiver: DSInitialViewDelegate {
    var didSelect: (Int) -> Void = { _ in }

    func selectedValue(index: Int, value: Any?, view: DSInitialView?) {
        didSelect(index)
    }
}
