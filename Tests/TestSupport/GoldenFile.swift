import Foundation
import Testing

/// Expects `text` to be what the file at `path` of the project holds.
///
/// With `INPUTCTL_RECORD=1` in the environment the file is written instead, and the test fails all the same, so that
/// nothing is recorded by accident.
package func expectGolden(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(fileURLWithPath: Repository.path(path))
    if ProcessInfo.processInfo.environment["INPUTCTL_RECORD"] == "1" {
        try Data(text.utf8).write(to: file)
        Issue.record("recorded \(path); run again without INPUTCTL_RECORD", sourceLocation: sourceLocation)
        return
    }
    guard let data = try? Data(contentsOf: file) else {
        Issue.record("\(path) is missing; record it with INPUTCTL_RECORD=1", sourceLocation: sourceLocation)
        return
    }
    guard !data.elementsEqual(text.utf8) else { return }
    let expected = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    func show(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(end)" }
    Issue.record(
        "\(path):\(line + 1) differs\n  expected: \(show(expected))\n  actual:   \(show(actual))",
        sourceLocation: sourceLocation)
}
