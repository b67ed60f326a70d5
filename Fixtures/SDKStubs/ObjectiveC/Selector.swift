public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}
