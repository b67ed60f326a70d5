import Foundation

extension DateFormatter {
    public static let rfc822 = fixed("EEE, d MMM yyyy HH:mm:ss zzz")
    public static let shortDate = styled(date: .short)
    public static let mediumDate = styled(date: .medium)
    public static let longDate = styled(date: .long)
    public static let fullDate = styled(date: .full)
    public static let shortTime = styled(time: .short)
    public static let mediumTime = styled(time: .medium)
    public static let longTime = styled(time: .long)
    public static let shortDateAndTime = styled(date: .short, time: .short)

    private static func styled(date: Style = .none, time: Style = .none) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    private static func fixed(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter
    }
}
