// Times the scanners on inputs made to hurt: a megabyte of one thing that opens, nests or is left unfinished.
import SourceScan

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
struct Scan {
    static func main() {
        let size = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
        // Milliseconds of processor time, whatever else the machine does.
        var times: [(time: Int, name: String)] = []
        for unit in PathologicalInputs.units {
            let bytes = PathologicalInputs.bytes(of: unit, size: size)
            for (scanner, scan) in [("swift", swift), ("kotlin", kotlin), ("builder", swift)] {
                let input = scanner == "builder" ? PathologicalInputs.builderHead + bytes : bytes
                let start = clock()
                let found = scan(input)
                let time = Int(clock() - start) * 1_000 / Int(CLOCKS_PER_SEC)
                times.append((time, "\(scanner) \(unit.debugDescription), \(found) found"))
                if time > 5_000 { print("\(scanner) \(unit.debugDescription) takes \(time) ms") }
            }
        }
        times.sort { $0.time > $1.time }
        print("\(times.count) inputs of \(size) bytes; the slowest:")
        for (time, name) in times.prefix(12) { print("\(time) ms  \(name)") }
    }

    private static func swift(_ bytes: [UInt8]) -> Int {
        let facts = SwiftFileFacts(scanning: bytes)
        let all = SwiftFacts(files: [facts])
        for builder in facts.rowBuilders.prefix(1) {
            _ = all.evaluation(of: builder, in: facts, for: .exactly("a"))
        }
        return facts.types.count + facts.rowBuilders.count
    }

    private static func kotlin(_ bytes: [UInt8]) -> Int {
        KotlinFileFacts(scanning: bytes).types.count
    }
}
