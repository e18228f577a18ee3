package import Geometry
package import InputEvents
package import StageModel

/// Scroll indicators that are to be seen, and the one that sets a speed (SM-12, SM-13).
extension Scrolling {
  /// When the first indicator hides that only scrolling made visible.
  package var indicatorDeadline: Timestamp? {
    var next: Timestamp?
    for shown in shownIndicators {
      guard let end = shown.hides else { continue }
      next = min(next ?? end, end)
    }
    return next
  }

  /// Whether the indicator of an axis is to be seen because something has scrolled.
  package func isIndicatorShown(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    shownIndicators.contains { $0.scroller == scroller && $0.axis == axis }
  }

  /// The indicator of an axis is to be seen until its content rests.
  package mutating func showIndicator(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    if let ordinal = shownIndicators.firstIndex(where: { $0.scroller == scroller && $0.axis == axis }) {
      shownIndicators[ordinal].hides = nil
      return
    }
    let new = ShownIndicator(scroller: scroller, axis: axis)
    shownIndicators.insert(new, at: shownIndicators.firstIndex { new.isBefore($0) } ?? shownIndicators.count)
  }

  /// Content rests: its indicators hide at a time.
  package mutating func hideIndicators(of scroller: ScrollerID, at time: Timestamp) {
    for ordinal in shownIndicators.indices
    where shownIndicators[ordinal].scroller == scroller && shownIndicators[ordinal].hides == nil {
      shownIndicators[ordinal].hides = time
    }
  }

  /// Hides what has been visible long enough after scrolling; false where there is nothing of the kind.
  package mutating func passIndicators(at time: Timestamp) -> Bool {
    let count = shownIndicators.count
    shownIndicators.removeAll { shown in shown.hides.map { $0 <= time } ?? false }
    return shownIndicators.count != count
  }

  // MARK: The jog bar

  /// The speed step of a jog bar that a screen reader leads; nil where there is none.
  package func jogLevel(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Int? {
    jog.flatMap { $0.scroller == scroller && $0.axis == axis ? $0.level : nil }
  }

  /// An indicator becomes a jog bar: content rests within its ends until the bar is pulled.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - maximum: The greatest offset at rest, in points.
  ///   - level: The step of speed of a screen reader; nil under a finger.
  package mutating func startJog(
    _ scroller: ScrollerID, _ axis: ScrollAxis, offset: Vector, maximum: Vector, level: Int?, at time: Timestamp
  ) {
    rest(scroller, at: Vector(dx: min(max(0, offset.dx), maximum.dx), dy: min(max(0, offset.dy), maximum.dy)))
    jog = JogBar(
      scroller: scroller, axis: axis, offset: offset[axis], maximum: maximum[axis], level: level, at: time)
  }

  /// The jog bar is pulled otherwise from a time on.
  ///
  /// - Parameters:
  ///   - displacement: How far, in points; positive towards the end of the content.
  ///   - travel: The displacement at which it is fastest, in points.
  ///   - fastest: Points per second there.
  ///   - level: The step of speed of a screen reader; nil under a finger.
  package mutating func pullJog(
    to displacement: Double, travel: Double, fastest: Double, level: Int? = nil, at time: Timestamp
  ) {
    jog?.pull(to: displacement, travel: travel, fastest: fastest, level: level, at: time)
  }

  /// The greatest offset at rest of what the jog bar leads is another one from a time on, in points.
  package mutating func refitJog(maximum: Double, at time: Timestamp) { jog?.refit(maximum: maximum, at: time) }

  /// What the jog bar leads has come to its end, and waits there.
  package mutating func arriveJog(at time: Timestamp) {
    guard let bar = jog else { return }
    jog?.arrived()
    show(bar.scroller, at: bar.offset(at: time), along: bar.axis)
  }

  /// There is no jog bar any more: content stays where it is, and its indicators hide.
  package mutating func endJog(at time: Timestamp) {
    guard let bar = jog else { return }
    show(bar.scroller, at: bar.offset(at: time), along: bar.axis)
    jog = nil
    shownIndicators.removeAll { $0.scroller == bar.scroller }
  }
}
