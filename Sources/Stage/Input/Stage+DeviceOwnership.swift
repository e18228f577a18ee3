internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Scrolling

/// Several devices at once: a movement belongs to the one that it began on, and what happens to one device ends nothing
/// on another.
extension Stage {
  /// Whether a movement is one of another device than the one that drags something now: it takes nothing.
  mutating func isOfAnotherDevice(_ pan: Gesture.Pan) -> Bool {
    guard state.hands.capture != nil, state.hands.captureDevice != device else { return false }
    if pan.phase == .began {
      decide(
        words("drag at \(place(pan.start))"), taker: foremostID,
        "SM-1 dragging + another device's finger: ignored; the drag goes on where it began")
    }
    return true
  }

  /// A device is gone, or its events were lost: what it was doing is cancelled. Its contacts have been told before.
  mutating func deviceInterrupted() {
    let devices =
      [state.hands.press?.device, state.hands.finger?.device]
      + (state.hands.capture == nil ? [] : [state.hands.captureDevice])
    state.scrolling.forgetNotches(of: device)
    guard device == nil || devices.contains(device) || devices.allSatisfy({ $0 == nil }) else {
      return
    }
    interrupt(because("device gone or events lost"))
    state.hands.forgetOtherFingers(of: device)
  }
}
