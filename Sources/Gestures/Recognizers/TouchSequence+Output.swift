import Geometry
import InputEvents

extension TouchSequence {
  func emitTap(_ tap: TapRecognizer.Tap, _ moment: Moment, _ output: inout [RecognizedInput]) {
    let gesture = Gesture.tap(location: tap.location, fingers: tap.fingers, count: tap.count)
    output.append(moment.input(.gesture(gesture)))
  }

  func emitHold(_ phase: GesturePhase, _ moment: Moment, _ output: inout [RecognizedInput]) {
    let place = phase == .began ? hand.start : hand.location
    let gesture = Gesture.longPress(phase: phase, location: place + offset, fingers: hand.members)
    output.append(moment.input(.gesture(gesture)))
  }

  /// `isStill`: the fingers go on as another gesture, so that the pan has no velocity.
  @inline(__always) func emitPan(
    _ phase: GesturePhase, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput],
    isStill: Bool = false
  ) {
    let start = hand.start + offset
    let velocity = phase == .cancelled || isStill ? .zero : pan.speed(at: moment.time, context.options)
    let pan = Gesture.Pan(
      phase: phase, fingers: hand.members, start: start, location: hand.location + offset, velocity: velocity,
      edge: ScreenEdge(near: start, of: context.screen, zone: context.options.edgeZone))
    output.append(moment.input(.gesture(.pan(pan))))
  }

  func emitPinch(_ phase: GesturePhase, _ moment: Moment, _ output: inout [RecognizedInput]) {
    let gesture = Gesture.pinch(
      phase: phase, center: hand.pairCenter + offset, scale: pinch.scale(hand), degrees: rotate.degrees)
    output.append(moment.input(.gesture(gesture)))
  }

  func emitRotate(_ phase: GesturePhase, _ moment: Moment, _ output: inout [RecognizedInput]) {
    let gesture = Gesture.rotate(
      phase: phase, center: hand.pairCenter + offset, degrees: rotate.degrees, scale: pinch.scale(hand))
    output.append(moment.input(.gesture(gesture)))
  }
}
