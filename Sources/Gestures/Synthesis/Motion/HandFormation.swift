import Geometry

/// How the fingers of a hand stand about their middle.
struct HandFormation: Hashable, Sendable {
  /// From the middle to each finger.
  var offsets: [Vector]

  /// Fingers side by side are this far apart where there is room, in points: the width of a finger and a gap.
  static let comfortable = 44.0
  /// Fingers are never nearer than this, in points: digitizers merge what is nearer.
  static let closest = 24.0

  /// Fingers in a row, or in a column where only that fits, so that all stay on the screen while their middle
  /// passes `places`.
  ///
  /// - Parameter prefersColumn: whether a column is tried first.
  init(
    fingers: Int, passing places: [Point], on screen: Size, prefersColumn: Bool = false
  ) throws(SynthesisError) {
    guard fingers > 1 else {
      offsets = [.zero]
      return
    }
    for isColumn in [prefersColumn, !prefersColumn] {
      var spacing = Self.comfortable
      while spacing >= Self.closest {
        let row = Self.row(fingers, spacing: spacing, isColumn: isColumn)
        if places.allSatisfy({ place in row.allSatisfy { Self.contains(screen, place + $0) } }) {
          offsets = row
          return
        }
        spacing -= 4
      }
    }
    throw SynthesisError(
      "\(fingers) fingers do not fit on the \(ScriptNumber.text(screen.width))x\(ScriptNumber.text(screen.height)) screen at "
        + places.map { Place.point($0).description }.joined(separator: " and "),
      hint: "keep the middle of the fingers further from the edges")
  }

  private static func row(_ fingers: Int, spacing: Double, isColumn: Bool) -> [Vector] {
    (0..<fingers).map { index in
      let distance = (Double(index) - Double(fingers - 1) / 2) * spacing
      return isColumn ? Vector(dx: 0, dy: distance) : Vector(dx: distance, dy: 0)
    }
  }

  /// Whether a place lies on the screen.
  static func contains(_ screen: Size, _ place: Point) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x < screen.width && place.y < screen.height
  }
}
