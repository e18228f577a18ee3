public import Announcer

/// The numbers by which it is reckoned what a way costs.
public struct CostTerms: Hashable, Sendable {
  /// How fast the reader speaks.
  public var pace = SpeechPace.usual
  /// What a gesture or key takes beside what is heard, in µs (ours; half a second).
  public var gesture: Int64 = 500_000
  /// How long a finger takes to its target.
  public var pointing = PointingLaw()
  /// How many gestures of somebody who listens, and how many keys, are tried at most on one screen.
  public var mostTries = 50_000
  /// How many nodes are looked at at most to find the places of all controls for a finger.
  public var mostLooks = 400_000_000

  /// The usual numbers.
  public init() {}
}
