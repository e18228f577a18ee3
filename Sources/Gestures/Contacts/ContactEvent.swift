/// A contact that came, moved or went.
public struct ContactEvent: Hashable, Sendable {
  /// What happened to it.
  public var phase: Phase
  /// The contact as it is now.
  public var contact: Contact

  /// What happens to a contact.
  public enum Phase: String, Hashable, Sendable {
    case began, moved, ended
    /// The device is gone, events were lost, or the contact turned out to be a palm.
    case cancelled
  }

  /// An event of `contact`.
  public init(_ phase: Phase, _ contact: Contact) {
    self.phase = phase
    self.contact = contact
  }
}
