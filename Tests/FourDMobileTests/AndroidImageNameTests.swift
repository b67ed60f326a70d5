import FourDMobile
import Testing

@Suite struct AndroidImageNameTests {
    @Test(arguments: [
        ("fr.png", "flag", "flag_fr"), ("My Flag.v2.PNG", "Flag-1", "flag_1_my_flag_v2"), ("é.png", "É", "e_e"),
        ("a--b", "x", "x_a__b"), (".png", "x", "x_"), ("😀.png", "x", "x__"), ("e\u{301}.png", "x", "x_e"),
    ])
    func copiesEachOtherCharacterAsOneUnderscore(_ file: String, _ control: String, _ resource: String) {
        #expect(AndroidImageName.resource(for: file, of: control) == resource)
    }

    @Test func anAccentMayAlsoBeAnotherCharacter() {
        #expect(AndroidImageName.resource(for: "été.png", of: "x", keepingAccents: true) == "x__t_")
    }

    @Test(arguments: [
        ("fr.png", "flag", "flag_fr"), ("fr", "flag", "flag_fr"), ("FR.jpg", "Flag!", "flag_fr"),
        ("fr - be.png", "flag", "flag_fr_be"), ("flags/fr.png", "flag", "fr"), ("été.png", "flag", "flag_t_"),
        ("a.b.png", "flag", "flag_a_b"), ("", "v1.2", "v1"),
    ])
    func looksForEachRunAsOneUnderscore(_ label: String, _ control: String, _ wanted: String) {
        #expect(AndroidImageName.wanted(by: label, of: control) == wanted)
    }
}
