import FourDMobile
import SourceText
import Testing

@Suite struct ListFormatTests {
    private func reading(_ format: String) -> ListFormatReading {
        modelled(#"{"choiceList": ["a"], \#(format)}"#).listFormat
    }

    @Test(
        arguments: [
            (#""version": "1""#, ListFormat.push, ListFormat.push, ListFormat.push),
            (#""format": null"#, .push, .push, .push),
            (#""format": "sheet""#, .sheet, .sheet, .sheet), (#""format": "Sheet""#, .sheet, .push, nil),
            (#""format": """#, nil, .push, .push), (#""format": 5"#, nil, .push, .push),
            (#""format": "/picker""#, nil, .push, nil), (#""format": "carousel""#, nil, .push, nil),
        ] as [(String, ListFormat?, ListFormat, ListFormat?)])
    func eachReaderHasItsOwn(_ format: String, _ editor: ListFormat?, _ ios: ListFormat, _ android: ListFormat?) {
        let reading = reading(format)
        #expect(reading.editor == editor)
        #expect(reading.ios == ios)
        #expect(reading.android == android)
    }

    @Test func theEmptyEntryIsThatOfTheReference() {
        #expect(ListFormat.allCases.map { $0.emptyEntry(on: .android) } == [" - ", nil, " - ", " - ", nil])
        #expect(ListFormat.allCases.map { $0.emptyEntry(on: .ios) } == [nil, nil, nil, "", ""])
    }

    private func search(_ list: String, _ platform: Platform, as format: ListFormat = .push) -> ListSearch? {
        modelled(#"{"choiceList": \#(list)}"#).choiceList.flatMap { ListSearch($0, as: format, on: platform) }
    }

    private static func records(_ search: String) -> String {
        #"{"dataSource": {"dataClass": "A", "field": "b", \#(search)}}"#
    }

    @Test(
        arguments: [
            (records(#""sort": "b""#), ListSearch.from(choices: 11), nil),
            (records(#""search": true"#), .always, .from(choices: 10)),
            (records(#""search": false"#), nil, .from(choices: 10)),
            (records(#""search": "b""#), .from(choices: 11), .from(choices: 10)),
            (records(#""search": [""]"#), .from(choices: 11), nil), (#"["a"]"#, nil, nil),
            (#"[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]"#, .always, nil), (#""a""#, nil, nil),
            (records(#""search": true, "currentEntity": true"#), .always, nil),
        ] as [(String, ListSearch?, ListSearch?)])
    func aPushListCanBeSearched(_ list: String, _ ios: ListSearch?, _ android: ListSearch?) {
        #expect(search(list, .ios) == ios)
        #expect(search(list, .android) == android)
        for format in ListFormat.allCases where format != .push {
            #expect(search(list, .ios, as: format) == nil && search(list, .android, as: format) == nil)
        }
    }
}
