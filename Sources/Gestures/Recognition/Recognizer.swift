/// The recognizers that compete for the fingers on a screen.
public enum Recognizer: String, CaseIterable, Hashable, Sendable {
  case tap
  /// A tap that counts on from the last one: a double or triple tap.
  case doubleTap
  case longPress, pan, swipe, pinch, rotate, scrub

  /// Its name in a sentence.
  public var words: String {
    switch self {
    case .doubleTap: "double tap"
    case .longPress: "long press"
    default: rawValue
    }
  }
}
