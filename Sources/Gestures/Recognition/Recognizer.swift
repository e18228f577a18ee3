/// The recognizers that compete for the fingers on a screen.
public enum Recognizer: String, CaseIterable, Hashable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotate, scrub
}
