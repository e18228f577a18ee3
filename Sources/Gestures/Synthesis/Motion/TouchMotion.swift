import Geometry

/// What fingers do from the first touch to the last lift; times in µs from its beginning.
struct TouchMotion: Hashable, Sendable {
  /// One finger.
  struct Finger: Hashable, Sendable {
    /// When it comes down.
    var arrival: Int64
    /// When it lifts.
    var departure: Int64
    /// The line it draws.
    var shape: FingerShape
  }

  /// In the order in which they come.
  var fingers: [Finger]
  /// When the movement begins.
  var start: Int64
  /// When the movement ends.
  var end: Int64
  /// How it goes.
  var curve: MotionCurve

  /// From one finger's touch to the next one's: a hand does not land at once.
  static let arrivalStep: Int64 = 8_000
  /// From one finger's lift to the next one's.
  static let departureStep: Int64 = 6_000

  /// Fingers that draw `shapes`, one after another in touch and lift, and stay for `after` before they move. The first one
  /// lifts `pause` after the movement.
  init(_ shapes: [FingerShape], duration: Int64, curve: MotionCurve, pause: Int64 = 0, after: Int64 = 0) {
    let last = Int64(max(0, shapes.count - 1))
    start = last * Self.arrivalStep + after
    end = max(duration + after, start + 1)
    self.curve = curve
    let firstLift = end + pause
    fingers = shapes.enumerated().map { index, shape in
      Finger(
        arrival: Int64(index) * Self.arrivalStep, departure: firstLift + Int64(index) * Self.departureStep, shape: shape
      )
    }
  }
}
