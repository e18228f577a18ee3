public import Accessibility

/// What people can do in a state, as far as it was looked for.
public struct AcceptedSteps: Hashable, Sendable {
  /// What something takes, at places enough to tell its effects apart; in the order in which it is to be tried.
  public var steps: [Step]
  /// What there may be a way to act on that is not among the steps, as too much lies over it; none where all was found.
  public var passedOver: [NodeID]
  /// Controls that can be touched, if at all, in a way that is not among the steps, where a reader's activation of them
  /// does what a tap would: only whether they can be touched is not known.
  public var untouched: [NodeID]
  /// What may lie otherwise, beside what is in the same place with it, at sizes that people give it and no step does.
  public var sized: [NodeID]
  /// What may be set to more than the steps set it to, where a rule may tell that apart, and what only its value tells
  /// apart from that.
  public var unlooked: [NodeID]
  /// What a movement is for that is meant for no node, by what lies where it begins: a control that is drawn, what
  /// scrolls, or all of a window or presentation. The same movement may be another one's where content has gone.
  public var takers: [Step: NodeID]

  /// What people can do.
  public init(
    steps: [Step], passedOver: [NodeID] = [], untouched: [NodeID] = [], sized: [NodeID] = [],
    unlooked: [NodeID] = [], takers: [Step: NodeID] = [:]
  ) {
    self.steps = steps
    self.passedOver = passedOver
    self.untouched = untouched
    self.sized = sized
    self.unlooked = unlooked
    self.takers = takers
  }
}
