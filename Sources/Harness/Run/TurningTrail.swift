import Geometry
import Gestures

/// Follows one finger and tells where it has turned: TalkBack has gestures of two strokes, at right angles or back again.
///
///     first stroke ──`strokeLength` away from the corner, `turn` or more off the way so far──▶ second stroke ──▶ …
///
/// A line that bends little by little, or goes aslant, has one stroke. Of a stroke, the greater of its two directions is
/// told.
struct TurningTrail: Sendable {
  /// How long each stroke is at least, in points (ours, as the strokes of a scrub).
  static let strokeLength = 40.0
  /// The cosine of the angle from which on a finger has turned: 60 degrees (ours; a right angle drawn by hand).
  static let turn = 0.5
  /// What is nearer is a tremble, in points.
  static let tremble = 4.0

  private var start: Point
  /// The farthest that the finger has gone on its way; nil before it has a way.
  private var corner: Point?
  private var last: Point
  /// Strokes that are over.
  private var strokes: [SwipeDirection] = []

  /// A finger that has come down.
  init(at start: Point) { (self.start, last) = (start, start) }

  /// Takes where the finger is now; whether it has turned with that.
  mutating func follow(_ place: Point) -> Bool {
    last = place
    guard let corner else {
      if (place - start).length >= Self.strokeLength / 2 { corner = place }
      return false
    }
    let (way, step) = (corner - start, place - corner)
    guard step.length >= Self.tremble else { return false }
    let cosine = (way.dx * step.dx + way.dy * step.dy) / (way.length * step.length)
    if cosine >= Self.turn {
      self.corner = place
      return false
    }
    guard step.length >= Self.strokeLength, way.length >= Self.strokeLength else { return false }
    strokes.append(Self.direction(of: way))
    (start, self.corner) = (corner, place)
    return true
  }

  /// The strokes so far, the one that goes on included; fewer than two where the finger has not turned.
  var directions: [SwipeDirection] { strokes + [Self.direction(of: last - start)] }

  private static func direction(of way: Vector) -> SwipeDirection {
    if way.dx.magnitude > way.dy.magnitude { return way.dx < 0 ? .left : .right }
    return way.dy < 0 ? .up : .down
  }
}
