import Geometry
import Gestures

/// Keeps what a movement of fingers came to that nobody has heard of, until the fingers are gone: a finger that explores
/// what is read already, or a movement that a screen reader has nothing for (`--explain`).
///
///     touched ──told──▶ told ──all fingers up──▶ nothing more to tell
///        └──kept──▶ kept ──all fingers up──▶ told as a whole, once
struct QuietGesture {
  private var entry: TranscriptEntry?
  private var isTold = false
  /// Fingers that are down.
  private var fingers: Set<Int> = []

  /// An input comes; with the first finger that comes down something new begins.
  mutating func begin(_ input: RecognizedInput.Kind) {
    switch input {
    case .contact(let event):
      switch event.phase {
      case .began:
        if fingers.isEmpty { (entry, isTold) = (nil, false) }
        fingers.insert(event.contact.id)
      case .moved: break
      case .ended, .cancelled: fingers.remove(event.contact.id)
      }
    case .interrupted: fingers = []
    case .gesture, .pointer, .key, .rotary: break
    }
  }

  /// Keeps what is to be told unless more comes of the movement.
  mutating func keep(_ new: TranscriptEntry) {
    if !isTold { entry = new }
  }

  /// Something was told of the movement; nothing needs to be told of it otherwise.
  mutating func tell() { (entry, isTold) = (nil, true) }

  /// Whether a movement is over of which something was told on its way; true once.
  mutating func takeEnd() -> Bool {
    guard fingers.isEmpty, isTold else { return false }
    isTold = false
    return true
  }

  /// What is to be told of a movement that is over.
  mutating func take() -> TranscriptEntry? {
    guard fingers.isEmpty else { return nil }
    defer { entry = nil }
    return entry
  }
}

extension RecognizedInput.Kind {
  /// Whether it is part of something that goes on until the fingers are gone, or its end.
  var isOfMovement: Bool {
    guard case .gesture(let gesture) = self else { return false }
    return gesture.isMovement
  }

  /// Where a gesture was; nil for everything else.
  var place: Point? {
    guard case .gesture(let gesture) = self else { return nil }
    return gesture.place
  }
}
