import SourceScan
import Testing

@Suite struct PathologicalInputTests {
    @Test(arguments: PathologicalInputs.units)
    func holdsTogether(_ unit: String) {
        let bytes = PathologicalInputs.bytes(of: unit, size: 1_200)
        #expect(Consistency.problems(of: SwiftFileFacts(scanning: bytes), bytes) == [])
        #expect(Consistency.problems(of: KotlinFileFacts(scanning: bytes), bytes) == [])
        let builder = PathologicalInputs.builderHead + bytes
        let facts = SwiftFileFacts(scanning: builder)
        #expect(Consistency.problems(of: facts, builder) == [])
        #expect(facts.rowBuilders.first?.format.value == "format")
    }
}
