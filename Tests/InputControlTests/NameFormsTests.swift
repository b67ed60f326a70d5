import InputControl
import Testing

@Suite struct NameFormsTests {
    @Test func followsTheConvention() {
        let forms = NameForms("yourName")
        #expect(forms.typeName == "YourName")
        #expect(forms.service == "YourNameRowService")
        #expect(forms.rowFile == "YourNameRow.swift")
        #expect(NameForms("").typeName == "")
        #expect(NameForms("my-own_name 2.").typeName == "MyOwnName2")
    }

    @Test(arguments: [
        ("mylocation", "MyLocationRowService", true), ("mylocation", "MyLocationsRowService", false),
        ("my-location", "MyLocationRowService", true), ("my_location", "My_LocationRowService", true),
        ("a", "ARowService", true), ("a", "RowService", false),
        ("colorRow", "ColorRowService", true), ("colorRow", "ColorRowRowService", true),
        ("arrow", "ArrowRowService", true), ("color", "ColorService", false),
    ])
    func wordBoundariesAreFree(_ name: String, _ service: String, _ fits: Bool) {
        #expect(NameForms(name).matches(service, suffix: "RowService") == fits)
    }
}
