internal import Digests
internal import InputEvents
internal import Journal
internal import StageModel

/// A run of rotation without a pause of P.crownBurst (SM-10).
struct RotaryBurst: Hashable, Sendable {
  /// When it was last turned.
  var last: Timestamp
  /// Why what it moves moves, for people.
  var cause: Cause
  /// The long page whose end it has reached and that it does not leave, by its scroller.
  var held: ScrollerID?
  /// What it has moved.
  var moved: [Moved] = []
  /// Reports of a crown in the last tenth of a second, where content runs on after fast turns.
  var reports: [Report] = []

  /// One report of a crown.
  struct Report: Hashable, Sendable {
    let time: Timestamp
    /// 1/120 notches towards the end.
    let units: Int
  }

  /// A scroll view that it has moved.
  struct Moved: Hashable, Sendable {
    let scroller: ScrollerID
    let axis: ScrollAxis
    /// The offset before, in points.
    let start: Double
    /// The offset from which the units count, in points, so that no fraction of a unit is ever rounded away.
    var origin: Double
    /// 1/120 notches since then.
    var units = 0
    /// Whether it was turned on at its end, which is told also where it had been there before.
    var hasGivenWay = false
  }
}

extension RotaryBurst: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(last)
    sink.combine(cause)
    sink.combine(held)
    sink.combine(moved)
    sink.combine(reports)
  }
}

extension RotaryBurst.Report: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(time)
    sink.combine(units)
  }
}

extension RotaryBurst.Moved: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(start)
    sink.combine(origin)
    sink.combine(units)
    sink.combine(hasGivenWay)
  }
}
