import Geometry
import Gestures

/// Tells a press that has moved before its release as a drag, from where the button went down.
struct PointerDrag {
  /// Where the button went down that is down now.
  private var start: Point?

  /// The label of a release that ends a drag; nil for everything else.
  mutating func label(_ input: RecognizedInput.Kind) -> String? {
    switch input {
    case .pointer(.pressed(0, let place)): if start == nil { start = place }
    case .interrupted: start = nil
    case .pointer(.released(0, let place)):
      defer { start = nil }
      guard let start, start.distance(to: place) > GestureOptions().slop else { return nil }
      return InputLabel.drag(start, place, isCancelled: false)
    default: break
    }
    return nil
  }
}
