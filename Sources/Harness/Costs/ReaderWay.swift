public import Announcer

/// A way that somebody goes with a screen reader: what is asked of it, one gesture or key each, and what is heard.
public struct ReaderWay: Hashable, Sendable {
  /// One gesture or key, and what is heard before the next.
  public struct Leg: Hashable, Sendable {
    /// What was done.
    public var doing: Doing
    /// What is said, whole.
    public var said: [Utterance]
    /// How long that takes, in µs.
    public var heard: Int64

    /// The gesture or key, where it was one on the way.
    public var move: ReaderMove? { if case .move(let move) = doing { move } else { nil } }
    /// What was asked of the reader, where it was that.
    public var command: ReaderCommand? { if case .command(let command)? = move { command } else { nil } }
    /// How many gestures it takes.
    public var gestures: Int {
      switch doing {
      case .beginning, .listening: 0
      case .move: 1
      case .written(let gestures): gestures
      }
    }
  }

  /// What is done before something is heard.
  public enum Doing: Hashable, Sendable {
    /// The reader comes on.
    case beginning
    /// One gesture of the reader, or one key.
    case move(ReaderMove)
    /// Nothing: the reader reads on.
    case listening
    /// An instruction of a script as it is written, by so many gestures.
    case written(gestures: Int)
  }

  /// Its legs, in order.
  public var legs: [Leg]
  /// Whether who has come there uses it without a gesture more: the keyboard is in a field to type into.
  public var isInUse = false

  /// A way of these legs.
  public init(legs: [Leg], isInUse: Bool = false) { (self.legs, self.isInUse) = (legs, isInUse) }

  /// How long is listened, in µs.
  public var heard: Int64 { legs.reduce(0) { $0 + $1.heard } }
  /// How many gestures it takes.
  public var gestures: Int { legs.reduce(0) { $0 + $1.gestures } }

  /// How long it takes, in µs.
  public func duration(_ terms: CostTerms) -> Int64 { heard + Int64(gestures) * terms.gesture }
}

extension ReaderWay.Leg {
  /// The same as a leg for each element that is read, where the reader reads on.
  func parted(_ terms: CostTerms) -> [Self] {
    guard case .read? = move, let first = said.first else { return [self] }
    let rest = said.dropFirst().map { utterance in
      Self(
        doing: .listening, said: [utterance], heard: SpeechPace.stopPause + terms.pace.duration(of: [utterance]))
    }
    return [Self(doing: doing, said: [first], heard: terms.pace.duration(of: [first]))] + rest
  }
}
