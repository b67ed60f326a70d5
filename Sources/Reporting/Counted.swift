extension Int {
    /// `1 file`, `2 files`: the number and what is counted.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
