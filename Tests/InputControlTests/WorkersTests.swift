import InputControl
import Testing

@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 7], [0, 1, 9, 1000])
    func resultsAreTakenInOrderAndOnce(threads: Int, count: Int) {
        var taken: [Int] = []
        Workers.run(count, threads: threads) { number in
            number * 2
        } take: {
            taken.append($0)
        }
        #expect(taken == (0..<count).map { $0 * 2 })
    }

    @Test func slowWorkDoesNotHoldUpTheOthers() {
        var taken: [Int] = []
        Workers.run(64, threads: 4) { number in
            var sum = 0
            for step in 0..<(number == 0 ? 200_000 : 1) { sum &+= step }
            return sum < 0 ? -1 : number
        } take: {
            taken.append($0)
        }
        #expect(taken == Array(0..<64))
    }
}
