/// Numbers by their priority, the least first; of equal ones the one that came first.
struct Heap<Priority: Comparable> {
  private var entries: [(priority: Priority, order: Int, value: Int)] = []
  private var count = 0

  /// Adds a number.
  mutating func insert(_ priority: Priority, _ value: Int) {
    entries.append((priority, count, value))
    count += 1
    var place = entries.count - 1
    while place > 0, isBefore(place, (place - 1) / 2) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the first one away.
  mutating func popFirst() -> (Priority, Int)? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return (first.priority, first.value) }
    entries[0] = last
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < entries.count && isBefore($0, place) }
      guard let next = children.min(by: isBefore) else { break }
      entries.swapAt(place, next)
      place = next
    }
    return (first.priority, first.value)
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (entries[left], entries[right])
    if one.priority != other.priority { return one.priority < other.priority }
    return one.order < other.order
  }
}
