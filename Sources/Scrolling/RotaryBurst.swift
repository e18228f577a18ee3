public import Digests
public import InputEvents
public import Journal
public import StageModel

/// A run of rotation without a pause of P.crownBurst (SM-10).
@usableFromInline
package struct RotaryBurst: Hashable, Sendable {
  /// When it was last turned.
  @usableFromInline package var last: Timestamp
  /// Why what it moves moves, for people.
  @usableFromInline package var cause: Cause
  /// The long page whose end it has reached and that it does not leave, by its scroller.
  @usableFromInline package var held: ScrollerID?
  /// What it has moved.
  @usableFromInline package var moved: [Moved] = []
  /// Reports of a crown in the last tenth of a second, where content runs on after fast turns.
  @usableFromInline package var reports: [Report] = []

  /// One report of a crown.
  @usableFromInline
  package struct Report: Hashable, Sendable {
    @usableFromInline package let time: Timestamp
    /// 1/120 notches towards the end.
    @usableFromInline package let units: Int
  }

  /// A scroll view that it has moved.
  @usableFromInline
  package struct Moved: Hashable, Sendable {
    @usableFromInline package let scroller: ScrollerID
    @usableFromInline package let axis: ScrollAxis
    /// The offset before, in points.
    @usableFromInline package let start: Double
    /// The offset from which the units count, in points, so that no fraction of a unit is ever rounded away.
    @usableFromInline package var origin: Double
    /// 1/120 notches since then.
    @usableFromInline package var units = 0
    /// Whether it was turned on at its end, which is told also where it had been there before.
    @usableFromInline package var hasGivenWay = false
  }
}

extension RotaryBurst: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(last)
    sink.combine(cause)
    sink.combine(held)
    sink.combine(moved)
    sink.combine(reports)
  }
}

extension RotaryBurst.Report: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(time)
    sink.combine(units)
  }
}

extension RotaryBurst.Moved: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(start)
    sink.combine(origin)
    sink.combine(units)
    sink.combine(hasGivenWay)
  }
}
