import Testing

@testable import Digests
@testable import StageModel

/// How long lists are cut.
@Suite("Chunks of long lists")
struct ChunkingTests {
  @Test(
    "there are 64 elements in a chunk, and more where there would be many more chunks than elements in each",
    arguments: [
      (0, 64), (1, 64), (64, 64), (16_384, 64), (16_640, 128), (100_000, 256), (600_000, 512), (1_048_576, 512),
      (4_194_304, 1024),
    ])
  func size(count: Int, size: Int) {
    #expect(Chunking(count: count).size == size)
  }

  @Test("every element is in one chunk at one place", arguments: [0, 1, 63, 64, 65, 16_641, 70_001])
  func places(count: Int) {
    let chunking = Chunking(count: count)
    let ranges = chunking.ranges(of: count)
    #expect(ranges.flatMap { Array($0) } == Array(0..<count))
    for (chunk, range) in ranges.enumerated() {
      for index in [range.lowerBound, range.upperBound - 1] {
        #expect(chunking.chunk(of: index) == chunk && chunking.ordinal(of: index) == index - range.lowerBound)
      }
    }
  }

  @Test("what is set is set in one copy, at one place", arguments: [1, 64, 65, 20_000])
  func lists(count: Int) {
    let list = ChunkedList<SelectableID, Int>(repeating: 0, count: count)
    let numbers = DigestedArray((0..<count).map { ElementValue.number(Double($0)) })
    for index in Set([0, 63, 64, count / 2, count - 1]) where index < count {
      var (copy, changed) = (list, numbers)
      copy[SelectableID(index)] = 7
      changed[index] = .number(-1)
      #expect((SelectableID(0)..<SelectableID(count)).filter { copy[$0] != list[$0] } == [SelectableID(index)])
      #expect(changed.ordinals(differingFrom: numbers) == [index] && changed != numbers)
      changed[index] = .number(Double(index))
      #expect(changed.ordinals(differingFrom: numbers) == [] && changed == numbers)
    }
  }
}
