#if !KernelInput
  public import InputEvents

  /// A virtual device, in an executable that was built without device support: it cannot be made.
  public struct UInputDevice: ~Copyable {
    /// Empty.
    public let node = ""
    /// Empty.
    public let description = DeviceDescription()
    /// Empty.
    public let state = DeviceState()

    /// - Throws: `DeviceError.notBuilt`, always.
    public static func make(
      _ description: DeviceDescription, repeats: Bool = false
    ) throws(DeviceError) -> UInputDevice {
      throw .notBuilt(Remedy.uinputPath)
    }

    /// - Throws: `DeviceError.notBuilt`, always.
    public mutating func write(_ events: [InputEvent], stamp: Timestamp? = nil) throws(DeviceError) {
      throw .notBuilt(Remedy.uinputPath)
    }

    mutating func prepare(_ events: [InputEvent], stamp: Timestamp?) {}
    mutating func sendPrepared() throws(DeviceError) { throw .notBuilt(Remedy.uinputPath) }
    mutating func settle() {}

    /// - Throws: `DeviceError.notBuilt`, always.
    public mutating func bring(to state: DeviceState) throws(DeviceError) { throw .notBuilt(Remedy.uinputPath) }

    /// - Throws: `DeviceError.notBuilt`, always.
    public mutating func release() throws(DeviceError) { throw .notBuilt(Remedy.uinputPath) }
  }
#endif
