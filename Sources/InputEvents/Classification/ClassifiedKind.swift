/// A kind that a device is, and what in its description says so.
public struct ClassifiedKind: Hashable, Sendable {
  /// What it is.
  public var kind: DeviceKind
  /// The codes and properties that say so, in words.
  public var reason: String

  /// A kind with its reason.
  public init(_ kind: DeviceKind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
