import Eureka
import QMobileUI
import UIKit

{{>service}}

/// A value of a list, chosen in its cell by holding and dragging.
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
