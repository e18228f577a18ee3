/// Where every scroll view is, and which of them are about to do something by themselves.
///
/// A scene may have thousands of scroll views, of which a few move: what happens at an event looks at those only.
struct ScrollPlaces: Sendable, Hashable, RandomAccessCollection, MutableCollection {
  private var places: DigestedArray<ScrollPlace>
  /// The slots of those that move by themselves or are held where they were stopped, in ascending order.
  private(set) var active: [Int] = []
  /// The slots of those that were put elsewhere since this was last forgotten, in the order in which they were.
  private(set) var placed: [Int] = []

  /// As many as there are scroll views, all at their beginning.
  init(count: Int) { places = DigestedArray(repeatElement(ScrollPlace(), count: count)) }

  var startIndex: Int { places.startIndex }
  var endIndex: Int { places.endIndex }

  subscript(slot: Int) -> ScrollPlace {
    get { places[slot] }
    _modify {
      let (wasActive, offset) = (places[slot].isActive, places[slot].offset)
      yield &places[slot]
      if places[slot].offset != offset { notePlaced(slot) }
      if places[slot].isActive != wasActive { note(slot, isActive: !wasActive) }
    }
  }

  /// Notes that one was put where it is.
  mutating func notePlaced(_ slot: Int) {
    if placed.last != slot { placed.append(slot) }
  }

  /// Forgets which of them were put elsewhere.
  mutating func forgetPlaced() {
    if !placed.isEmpty { placed = [] }
  }

  /// Where they are counts, and what they are about to do; not how they came there.
  static func == (a: ScrollPlaces, b: ScrollPlaces) -> Bool { a.places.elementsEqual(b.places) }

  func hash(into hasher: inout Hasher) { hasher.combine(places) }

  /// Where they are, and apart from that the movements: those are told relative to now.
  func encode(into sink: inout some StateSink) {
    sink.combine(places)
    sink.combine(active.count)
    for slot in active {
      sink.combine(slot)
      sink.combine(places[slot].motion)
      sink.combine(places[slot].cross)
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
