/// The behaviour of 4D with one control, as `inspect` prints it; the wire format of its JSON.
package struct ControlInspection: Codable, Hashable, Sendable {
    /// The control's folder relative to the root of the run; empty for the root itself.
    package var folder: String

    /// Absent when the manifest has none that is a string.
    package var name: String?

    /// `action control` or `selection control`, or what the manifest describes instead, such as `formatter`; absent when
    /// it can't be read.
    package var kind: String?

    /// Why the rest is missing, or may be incomplete; absent when the manifest is that of a control, and whole.
    package var problem: String?
    package var editor: Editor?

    /// Absent for an action control.
    package var choices: Choices?
    package var ios: IOS?
    package var android: Android?
}
