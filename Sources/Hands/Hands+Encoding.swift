public import Digests

extension Hands {
  /// Hands over what of it decides what happens next.
  ///
  /// - Parameter somethingScrolls: Whether there is anything to scroll: only then it matters where the pointer is and what
  ///   is held meanwhile.
  @inlinable package func encode(into sink: inout some StateSink, somethingScrolls: Bool) {
    sink.combine(capture)
    // Nobody asks for it without a capture.
    if capture != nil { sink.combine(captureDevice) }
    sink.combine(finger)
    sink.combine(touchdown)
    sink.combine(liftedTouchdown)
    sink.combine(hasLostTap)
    sink.combine(otherFingers)
    sink.combine(ignoredFingers)
    sink.combine(touchHasStopped)
    sink.combine(heldOver)
    sink.combine(press)
    sink.combine(gaze)
    guard somethingScrolls else { return }
    sink.combine(pointer)
    sink.combine(isShiftDown)
    sink.combine(isOptionDown)
  }
}
