public import Digests
internal import StageModel

extension Scrolling {
  /// Hands over what of it decides what happens next.
  ///
  /// - Parameter indicatorsDecide: Whether it decides something that an indicator is still to be seen: where it can become a
  ///   jog bar, or be pressed.
  @inlinable package func encode(into sink: inout some StateSink, indicatorsDecide: Bool) {
    places.encode(into: &sink)
    sink.combine(zooms) { $0.combine($1) }
    sink.combine(marks)
    sink.combine(rotary)
    sink.combine(notches.all)
    sink.combine(pageTurns)
    sink.combine(awaited)
    // Each is about a scroll view of its own.
    sink.combine(travels.count > 1 ? travels.sorted { $0.scroller < $1.scroller } : travels)
    sink.combine(droppedOverlaps) { $0.combine($1) }
    sink.combine(jog)
    if indicatorsDecide { sink.combine(shownIndicators) }
  }
}
