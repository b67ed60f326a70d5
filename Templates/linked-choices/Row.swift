import Eureka
import QMobileUI
import UIKit

{{>service}}

/// A list of choices. The value of one row decides what the next one offers.
final class {{row}}: _PushRow<PushSelectorCell<String>>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
        // Read each time the list opens, when the other row has its value.
        optionsProvider = .lazy { [weak self] _, completion in completion(self?.currentChoices) }
    }

    override var value: String? {
        didSet {
            guard value != oldValue, let next = row(for: parameter?.next) else { return }
            next.dropValueThatIsNoChoice()
        }
    }

    private var parameter: {{class}}Choices? { tag.flatMap({{class}}Choices.init(parameter:)) }

    private var currentChoices: [String] {
        parameter?.choices(after: row(for: parameter?.previous)?.value) ?? []
    }

    private func row(for parameter: {{class}}Choices?) -> {{row}}? {
        guard let tag = parameter?.parameter else { return nil }
        return section?.form?.rowBy(tag: tag) as? {{row}}
    }

    private func dropValueThatIsNoChoice() {
        guard let chosen = value, !currentChoices.contains(chosen) else { return }
        value = nil
        updateCell()
    }
}
