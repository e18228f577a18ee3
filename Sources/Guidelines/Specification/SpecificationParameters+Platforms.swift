internal import Scenes

extension SpecificationParameters {
  /// Where parameters count, of which their statements do not say all: what every hand does is taken for a tap or a
  /// swipe alike everywhere, and some have no statement.
  static let platforms: [String: [Platform]] = [
    "P.arrowStep": [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
    "P.axisRatio": .all,
    "P.bodyFontSize": .all,
    // A wheel has notches, too.
    "P.crownBurst": .all, "P.crownStep": .all,
    "P.crownMomentum": [.watchOS],
    "P.decelerationRate": [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
    // The release rule (SM-2) and indicators.
    "P.geomTol": [.iOS, .iPadOS, .visionOS],
    "P.handBack": [.iOS, .iPadOS],
    "P.indicatorOpacity": [.iOS, .iPadOS, .macOS, .visionOS, .watchOS],
    "P.indicatorThickness": [.iOS, .iPadOS],
    "P.joinTime": .all,
    "P.leastThumb": [.iOS, .iPadOS, .macOS, .watchOS],
    "P.longPress": .all,
    "P.momentumHandOver": [.iOS, .iPadOS],
    // Catalogue, 8.2; a pointer on macOS drags at once.
    "P.slopTaken": [.iOS, .iPadOS, .visionOS, .watchOS],
    "P.springResponse": .all,
    "P.swipe": .all,
    "P.tapMax": .all, "P.tapSlop": .all,
    "P.transition": .all,
    "P.watchIndicatorLength": [.watchOS], "P.watchIndicatorThickness": [.watchOS],
  ]
}
