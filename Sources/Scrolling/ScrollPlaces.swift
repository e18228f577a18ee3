public import Digests
public import StageModel
public import StageMotion

/// Where every scroll view is, and which of them are about to do something by themselves.
///
/// A scene may have thousands of scroll views, of which a few move: what happens at an event looks at those only.
@usableFromInline
package struct ScrollPlaces: Sendable, Hashable, RandomAccessCollection, MutableCollection {
  @usableFromInline var places: DigestedTable<ScrollerID, ScrollPlace>
  /// The scrollers of those that move by themselves or are held where they were stopped, in ascending order.
  @usableFromInline package private(set) var active: [ScrollerID] = []
  /// The scrollers of those that were put elsewhere since this was last forgotten, in the order in which they were.
  @usableFromInline package private(set) var placed: [ScrollerID] = []

  /// As many as there are scroll views, all at their beginning.
  package init(count: Int) { places = DigestedTable(repeatElement(ScrollPlace(), count: count)) }

  @inlinable package var startIndex: ScrollerID { places.startIndex }
  @inlinable package var endIndex: ScrollerID { places.endIndex }

  @usableFromInline package subscript(scroller: ScrollerID) -> ScrollPlace {
    @inlinable get { places[scroller] }
    _modify {
      let (wasActive, offset) = (places[scroller].isActive, places[scroller].offset)
      yield &places[scroller]
      if places[scroller].offset != offset { notePlaced(scroller) }
      if places[scroller].isActive != wasActive { note(scroller, isActive: !wasActive) }
    }
  }

  /// Notes that one was put where it is.
  mutating func notePlaced(_ scroller: ScrollerID) {
    if placed.last != scroller { placed.append(scroller) }
  }

  /// Forgets which of them were put elsewhere.
  mutating func forgetPlaced() {
    if !placed.isEmpty { placed = [] }
  }

  /// Where they are counts, and what they are about to do; not how they came there.
  @usableFromInline package static func == (a: ScrollPlaces, b: ScrollPlaces) -> Bool {
    a.places.elementsEqual(b.places)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(places) }

  /// Where they are, and apart from that the movements: those are told relative to now.
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(places)
    sink.combine(active.count)
    for scroller in active {
      sink.combine(scroller)
      sink.combine(places[scroller].motion)
      sink.combine(places[scroller].cross)
    }
  }

  private mutating func note(_ scroller: ScrollerID, isActive: Bool) {
    if isActive {
      active.insert(scroller, at: active.firstIndex { $0 > scroller } ?? active.endIndex)
    } else {
      active.removeAll { $0 == scroller }
    }
  }
}
