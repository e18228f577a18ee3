internal import StageModel

/// All that the keyboard focus can go to, in reading order, as one ring of those of several surfaces.
struct FocusRing: RandomAccessCollection {
  private let orders: [[ItemID]]
  /// How many come before those of each surface.
  private let starts: [Int]
  let count: Int

  /// Those of each surface, one after the other.
  init(_ orders: [[ItemID]]) {
    self.orders = orders
    var count = 0
    starts = orders.map { order in
      defer { count += order.count }
      return count
    }
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(ordinal: Int) -> ItemID {
    let order = starts.lastIndex { $0 <= ordinal } ?? 0
    return orders[order][ordinal - starts[order]]
  }

  /// The ordinal in the ring of what has an ordinal on a surface, by the ordinal of that among the surfaces.
  func ordinal(_ ordinal: Int, onSurface index: Int) -> Int { starts[index] + ordinal }
}
