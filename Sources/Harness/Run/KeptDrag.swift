import Geometry
import Gestures

/// Tells a drag that the target goes on with by itself after another finger has joined it: to people it is one drag,
/// up to where the finger that began it lifts, whatever the fingers would be together (SM-1, dragging).
///
///     told as recognized ──pan over, the target goes on──▶ kept ──its finger goes──▶ told: a drag, up to there
///             ▲                                             └──taken over──▶ told: the drag as it was recognized
///             └──all fingers up────────────────────────────────────────────────────────┘
struct KeptDrag {
  /// Where the drag began; nil unless one is kept.
  private var start: Point?
  /// The drag as it was recognized, if it was.
  private var recognized: String?
  /// Fingers that are down.
  private var fingers: Set<Int> = []
  /// Whether a gesture of several fingers is one that the target has ignored.
  private var isIgnoring = false

  /// The label of an input, once the target has taken it.
  ///
  /// - Parameters:
  ///   - usual: The label that it has otherwise.
  ///   - origin: Where the drag began that the target goes on with by itself now.
  mutating func label(_ input: RecognizedInput.Kind, usual: String?, keptFrom origin: Point?) -> String? {
    count(input)
    defer { if fingers.isEmpty { isIgnoring = false } }
    if origin != nil {
      if start == nil { recognized = usual }
      start = origin
      isIgnoring = true
      return input.fingers > 0 ? nil : usual
    }
    guard let start else { return isIgnoring && input.fingers > 1 ? nil : usual }
    self.start = nil
    switch input {
    case .contact(let event):
      return InputLabel.drag(start, event.contact.position, isCancelled: event.phase != .ended)
    case .interrupted: return usual
    case .gesture, .key, .pointer, .rotary:
      // It was taken over: by a pinch, say.
      isIgnoring = false
      return input.fingers > 0 ? recognized : usual
    }
  }

  private mutating func count(_ input: RecognizedInput.Kind) {
    switch input {
    case .contact(let event):
      switch event.phase {
      case .began: fingers.insert(event.contact.id)
      case .moved: break
      case .ended, .cancelled: fingers.remove(event.contact.id)
      }
    case .interrupted: fingers = []
    case .gesture, .pointer, .key, .rotary: break
    }
  }
}

extension RecognizedInput.Kind {
  /// With how many fingers it was done; none where it is something else, or a single contact.
  fileprivate var fingers: Int {
    guard case .gesture(let gesture) = self else { return 0 }
    return gesture.fingers
  }
}
