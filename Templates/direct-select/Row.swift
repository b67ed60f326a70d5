import Eureka
import QMobileUI
import UIKit

{{>service}}

/// A row for one value of a list: hold and drag in the cell to choose it.
final class {{row}}: Row<{{cell}}>, RowType {
    static let values = [
{{#values}}
        "{{value}}",
{{/values}}
    ]
    static let initialIndex = {{initialIndex}}

    required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}
