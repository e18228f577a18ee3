import Harness
import Synchronization
import Testing

@Suite("Work in order")
struct OrderedWorkTests {
  /// What is handed over when piece `index` takes the longer the earlier it is.
  static func delivered(_ count: Int, threads: Int, ends: @escaping @Sendable (Int) -> Bool = { _ in false }) -> [Int] {
    var values: [Int] = []
    OrderedWork.run(
      count: count, threads: threads, ends: ends,
      work: { index in
        var waste = 0
        for turn in 0..<(count - index) * 200 { waste &+= turn * turn }
        return waste == -1 ? 0 : index
      }, finished: { _ in }, deliver: { values.append($0) })
    return values
  }

  @Test("results come in the order of the pieces, whatever the number of threads", arguments: [1, 2, 3, 8, 64])
  func order(threads: Int) { #expect(Self.delivered(200, threads: threads) == Array(0..<200)) }

  @Test("nothing is to be done", arguments: [1, 4])
  func nothing(threads: Int) { #expect(Self.delivered(0, threads: threads) == []) }

  @Test("after the first that ends it, nothing is handed over, whatever the number of threads", arguments: [1, 2, 8])
  func ending(threads: Int) {
    for _ in 0..<20 { #expect(Self.delivered(100, threads: threads) { [17, 3, 60].contains($0) } == [0, 1, 2, 3]) }
  }

  @Test("every piece is done once")
  func once() {
    let counts = Mutex([Int](repeating: 0, count: 500))
    OrderedWork.run(
      count: 500, threads: 8, ends: { (_: Int) in false },
      work: { index in
        counts.withLock { $0[index] += 1 }
        return index
      }, finished: { _ in }, deliver: { _ in })
    #expect(counts.withLock(\.self) == [Int](repeating: 1, count: 500))
  }
}
