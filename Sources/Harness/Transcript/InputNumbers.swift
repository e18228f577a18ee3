public import Geometry
import Gestures
import InputEvents

/// What an input measures, to the last digit; what it is called rounds.
public struct InputNumbers: Hashable, Sendable {
  /// Where it was, or began, in points; nil for a turn.
  public var place: Point?
  /// Where a drag ended, in points.
  public var end: Point?
  /// How much larger fingers have made something, 1 for not at all.
  public var scale: Double?
  /// How far fingers have turned something, clockwise.
  public var degrees: Double?
  /// How far something that turns was turned, in 1/120 notches.
  public var units: Int?

  /// Adds how far something was turned before, or went on to be.
  mutating func add(units more: Int) { units = units.map { $0.addingReportingOverflow(more).partialValue } }

  /// The measures of an input; nil for one that has none.
  init?(_ kind: RecognizedInput.Kind) {
    switch kind {
    case .gesture(.tap(let location, _, _)), .gesture(.longPress(_, let location, _)),
      .gesture(.scrub(let location, _)):
      place = location
    case .gesture(.pan(let pan)): (place, end) = (pan.start, pan.location)
    case .gesture(.swipe(let swipe)): place = swipe.start
    case .gesture(.pinch(_, let center, let scale, _)): (place, self.scale) = (center, scale)
    case .gesture(.rotate(_, let center, let degrees, _)): (place, self.degrees) = (center, degrees)
    case .pointer(.released(_, let location)): place = location
    case .rotary(let turn): units = turn.units
    case .pointer, .contact, .key, .interrupted: return nil
    }
  }
}
