/// What of an interface's tree is looked at where the rest was looked at before.
public struct TreeSample: Hashable, Sendable {
  /// How many of the nodes of each window and presentation that is covered.
  public var limit: Int
  /// Which of them: other numbers give others by turns.
  public var turn: Int
  /// Whether what a scroll view holds out of sight is left out.
  public var isOfSight: Bool

  /// Everything unless told otherwise.
  public init(limit: Int = .max, turn: Int = 0, isOfSight: Bool = false) {
    self.limit = limit
    self.turn = turn
    self.isOfSight = isOfSight
  }
}
