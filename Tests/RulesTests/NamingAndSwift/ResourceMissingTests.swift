import Findings
import Rules
import Testing

@Suite struct ResourceMissingTests {
    private let rule = "resource-missing"
    private static let catalog = "ios/Resources/Assets.xcassets/Email2/"

    private func sample(_ line: String) -> RowServiceSample {
        var sample = RowServiceSample().with([
            Self.catalog + "email_logo.imageset/Contents.json": "{}",
            Self.catalog + "brand.colorset/Contents.json": "{}",
            Self.catalog + "towns.dataset/Contents.json": "{}", "ios/Resources/email_photo@2x.png": "x",
            "ios/Resources/countries.json": "{}", "Data/towns.json": "{}",
        ])
        sample.code += "\n\(line)\n"
        return sample
    }

    @Test(arguments: [
        ("UIImage(named: \"email_Logo\")", "email_logo"), ("UIImage(named: \"emaillogo\")", "email_logo"),
        ("UIImage(named: \"emial_photo\")", "email_photo"), ("UIColor(named: \"Brand\")", "brand"),
        ("NSDataAsset(name: \"Towns\")", "towns"),
        ("Bundle.main.url(forResource: \"Countries\", withExtension: \"json\")", "countries"),
        ("Bundle.main.path(forResource: \"contries\", ofType: \"json\")", "countries"),
        ("Bundle.main.url(forResource: \"contries.json\", withExtension: nil)", "countries.json"),
    ])
    func suggestsTheNameThatIsThere(_ call: String, _ meant: String) throws {
        let finding = try sample("let value = \(call)").onlyFinding(of: rule)
        #expect(finding.severity == .warning && finding.fix?.edits.map(\.edit.replacement) == [meant])
    }

    @Test func isAnErrorForAnImageLiteral() throws {
        let finding = try sample("let value = UIImage(imageLiteralResourceName: \"email_Logo\")").onlyFinding(of: rule)
        #expect(finding.severity == .error)
    }

    @Test(arguments: ["towns", "villages"])
    func reportsFilesThatAreNotInTheApp(_ name: String) throws {
        let call = "Bundle.main.url(forResource: \"\(name)\", withExtension: \"json\")"
        #expect(try sample("let value = \(call)").onlyFinding(of: rule).fix == nil)
    }

    @Test(arguments: [
        "UIImage(named: \"email_logo\")", "UIImage(named: \"email_photo\")", "UIImage(named: \"Email2/email_logo\")",
        "UIImage(named: \"next\")", "UIImage(systemName: \"email_Logo\")", "UIImage(named: \"email_logo2\")",
        "UIImage(named: \"email_Logo\", in: Bundle.module, compatibleWith: nil)", "Image(\"email_Logo\")",
        "Bundle.main.url(forResource: \"Settings\", withExtension: \"plist\")",
        "Bundle.main.url(forResource: \"a\", withExtension: \"json\", subdirectory: \"b\")",
        "Bundle(for: Form.self).url(forResource: \"a\", withExtension: \"json\")",
    ])
    func staysSilent(_ call: String) {
        #expect(sample("let value = \(call)").findings(of: rule).isEmpty)
    }
}
