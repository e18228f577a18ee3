public import InputEvents

/// An event node of this machine, as far as it can be known: most of it even without permission to open it.
public struct DeviceNode: Hashable, Sendable {
  /// Whether this user may read it.
  public enum Access: Hashable, Sendable {
    /// It can be opened.
    case readable
    /// It cannot; the owner, the group and the permission bits say who can.
    case denied(owner: String, group: String, mode: UInt32)
    /// The kernel has the device, but there is no node: usual in a container.
    case missing
    /// It cannot be opened for another reason, in words.
    case broken(String)
  }

  /// Where it is, such as `/dev/input/event3`.
  public var path: String
  /// Whether this user may read it.
  public var access: Access
  /// What the device is; without ranges and state when the node cannot be opened.
  public var description: DeviceDescription
  /// Whether a program plays the device through uinput.
  public var isVirtual: Bool
}
