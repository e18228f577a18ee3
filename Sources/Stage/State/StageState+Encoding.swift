internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Room
internal import Scenes
internal import StageModel

extension StageState {
  /// Hands over everything that decides what happens next, times relative to now: each part says what that is of its own.
  func encode(into sink: inout some StateSink) {
    room.encode(into: &sink)
    focusing.encode(into: &sink)
    hands.encode(into: &sink, somethingScrolls: !scrolls.isEmpty)
    encodePresented(into: &sink)
    encodeScrolled(into: &sink)
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

  /// Where content is, how large it shows, what moves it by itself, and what is selected in it.
  private func encodeScrolled(into sink: inout some StateSink) {
    scrolls.encode(into: &sink)
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
  }
}

extension PresentationRequest: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(opener)
    sink.combine(cause)
  }
}
