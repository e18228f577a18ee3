import Geometry
import InputEvents

/// What the devices of a run share.
struct EngineContext: Sendable {
  let options: GestureOptions
  var screen: Size
  /// The number of the next contact.
  var nextContact = 1
  /// Where the pointer is; every mouse and touchpad moves the same one.
  var pointer: Point
  /// Less than half a notch that a still axis holds back: of which device, and since when it has not moved.
  var heldTurn: (device: Int, time: Timestamp)?
  /// Why gestures were recognized; stays empty unless the options ask for it.
  var explanations: [GestureExplanation] = []
}

/// When and where something is being recognized.
struct Moment: Sendable {
  var time: Timestamp
  var device: Int

  @inline(__always) func input(_ kind: RecognizedInput.Kind) -> RecognizedInput {
    RecognizedInput(time: time, device: device, kind: kind)
  }
}
