#if !KernelInput
  public import InputEvents

  /// An event node, in an executable that was built without device support: it cannot be opened.
  public struct EvdevDevice: ~Copyable {
    /// The node.
    public let path: String
    /// Empty.
    public let description = DeviceDescription()
    let number: Int32 = -1
    let deviceNumber: UInt64 = 0

    /// - Throws: `DeviceError.notBuilt`, always.
    public init(path: String) throws(DeviceError) { throw .notBuilt(path) }

    /// - Throws: `DeviceError.notBuilt`, always.
    public mutating func read(into events: inout [InputEvent]) throws(DeviceError) -> Bool { throw .notBuilt(path) }

    /// - Throws: `DeviceError.notBuilt`, always.
    public borrowing func state() throws(DeviceError) -> DeviceState { throw .notBuilt(path) }

    /// - Throws: `DeviceError.notBuilt`, always.
    public mutating func grab() throws(DeviceError) { throw .notBuilt(path) }

    /// - Throws: `DeviceError.notBuilt`, always.
    public mutating func ungrab() throws(DeviceError) { throw .notBuilt(path) }

    /// Nil, always.
    func grabLook() -> (@Sendable () -> GrabLook)? { nil }
  }
#endif
