import FourDMobile
import SourceScan
import Testing

@Suite struct IOSBuildTests {
    private static let function = """
        func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent call: @escaping F) -> R? { nil }
        """

    @Test(arguments: [
        ("@objc(AService) class AService: NSObject {}", "loaded"), ("@objc(AService) class B: NSObject {}", "loaded"),
        ("class AService: NSObject {}", "notExposed"), ("@objc class AService: NSObject {}", "notExposed"),
        ("@objc(B) class AService: NSObject {}", "exposedOtherwise"), ("struct AService {}", "noClass"),
        ("@objc(aService) class B: NSObject {}", "missing"), ("// @objc(AService) class AService {}", "missing"),
        ("#if DEBUG\n@objc(B)\n#else\n@objc(AService)\n#endif\nclass AService: NSObject {}", "loaded"),
        ("enum Box { @objc(AService) class Inner: NSObject {} }", "loaded"),
    ])
    func findsWhatAServiceLeadsTo(_ code: String, _ target: String) throws {
        let links = ServiceLinks(try iosBuild(["ios/A.swift": code]))
        let found: String =
            switch try #require(links.links.first).target {
            case .loaded: "loaded"
            case .notExposed: "notExposed"
            case .exposedOtherwise: "exposedOtherwise"
            case .noClass: "noClass"
            case .missing: "missing"
            }
        #expect(found == target)
        #expect(links.meant.map(\.name) == links.links.compactMap(\.type?.name))
    }

    @Test func takesRowServicesThatAreNotNamedForMeantOnlyWhereANameLeadsNowhere() throws {
        let other = "@objc(Other) class Other: NSObject { \(Self.function) }"
        let helper = "class Helper { \(Self.function) }"
        let loaded = ServiceLinks(
            try iosBuild(["ios/A.swift": "@objc(AService) class AService: NSObject {}\n\(other)\n\(helper)"]))
        #expect(loaded.unlisted.map(\.name) == ["Other"])
        #expect(loaded.meant.map(\.name) == ["AService"])
        let lost = ServiceLinks(try iosBuild(["ios/A.swift": "\(other)\n\(helper)"]))
        #expect(lost.meant.map(\.name) == ["Other"])
        let onlyHelper = ServiceLinks(try iosBuild(["ios/A.swift": helper]))
        #expect(onlyHelper.meant.map(\.name) == ["Helper"])
        let base = ServiceLinks(try iosBuild(["ios/A.swift": "\(other)\nclass Derived: Other {}"]))
        #expect(base.meant.map(\.name) == ["Derived"])
    }

    @Test(arguments: [
        ("class A: NSObject, ApplicationService {}", SwiftCertainty.yes, SwiftCertainty.yes),
        ("class A: NSObject {}", .no, .yes), ("class A: ApplicationService {}", .yes, .no),
        ("class A {}", .no, .no), ("class A: Base {}", .unsure, .unsure),
        ("class A: Base {}\nclass Base: NSObject {}\nextension Base: ApplicationService {}", .yes, .yes),
        ("class A: NSObject, Part {}\nprotocol Part: ApplicationService {}", .yes, .yes),
        ("class A: NSObject, Other {}", .unsure, .yes), ("class A: UIViewController {}", .no, .yes),
        ("class A: Loop {}\nclass Loop: A {}", .no, .no),
        ("typealias Root = NSObject\nclass A: Root {}", .no, .yes),
    ])
    func knowsWhatAClassInherits(_ code: String, _ service: SwiftCertainty, _ root: SwiftCertainty) throws {
        let ios = try iosBuild(["ios/A.swift": code])
        let type = try #require(ios.declaredClass("A")).merged
        #expect(ios.facts.conforms(type, to: KnownTypes.service) == service)
        #expect(ios.facts.inheritsFromNSObject(type) == root)
    }

    @Test func namesWhatItCantSee() throws {
        #expect(try iosBuild(["ios/A.swift": "class A {}"]).incompleteSource == nil)
        #expect(try iosBuild(["ios/A.swift": "class A {"]).incompleteSource?.path == "ios/A.swift")
        #expect(try iosBuild(["ios/A.swift": "class A {}", "Tests/A.swift": "{"]).incompleteSource == nil)
        #expect(try iosBuild(["ios/A.swift": "class A {}", "ios/B.m": ""]).foreignCode == "ios/B.m")
        #expect(try iosBuild(["ios/A.swift": "class A {}", "Other/B.m": ""]).foreignCode == nil)
    }
}
