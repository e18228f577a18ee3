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
  /// Hands over everything that decides what happens next, times relative to now.
  func encode(into sink: inout some StateSink) {
    encodeRoom(into: &sink)
    windows.encode(into: &sink)
    windows.encodePlaces(into: &sink)
    sink.combine(hands.windowMove)
    sink.combine(focusing.focus)
    sink.combine(room.values)
    encodeLayers(into: &sink)
    scrolls.encode(into: &sink)
    sink.combine(zooms) { $0.combine($1) }
    sink.combine(marks)
    encodeInput(into: &sink)
  }

  /// The screen, and what the app and people have made of what is on it.
  func encodeRoom(into sink: inout some StateSink) {
    sink.combine(room.size)
    sink.combine(room.safeArea != nil)
    if let safeArea = room.safeArea {
      for inset in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] { sink.combine(inset) }
    }
    sink.combine(detents) { $0.combine($1) }
    sink.combine(sizes) { $0.combine($1) }
    sink.combine(goneWindows.isEmpty ? [] : goneWindows.sorted())
    sink.combine(room.inputDevices != nil)
    if let inputDevices = room.inputDevices {
      sink.combine(inputDevices.count)
      for device in inputDevices { sink.combine(device.rawValue) }
    }
    sink.combine(droppedOverlaps) { $0.combine($1) }
  }

  /// The sheets and covers that are on the screen or wait.
  func encodeLayers(into sink: inout some StateSink) {
    sink.combine(sheets)
    sink.combine(covers)
    sink.combine(suspended)
    sink.combine(waiting)
  }

  /// The dialogs, what waits for them, and the input in progress.
  func encodeInput(into sink: inout some StateSink) {
    sink.combine(dialogs)
    sink.combine(requests)
    sink.combine(hands.press)
    sink.combine(focusing.keyboardField)
    sink.combine(focusing.fittedField)
    encodeRotation(into: &sink)
    sink.combine(hands.touchHasStopped)
    sink.combine(hands.pinch)
    sink.combine(pageTurns)
    sink.combine(hands.heldOver)
    sink.combine(awaited)
    // Each is about a scroll view of its own.
    sink.combine(travels.count > 1 ? travels.sorted { $0.scroller < $1.scroller } : travels)
    sink.combine(hands.ignoredFingers)
    sink.combine(hands.hasLostTap)
    sink.combine(hands.touchdown)
    sink.combine(hands.liftedTouchdown)
    sink.combine(hands.finger)
    sink.combine(hands.otherFingers)
    sink.combine(hands.drag)
    // Nobody asks for it without a movement.
    if hands.drag != nil { sink.combine(hands.captureDevice) }
    sink.combine(jog)
    sink.combine(hands.gaze)
  }

  /// What decides what the next turn moves; where the pointer is and what is held meanwhile matters only where something
  /// scrolls.
  private func encodeRotation(into sink: inout some StateSink) {
    sink.combine(rotary)
    sink.combine(notches.all)
    guard !scrolls.isEmpty else { return }
    sink.combine(hands.isShiftDown)
    sink.combine(hands.isOptionDown)
    sink.combine(hands.pointer)
  }
}

extension PresentationRequest: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(opener)
    sink.combine(cause)
  }
}
