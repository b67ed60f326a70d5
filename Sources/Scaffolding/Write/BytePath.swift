import SourceText

/// A path as the system has it: bytes, which need be no UTF-8.
struct BytePath: Hashable {
    let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// The path of `name` in this folder. An empty folder or name adds nothing.
    func appending(_ name: [UInt8]) -> BytePath {
        if bytes.isEmpty || name.isEmpty { return BytePath(bytes: bytes + name) }
        return BytePath(bytes: bytes + [.slash] + name)
    }

    func appending(_ inside: BytePath) -> BytePath { appending(inside.bytes) }

    /// The folder it is in; empty for a single name.
    var parent: BytePath {
        BytePath(bytes: Array(bytes[..<(bytes.lastIndex(of: .slash) ?? 0)]))
    }

    /// The path as shown in messages.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The path as C functions take it.
    var characters: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
