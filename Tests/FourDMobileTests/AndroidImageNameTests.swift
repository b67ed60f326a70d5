import FourDMobile
import Testing

@Suite struct AndroidImageNameTests {
    @Test(arguments: [
        ("fr.png", "flag", "flag_fr"), ("My Flag.v2.PNG", "Flag-1", "flag_1_my_flag_v2"), ("é.png", "É", "___"),
        ("a--b", "x", "x_a__b"), (".png", "x", "x_"), ("😀.png", "x", "x__"),
    ])
    func keepsDigitsAndLettersWithoutAccents(_ file: String, _ control: String, _ resource: String) {
        #expect(AndroidImageName.resource(for: file, of: control) == resource)
    }
}
