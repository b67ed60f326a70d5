/// Values that were met before, kept by where they start. A `Set` of such values does the same and costs a short run more:
/// the run time looks for the conformance of each type that a generic type requires.
package struct SeenPlaces<Value> {
    private var values: [Int: [Value]] = [:]

    package init() {}
}

extension SeenPlaces where Value: Equatable {
    /// Keeps a value that starts at the byte `start`; false when it was met before.
    package mutating func insert(_ value: Value, at start: Int) -> Bool {
        guard values[start]?.contains(value) != true else { return false }
        values[start, default: []].append(value)
        return true
    }
}
