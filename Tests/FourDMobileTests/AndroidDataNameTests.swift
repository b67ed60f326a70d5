import FourDMobile
import Testing

@Suite struct AndroidDataNameTests {
    @Test(arguments: [
        ("LastName", "lastName"), ("ID", "__ID"), ("id", "id"), ("URL", "urL"), ("A", "a"), ("x", "x"), ("", ""),
        ("first name", "firstname"), ("Prénom", "prenom"), ("œuf", "_uf"), ("tax-free", "tax_free"),
        ("class", "qmobile_class"), ("Class", "qmobile_class"), ("manager.ID", "manager.__ID"), ("__KEY", "__KEY"),
    ])
    func isTheNameOfAField(_ name: String, _ adjusted: String) {
        #expect(AndroidDataName.field(name) == adjusted)
    }

    @Test(arguments: [
        ("Employee", "Employee"), ("employee", "Employee"), ("my table", "Mytable"), ("Société", "Societe"), ("", ""),
        ("_Log", "Q_Log"), ("Ärger", "Arger"), ("1-2", "1_2"),
    ])
    func isTheNameOfATable(_ name: String, _ adjusted: String) {
        #expect(AndroidDataName.table(name) == adjusted)
    }
}
