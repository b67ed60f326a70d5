import FourDMobile
import Testing

@Suite struct InstanceLookupTests {
    @Test(arguments: [
        ("@objc static let instance = AService()", "found"),
        ("@objc class var instance: AService { AService() }", "found"),
        ("@objc static let instance: Any = make()", "found"),
        ("@objc static func getInstance() -> AService { x }", "found"),
        ("static let instance = AService()", "notExposed"), ("@objc let instance = AService()", "notStatic"),
        ("@objc static let shared = AService()", "absent shared"), ("@objc static let instence = 1", "absent instence"),
        ("let a = 1", "absent"), ("@objc static let instance = AServices()", "undeclared AServices"),
        ("@objc static let instance: aService = AService()", "undeclared aService"),
        ("@objc static let instance = Other()", "otherClass Other"), ("@objc static var instance: AService!", "empty"),
        ("@objc static var instance: AService? = nil", "empty"),
        ("@objc static let instance = Self()", "openSelf Self"),
        ("@objc static let instance: Self = Self.init()", "openSelf Self"),
        ("@objc class var instance: AService { Self() }", "found"),
        ("@objc static let instance = Derived()", "found"),
    ])
    func asksAsKeyValueCodingDoes(_ member: String, _ found: String) throws {
        let code = """
            @objc(AService) class AService: NSObject {
                \(member)
            }
            class Other: NSObject {}
            class Derived: AService {}
            """
        let ios = try iosBuild(["ios/A.swift": code])
        let type = try #require(ios.loadedClass("AService"))
        let lookup: String =
            switch InstanceLookup(of: type, in: ios.facts) {
            case .found: "found"
            case .absent(let nearest): nearest.map { "absent \($0.name.value)" } ?? "absent"
            case .notExposed: "notExposed"
            case .notStatic: "notStatic"
            case .undeclared(let names): "undeclared \(names.map(\.value).joined(separator: " "))"
            case .otherClass(let name): "otherClass \(name.value)"
            case .empty: "empty"
            case .openSelf(let name): "openSelf \(name.value)"
            case .unsure: "unsure"
            }
        #expect(lookup == found)
    }

    @Test(arguments: ["enum N { CLASS }", "enum N {}\nextension N { CLASS }", "enum N { enum M { CLASS } }"])
    func readsNamesAsTheScopesAroundTheClassDo(_ form: String) throws {
        for (instance, isFound) in [("AService()", true), ("Other()", false)] {
            let code = form.replacing(
                "CLASS",
                with: """
                    @objc(AService) class AService: NSObject { @objc static var instance = \(instance) }
                    class Other: NSObject {}
                    """)
            let ios = try iosBuild(["ios/A.swift": code])
            switch InstanceLookup(of: try #require(ios.loadedClass("AService")), in: ios.facts) {
            case .found: #expect(isFound)
            case .otherClass: #expect(!isFound)
            default: Issue.record("neither: \(code)")
            }
        }
    }
}
