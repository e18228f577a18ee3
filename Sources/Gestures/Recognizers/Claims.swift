/// How near the fingers are to each movement: the ratio of what they did to the recognizer's threshold.
struct Claims: Sendable {
  var pan: Double
  var pinch: Double
  var rotate: Double

  /// The greatest claim above 1; equal claims go to the first of pan, pinch, rotate.
  var winner: Recognizer? {
    let greatest = max(pan, pinch, rotate)
    guard greatest > 1 else { return nil }
    return pan == greatest ? .pan : pinch == greatest ? .pinch : .rotate
  }
}
