/// Looks whether another program has grabbed one device.
struct GrabProbe: Sendable {
  /// Which one: a device that comes back after it was unplugged has another.
  let number: Int
  /// Looks; it may take a few hundredths of a second, and may be called from any one thread.
  let look: @Sendable () -> GrabLook
}
