/// Grows the records of a document. The memory has to be handed on with `finish`.
struct TapeBuilder {
    private(set) var records: UnsafeMutablePointer<TapeRecord>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        records = .allocate(capacity: self.capacity)
    }

    @inline(__always)
    mutating func append(_ record: TapeRecord) {
        if count == capacity { grow() }
        (records + count).initialize(to: record)
        count &+= 1
    }

    mutating func removeLast() {
        count -= 1
    }

    func finish() -> UnsafeBufferPointer<TapeRecord> {
        UnsafeBufferPointer(start: records, count: count)
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<TapeRecord>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: records, count: count)
        records.deallocate()
        records = larger
        capacity *= 2
    }
}
