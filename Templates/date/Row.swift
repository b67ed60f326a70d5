import Eureka
import Foundation
import QMobileUI

{{>service}}
{{#is.style.pattern}}

extension DateFormatter {
    fileprivate static let own: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "{{pattern}}"
        // The dates of 4D have no time zone: the app keeps them as midnight in Greenwich.
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()
}
{{/is.style.pattern}}
