import Harness

extension StateParts {
  /// The ids of the parts that are otherwise than in another state.
  func changes(since before: StateParts) -> [UInt64] {
    if free == before.free { return [] }
    let old = Dictionary(before.free.map { ($0.id, $0.words) }) { first, _ in first }
    let here = Set(free.map(\.id))
    return free.filter { old[$0.id] != $0.words }.map(\.id) + before.free.filter { !here.contains($0.id) }.map(\.id)
  }
}
