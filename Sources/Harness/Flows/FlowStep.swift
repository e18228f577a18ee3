public import Gestures

/// What is done at one point of a flow.
public enum FlowStep: Hashable, Sendable {
  /// Instructions of a script, which know where in the flow they stand.
  case script(GestureScript)
  /// A recording is played.
  case replay(Replayed)

  /// A recording that was read as a whole, so that many cases can play it.
  public struct Replayed: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Its bytes.
    public var bytes: [UInt8]
    /// Where the flow names it, such as `mail.flow.yaml:7:13`.
    public var place: String

    /// A recording.
    public init(_ name: String, bytes: [UInt8], place: String) {
      (self.name, self.bytes, self.place) = (name, bytes, place)
    }
  }
}
