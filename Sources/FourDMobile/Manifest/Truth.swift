import JSONSyntax

extension JSONNode {
    /// Whether 4D's command `Bool` takes the value as true: the boolean, or a number that is not zero (4D-RT). A string
    /// never is. [manifest-24]
    package var isTrueTo4D: Bool {
        boolean ?? (number.map { $0 != 0 } ?? false)
    }
}
