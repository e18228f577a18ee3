import Glibc

extension DeviceError {
  /// What every entry point answers when the executable has no device support.
  static func notBuilt(_ path: String) -> DeviceError {
    DeviceError(
      .notBuilt, path, "this detent was built without device support",
      hint: "build it with the trait KernelInput, which is on by default and needs libevdev-dev")
  }

  /// The failure that an error number of the C library amounts to.
  ///
  /// - Parameters:
  ///   - number: `errno`, or what libevdev returned, negated.
  ///   - path: The node.
  ///   - action: What was tried, as an infinitive: "open", "read".
  init(errno number: Int32, _ path: String, _ action: String) {
    let reason = Self.text(of: number)
    switch number {
    case ENOENT, ENXIO:
      self.init(.missing, path, "cannot \(action): \(reason)", hint: Remedy.missing(path))
    case EACCES, EPERM:
      self.init(.permission, path, "cannot \(action): \(reason)", hint: Remedy.permission(path))
    case ENOTTY, EINVAL:
      self.init(.notADevice, path, "cannot \(action): this is not an input device", hint: Remedy.list)
    case EBUSY:
      self.init(
        .busy, path, "cannot \(action): another program has grabbed the device",
        hint: "nothing that it does arrives here until that program ends or lets go of it")
    case ENODEV:
      self.init(.unplugged, path, "cannot \(action): the device was unplugged or revoked")
    default:
      self.init(.system, path, "cannot \(action): \(reason)")
    }
  }

  private static func text(of number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
