/// What only alerts have.
public struct Alert: Hashable, Sendable {
  /// Its choices in the order of their author; Cancel goes where the platform puts it.
  public var buttons: [ActionButton]
  /// Lines that its title takes, where the author knows.
  public var titleLines: Int?
  /// How much it matters.
  public var importance: Importance?
  /// Why it comes up.
  public var reason: Reason?

  /// Why an alert comes up (action-sheet-alert-tells-problem).
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    case problem
    case situationChange = "situation-change"
    case confirmDestructive = "confirm-destructive"
    case promotion, information

    /// Whether it is one of those that an alert is there for; promotion and mere information are not.
    public var isOfAlerts: Bool {
      switch self {
      case .problem, .situationChange, .confirmDestructive: true
      case .promotion, .information: false
      }
    }
  }

  /// An alert with these choices.
  public init(_ buttons: [ActionButton] = []) { self.buttons = buttons }
}
