/// How far a run is, on a line of a terminal that is written over and cleared at the end. A run of less than a second
/// writes none.
final class ProgressLine {
    private let count: Int
    private let write: ((String) -> Void)?
    private let start = ContinuousClock.now
    private var shown: ContinuousClock.Instant?

    /// `count` is the number of controls; `write` prints to the terminal, and is nil where there is none.
    init(of count: Int, _ write: ((String) -> Void)?) {
        self.count = count
        self.write = count > 1 ? write : nil
    }

    /// Shows that `done` controls are checked, at most ten times a second.
    func show(_ done: Int) {
        guard let write else { return }
        let now = ContinuousClock.now
        guard now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
        shown = now
        write("\rchecking controls: \(done) of \(count)\u{1B}[K")
    }

    func clear() {
        if shown != nil { write?("\r\u{1B}[K") }
    }
}
