package import Scenes

/// The scales between which content rests, and how it follows fingers that ask for more.
///
/// Beyond a limit it follows with the resistance of A-26, in the ratio to that limit: at most to twice the greatest and
/// to half the least scale, however far the fingers go.
package struct ZoomLimits: Hashable, Sendable {
  package let minimum: Double
  package let maximum: Double
  /// Whether it gives at its limits; else it stops there.
  package let isElastic: Bool
  /// How it gives.
  package let resistance: Resistance

  package init(_ zoom: Zoom, isElastic: Bool, _ resistance: Resistance) {
    self.resistance = resistance
    minimum = min(max(zoom.minimum, 0.001), 1)
    maximum = max(zoom.maximum, 1)
    self.isElastic = isElastic
  }

  /// The limit that is nearest to a scale, or the scale itself.
  package func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// The scale that is shown where fingers ask for `asked`.
  package func shown(_ asked: Double) -> Double {
    guard isElastic, asked > 0 else { return clamped(asked) }
    if asked > maximum {
      return maximum * (1 + resistance.displacement(travel: asked / maximum - 1, viewLength: 1))
    }
    if asked < minimum {
      return minimum / (1 + resistance.displacement(travel: minimum / asked - 1, viewLength: 1))
    }
    return asked
  }

  /// The scale to ask for so that `shown` is what is shown: the resistance undone.
  package func asked(_ shown: Double) -> Double {
    if shown > maximum { return maximum * (1 + resistance.travel(displacement: shown / maximum - 1, viewLength: 1)) }
    if shown < minimum { return minimum / (1 + resistance.travel(displacement: minimum / shown - 1, viewLength: 1)) }
    return shown
  }
}
