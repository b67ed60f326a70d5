/// A key of an object, its value, and what stands between and after them.
package struct JSONMember: Sendable {
    /// The key; a string, also when it was written without quotes.
    package let key: JSONNode

    /// The key's text, its escapes resolved.
    package var keyText: String { key.string ?? "" }

    /// The value; nil when it is missing.
    package var value: JSONNode? {
        valueNode.record.kind == .absent ? nil : valueNode
    }

    /// The place of the comma after the member; nil when there is none.
    package var comma: Range<Int>? {
        key.tree.bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            let source = ByteScanner(base: base, count: buffer.count)
            let offset = source.skipTrivia(valueNode.range.upperBound)
            guard source[offset] == .comma, offset < key.parent?.range.upperBound ?? 0 else { return nil }
            return offset..<offset + 1
        }
    }

    private var valueNode: JSONNode { JSONNode(tree: key.tree, index: key.index + 1) }
}

/// The members of an object, in the order of the file.
package struct JSONMembers: Collection, Sendable {
    private let object: JSONNode
    package let startIndex: Int
    package let endIndex: Int

    init(of object: JSONNode) {
        self.object = object
        startIndex = object.index + 2
        endIndex = object.record.kind == .object ? object.tree.next(after: object.index) : startIndex
    }

    package func index(after index: Int) -> Int {
        object.tree.next(after: index + 1)
    }

    package subscript(index: Int) -> JSONMember {
        JSONMember(key: JSONNode(tree: object.tree, index: index))
    }
}

/// The elements of an array, in the order of the file.
package struct JSONElements: Collection, Sendable {
    private let array: JSONNode
    package let startIndex: Int
    package let endIndex: Int

    init(of array: JSONNode) {
        self.array = array
        startIndex = array.index + 2
        endIndex = array.record.kind == .array ? array.tree.next(after: array.index) : startIndex
    }

    package func index(after index: Int) -> Int {
        array.tree.next(after: index)
    }

    package subscript(index: Int) -> JSONNode {
        JSONNode(tree: array.tree, index: index)
    }
}

extension JSONNode {
    /// The members of an object; none for any other kind.
    package var members: JSONMembers { JSONMembers(of: self) }

    /// The elements of an array; none for any other kind.
    package var elements: JSONElements { JSONElements(of: self) }

    /// The value of the last member with exactly this key, as most readers take it; nil when there is no such member or
    /// it has no value.
    package subscript(_ key: String) -> JSONNode? {
        member(named: key)?.value
    }

    /// The last member with exactly this key; nil when there is none.
    package func member(named key: String) -> JSONMember? {
        var last: JSONMember?
        for member in members where member.key.hasText(key) { last = member }
        return last
    }

    /// The members whose key stands in the object more than once, equal keys together, in the order of the file. Takes
    /// n log n time for n members.
    package var repeatedMembers: [[JSONMember]] {
        let keys = members.map(\.keyText)
        guard keys.count > 1 else { return [] }
        // Bytes are compared: String's own order takes a letter and its composed form for one.
        let order = keys.indices.sorted { first, second in
            keys[first].utf8.lexicographicallyPrecedes(keys[second].utf8)
                || (first < second && keys[first].utf8.elementsEqual(keys[second].utf8))
        }
        let members = Array(members)
        var groups: [[Int]] = []
        for index in order {
            if let first = groups.last?[0], keys[first].utf8.elementsEqual(keys[index].utf8) {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.map { $0.map { members[$0] } }
    }
}
