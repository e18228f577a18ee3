package import StageModel

/// What a hand gets hold of, and what ends that.
extension Hands {
  /// A hand has this from now on, and nothing else.
  package mutating func take(_ capture: Capture) { self.capture = capture }

  /// No hand has anything any more.
  package mutating func letGo() { capture = nil }

  /// A movement begins on a device: what is taken now is its own, unless a hand has something already.
  package mutating func claim(for device: Int?) { if capture == nil { captureDevice = device } }

  /// Something has come up over what the hands were doing, and has ended that.
  package mutating func stop(by surface: SurfaceID) { stoppedBy = surface }

  /// Something else begins, or it has been told what ended the last movement.
  package mutating func forgetStop() { stoppedBy = nil }

  /// Lets go of everything, as things are somewhere else from now on; fingers and the pointer stay where they are.
  package mutating func drop() {
    press = nil
    heldOver = nil
    capture = nil
    finger?.isFollowed = false
  }

  /// A finger that was held before is over something selectable, or over nothing of that kind.
  package mutating func hold(over selectable: SelectableID?) { heldOver = selectable }
}
