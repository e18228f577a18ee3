/// What only presentations in the current context have (SM-15).
public struct CurrentContext: Hashable, Sendable {
  /// What it is shown in.
  public var host: Host?
  /// The element whose frame is the host's, by id or path; the parent's frame unless given.
  public var hostElement: String?

  /// What it is shown in.
  public enum Host: String, CaseIterable, Hashable, Sendable {
    case splitViewPane, popover, other
  }

  /// A presentation in a host.
  public init(host: Host? = nil) { self.host = host }
}
