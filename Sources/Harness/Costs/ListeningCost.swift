import Announcer

/// What a way takes somebody who listens: of two that take as long the one with fewer gestures is cheaper.
struct ListeningCost: Comparable {
  /// In µs.
  var time: Int64 = 0
  var gestures = 0

  static func < (left: Self, right: Self) -> Bool { (left.time, left.gestures) < (right.time, right.gestures) }

  /// The cost with one more leg.
  func adding(_ leg: ReaderWay.Leg, _ terms: CostTerms) -> Self {
    Self(time: time + leg.heard + Int64(leg.gestures) * terms.gesture, gestures: gestures + leg.gestures)
  }
}
