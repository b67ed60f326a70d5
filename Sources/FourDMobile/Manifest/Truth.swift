import JSONSyntax

extension JSONNode {
    /// Whether 4D's command `Bool` takes the value for true: the boolean, or a number that is not zero. A text never is.
    ///
    /// Source: 4D-Mobile-App, methods `mobile_actions` and `capabilities` (4d-behaviour.md, sections 3 and 4).
    package var isTrueTo4D: Bool {
        boolean ?? (number.map { $0 != 0 } ?? false)
    }
}
