package import Scenes

/// The law by which something follows a finger beyond its end (A-26 and UIScrollView as measured).
package struct Resistance: Hashable, Sendable {
  /// The share of the finger's way that it follows at first, more than 0: 0.55 unless a scene says otherwise
  /// (P.elastic).
  package let give: Double

  /// The law with the numbers of a scene.
  package init(_ parameters: Parameters) { give = max(parameters.elastic, 0.01) }

  /// How far it follows, in points: `(1 − 1 / (travel · give / viewLength + 1)) · viewLength`.
  ///
  /// - Parameters:
  ///   - travel: How far beyond the end the finger is, in points; not negative.
  ///   - viewLength: Points along the axis of what moves.
  package func displacement(travel: Double, viewLength: Double) -> Double {
    guard travel > 0, viewLength > 0 else { return 0 }
    return (1 - 1 / (travel * give / viewLength + 1)) * viewLength
  }

  /// How far beyond the end the finger is for something that has followed it by `displacement` points; the inverse.
  package func travel(displacement: Double, viewLength: Double) -> Double {
    guard displacement > 0, viewLength > 0 else { return 0 }
    let share = min(displacement / viewLength, 0.999_999)
    return (1 / (1 - share) - 1) * viewLength / give
  }

  /// The length by which something gives that is caught on its way so far beyond its end: a spring may have carried it
  /// farther than the law ever lets it go, and nothing jumps where a finger takes it.
  ///
  /// - Parameters:
  ///   - viewLength: Points along the axis of what moves.
  ///   - displacement: How far beyond the end it was shown as it was caught, in points; none where it is not positive.
  package static func viewLength(_ viewLength: Double, caughtAt displacement: Double) -> Double {
    max(viewLength, displacement / 0.95)
  }

  /// How fast it follows, as a share of the finger's velocity, where it has been displaced so far; the derivative.
  package func share(displacement: Double, viewLength: Double) -> Double {
    guard displacement > 0, viewLength > 0 else { return 1 }
    let left = 1 - min(displacement / viewLength, 0.999_999)
    return give * left * left
  }
}
