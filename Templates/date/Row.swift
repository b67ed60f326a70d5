import Eureka
import Foundation
import QMobileUI

{{>service}}
{{#is.style.pattern}}

extension DateFormatter {
    fileprivate static let own: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "{{pattern}}"
        // 4D's dates have no time zone: the app stores them as midnight UTC.
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()
}
{{/is.style.pattern}}
