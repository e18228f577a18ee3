/// Why a device cannot be used: what, where, and what to do about it.
public struct DeviceError: Error, Hashable, Sendable {
  /// A kind of failure.
  public enum Code: String, Hashable, Sendable {
    /// This executable was built without the `KernelInput` trait.
    case notBuilt
    /// There is no such node, or no `/dev/uinput`.
    case missing
    /// The node is there, but this user may not open it.
    case permission
    /// The path is not an evdev node.
    case notADevice
    /// Another program has grabbed the device.
    case busy
    /// The device was unplugged or revoked (`ENODEV`).
    case unplugged
    /// No other program opened the device in the time that was given.
    case noReader
    /// A key stayed down so long that the device could not be grabbed.
    case keyHeld
    /// A signal came before the device could be used.
    case interrupted
    /// The kernel refused for another reason.
    case system
  }

  /// What kind of failure it is.
  public var code: Code
  /// The node or file that it is about.
  public var path: String
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// A failure of the node at `path`.
  public init(_ code: Code, _ path: String, _ message: String, hint: String? = nil) {
    self.code = code
    self.path = path
    self.message = message
    self.hint = hint
  }
}

extension DeviceError: CustomStringConvertible {
  /// `path: message`.
  public var description: String { "\(path): \(message)" }
}
