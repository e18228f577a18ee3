/// Where every scroll view is, and which of them are about to do something by themselves.
///
/// A scene may have thousands of scroll views, of which a few move: what happens at an event looks at those only.
struct ScrollPlaces: Sendable, Hashable, RandomAccessCollection, MutableCollection {
  private var places: [ScrollPlace]
  /// The slots of those that move by themselves or are held where they were stopped, in ascending order.
  private(set) var active: [Int] = []

  /// As many as there are scroll views, all at their beginning.
  init(count: Int) { places = Array(repeating: ScrollPlace(), count: count) }

  var startIndex: Int { places.startIndex }
  var endIndex: Int { places.endIndex }

  subscript(slot: Int) -> ScrollPlace {
    get { places[slot] }
    _modify {
      let wasActive = places[slot].isActive
      yield &places[slot]
      if places[slot].isActive != wasActive { note(slot, isActive: !wasActive) }
    }
  }

  private mutating func note(_ slot: Int, isActive: Bool) {
    if isActive {
      active.insert(slot, at: active.firstIndex { $0 > slot } ?? active.endIndex)
    } else {
      active.removeAll { $0 == slot }
    }
  }
}
