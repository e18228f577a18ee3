import Geometry
import Gestures

/// Tells a press that has moved before its release as a drag, from where the button went down.
struct PointerDrag {
  /// Where the button of each device went down that is down now.
  private var starts: [Int: Point] = [:]

  /// The label of a release that ends a drag; nil for everything else.
  mutating func label(_ input: RecognizedInput) -> String? {
    switch input.kind {
    case .pointer(.pressed(0, let place)): starts[input.device] = place
    case .interrupted: starts[input.device] = nil
    case .pointer(.released(0, let place)):
      guard let start = starts.removeValue(forKey: input.device), start.distance(to: place) > GestureOptions().slop
      else { return nil }
      return InputLabel.drag(start, place, isCancelled: false)
    default: break
    }
    return nil
  }
}
