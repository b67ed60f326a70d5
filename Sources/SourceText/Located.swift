/// A value and the place in its file where it was written.
package struct Located<Value> {
    package let value: Value

    /// UTF-8 byte offsets in the file that the value was read from.
    package let range: Range<Int>

    package init(_ value: Value, at range: Range<Int>) {
        self.value = value
        self.range = range
    }

    package func map<Result>(_ transform: (Value) -> Result) -> Located<Result> {
        Located<Result>(transform(value), at: range)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
