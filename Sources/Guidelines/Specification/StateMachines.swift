/// Every state machine of the specification, as data.
public enum StateMachines {
  /// All of them, in the order of their codes.
  public static let all: [StateMachine] =
    StateMachine.sheets + StateMachine.scrolling + StateMachine.presentations
}
