public import Accessibility

/// Something that two readers do not tell alike of the same tree.
public struct VoiceDifference: Hashable, Sendable {
  /// The node that it is about.
  public var node: NodeID
  /// What differs.
  public var kind: Kind
  /// What each of the two says there; empty where it says nothing.
  public var heard: [String]

  /// What two readers may not tell alike.
  public enum Kind: Hashable, Sendable {
    /// Only this reader says anything of it.
    case reach(by: Voice)
    /// What it is: what each of them tells, in no language; nil for nothing.
    case role([ToldRole?])
    /// States that only one of them tells.
    case state([[Wording]])
    /// The author's own words for its state, its name or its value, which only this reader tells.
    case text(String, by: Voice)
    /// It comes later with the second reader than with the first, seen from the elements that both read alike.
    case order

    /// Whether another difference is of the same sort, whatever is told.
    func isLike(_ other: Kind) -> Bool {
      switch (self, other) {
      case (.reach(let one), .reach(let two)): one == two
      case (.role(let one), .role(let two)): one == two
      case (.state(let one), .state(let two)): one == two
      case (.text(_, let one), .text(_, let two)): one == two
      case (.order, .order): true
      default: false
      }
    }
  }
}
