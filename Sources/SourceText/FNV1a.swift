/// The 64-bit Fowler–Noll–Vo hash, variant 1a: small, and the same on every machine and in every run.
package struct FNV1a: Sendable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// The hash of `bytes`.
    package static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash = FNV1a()
        for byte in bytes { hash.combine(byte) }
        return hash.value
    }
}
