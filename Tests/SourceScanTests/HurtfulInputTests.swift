import SourceScan
import Testing

@Suite struct HurtfulInputTests {
    @Test(arguments: HurtfulInputs.units)
    func holdsTogether(_ unit: String) {
        let bytes = HurtfulInputs.bytes(of: unit, size: 1_200)
        #expect(Consistency.problems(of: SwiftFileFacts(scanning: bytes), bytes) == [])
        #expect(Consistency.problems(of: KotlinFileFacts(scanning: bytes), bytes) == [])
        let builder = HurtfulInputs.builderHead + bytes
        let facts = SwiftFileFacts(scanning: builder)
        #expect(Consistency.problems(of: facts, builder) == [])
        #expect(facts.rowBuilders.first?.format.value == "format")
    }
}
