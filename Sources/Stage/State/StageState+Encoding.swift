internal import Digests
internal import Focusing
internal import Hands
internal import Presenting
internal import Room
internal import Scrolling

extension StageState {
  /// Hands over everything that decides what happens next, times relative to now: each part says what that is of its own.
  func encode(into sink: inout some StateSink, indicatorsDecide: Bool) {
    room.encode(into: &sink)
    focusing.encode(into: &sink)
    hands.encode(into: &sink, somethingScrolls: !scrolling.places.isEmpty)
    presenting.encode(into: &sink)
    scrolling.encode(into: &sink, indicatorsDecide: indicatorsDecide)
  }
}
