internal import Digests
internal import Geometry
internal import Harness
internal import InputEvents
internal import Scenes
internal import StageModel

extension StageState {
  /// Hands over everything that decides what happens next, times relative to now.
  func encode(into sink: inout some StateSink) {
    encodeRoom(into: &sink)
    windows.encode(into: &sink)
    windows.encodePlaces(into: &sink)
    sink.combine(focus)
    sink.combine(values)
    encodeLayers(into: &sink)
    scrolls.encode(into: &sink)
    sink.combine(zooms) { $0.combine($1) }
    sink.combine(marks)
    encodeInput(into: &sink)
  }

  /// The screen, and what the app and people have made of what is on it.
  func encodeRoom(into sink: inout some StateSink) {
    sink.combine(size)
    sink.combine(safeArea != nil)
    if let safeArea {
      for inset in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] { sink.combine(inset) }
    }
    sink.combine(detents) { $0.combine($1) }
    sink.combine(sizes) { $0.combine($1) }
    sink.combine(goneWindows.isEmpty ? [] : goneWindows.sorted())
    sink.combine(inputDevices != nil)
    if let inputDevices {
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
    sink.combine(press)
    sink.combine(keyboardField)
    sink.combine(fittedField)
    encodeRotation(into: &sink)
    sink.combine(touchHasStopped)
    sink.combine(pinch)
    sink.combine(pageTurns)
    sink.combine(heldOver)
    sink.combine(awaited)
    // Each is about a scroll view of its own.
    sink.combine(travels.count > 1 ? travels.sorted { $0.scroller < $1.scroller } : travels)
    sink.combine(ignoredFingers)
    sink.combine(hasLostTap)
    sink.combine(touchdown)
    sink.combine(liftedTouchdown)
    sink.combine(finger)
    sink.combine(otherFingers)
    sink.combine(pan)
    // Nobody asks for it without a movement.
    if pan != nil { sink.combine(panDevice) }
    sink.combine(jog)
    sink.combine(gaze)
  }

  /// What decides what the next turn moves; where the pointer is and what is held meanwhile matters only where something
  /// scrolls.
  private func encodeRotation(into sink: inout some StateSink) {
    sink.combine(rotary)
    sink.combine(notches.all)
    guard !scrolls.isEmpty else { return }
    sink.combine(isShiftDown)
    sink.combine(isOptionDown)
    sink.combine(pointer)
  }
}

extension StageState.PanOwner: StateEncodable {
  func encode(into sink: inout some StateSink) {
    switch self {
    case .sheet(let surface):
      sink.combine(1)
      sink.combine(surface)
    case .control(let item, let start, let slop):
      sink.combine(2)
      sink.combine(item)
      sink.combine(start)
      sink.combine(slop)
    case .scroll(let drag, let across):
      sink.combine(3)
      sink.combine(drag)
      sink.combine(across)
    case .edge(let surface, let size, let edge, let slop):
      sink.combine(4)
      sink.combine(surface)
      sink.combine(size)
      sink.combine(edge)
      sink.combine(slop)
    case .selection(let drag):
      sink.combine(5)
      sink.combine(drag)
    case .bar(let drag):
      sink.combine(6)
      sink.combine(drag)
    case .jog(let origin):
      sink.combine(7)
      sink.combine(origin)
    case .press(let touchdown):
      sink.combine(8)
      sink.combine(touchdown)
    }
  }
}

extension StageState.Press: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(device)
    sink.combine(item?.ordinal ?? -1)
    sink.combine(start)
    sink.combine(isDragging)
    sink.combine(touchdown)
    sink.combine(track)
    sink.combine(bar)
  }
}

extension StageState.Press.Bar: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
  }
}

extension PresentationRequest: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(opener)
    sink.combine(cause)
  }
}
