import InputControl
import Testing

@Suite struct NameFormsTests {
    @Test func followsTheConvention() {
        let forms = NameForms("yourName")
        #expect(forms.typeName == "YourName")
        #expect(forms.service == "YourNameRowService")
        #expect(forms.rowFile == "YourNameRow.swift")
        #expect(NameForms("").typeName == "")
    }

    @Test(arguments: [
        ("mylocation", "MyLocationRowService", true), ("mylocation", "MyLocationsRowService", false),
        ("a", "ARowService", true), ("a", "RowService", false),
    ])
    func wordBoundariesAreFree(_ name: String, _ service: String, _ fits: Bool) {
        #expect(NameForms(name).matches(service, suffix: "RowService") == fits)
    }
}
