import SourceScan
import SourceText

/// A file with a row service whose builder has `body`, and what is `around` it.
func rowService(_ body: String, around: String = "", format: String = "format", callback: String = "onRowEvent cb")
    -> String
{
    """
    import Eureka
    \(around)
    @objc(EmailRowService)
    class EmailRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
        @objc static var instance = EmailRowService()
        static let own = "own"
        func buildActionParameterCustomFormatRow(key: String, \(format): String, \(callback): @escaping OnRowEventCallback)
            -> ActionParameterCustomFormatRowType?
        {
            \(body)
        }
    }
    """
}

/// What the first builder of the first of `files` does for a format; nil when there is no builder.
func evaluation(of files: [String], for format: RequestedFormat = .anythingElse) -> RowEvaluation? {
    let scanned = files.enumerated().map { number, text in
        SwiftFileFacts(scanning: SourceFile(path: "\(number).swift", text: text))
    }
    guard let builder = scanned[0].rowBuilders.first else { return nil }
    return SwiftFacts(files: scanned).evaluation(of: builder, in: scanned[0], for: format)
}
