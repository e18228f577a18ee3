internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel

extension StageState {
  /// Hands over everything that decides what happens next, times relative to now: each part says what that is of its own.
  func encode(into sink: inout some StateSink, indicatorsDecide: Bool) {
    room.encode(into: &sink)
    focusing.encode(into: &sink)
    hands.encode(into: &sink, somethingScrolls: !scrolling.places.isEmpty)
    encodePresented(into: &sink)
    scrolling.encode(into: &sink, indicatorsDecide: indicatorsDecide)
  }

  /// Windows, sheets, covers and dialogs, on the screen or waiting, and what the app and people have made of them.
  private func encodePresented(into sink: inout some StateSink) {
    sink.combine(detents) { $0.combine($1) }
    sink.combine(sizes) { $0.combine($1) }
    sink.combine(goneWindows.isEmpty ? [] : goneWindows.sorted())
    windows.encode(into: &sink)
    sink.combine(sheets)
    sink.combine(covers)
    sink.combine(suspended)
    sink.combine(waiting)
    sink.combine(dialogs)
    sink.combine(requests)
  }
}

extension PresentationRequest: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(opener)
    sink.combine(cause)
  }
}
