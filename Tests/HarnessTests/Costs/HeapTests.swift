import TestSupport
import Testing

@testable import Harness

@Suite("Numbers by their priority")
struct HeapTests {
  @Test("the least comes first, and of equal ones the one that came first")
  func order() {
    for seed in UInt64(1)...40 {
      var random = SplitMix64(seed: seed)
      var heap = Heap<Int>()
      var kept: [(Int, Int)] = []
      for value in 0..<200 {
        let priority = Int(random.next() % 20)
        heap.insert(priority, value)
        kept.append((priority, value))
        guard random.next() % 3 == 0 else { continue }
        let least = kept.indices.min { kept[$0] < kept[$1] }
        let expected = least.map { kept.remove(at: $0) }
        let popped = heap.popFirst()
        #expect(popped?.0 == expected?.0 && popped?.1 == expected?.1)
      }
      for expected in kept.sorted(by: <) {
        let popped = heap.popFirst()
        #expect(popped?.0 == expected.0 && popped?.1 == expected.1)
      }
      #expect(heap.popFirst() == nil)
    }
  }
}
