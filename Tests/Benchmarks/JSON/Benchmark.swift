import Foundation
import JSONSyntax

/// `generate FILE BYTES` writes a large file of manifests; `ours FILE` and `foundation FILE` parse it once to warm up
/// and once more, and print the nanoseconds of the second time.
@main
struct Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        let file = URL(fileURLWithPath: arguments[2])
        switch arguments[1] {
        case "generate": try Manifests.text(ofSize: Int(arguments[3]) ?? 0).write(to: file)
        case "ours":
            let bytes = [UInt8](try Data(contentsOf: file))
            let limits = JSONLimits(maxBytes: .max)
            try measure {
                let document = JSONDocument(parsing: bytes, limits: limits)
                guard document.issues.isEmpty, document.root?.isComplete == true else {
                    throw CocoaError(.coderInvalidValue)
                }
            }
        case "foundation":
            let data = try Data(contentsOf: file)
            try measure { _ = try JSONSerialization.jsonObject(with: data) }
        default: throw CocoaError(.featureUnsupported)
        }
    }

    private static func measure(_ work: () throws -> Void) throws {
        try work()
        let time = try ContinuousClock().measure(work)
        print(time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000)
    }
}
