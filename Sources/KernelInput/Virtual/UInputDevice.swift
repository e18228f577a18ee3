#if KernelInput
  internal import CLibevdev
  import Glibc
  public import InputEvents

  /// A device that this process plays (`/dev/uinput`): a node that every program takes for hardware.
  ///
  /// It starts in the state that its description gives, and whatever ends it, nothing stays pressed: `deinit` sends the
  /// neutral state, and where there is no `deinit` (SIGKILL, a crash) the kernel removes the device with its keys up.
  public struct UInputDevice: ~Copyable {
    /// The event node that readers open.
    public let node: String
    /// What was asked of the kernel: no noise filter, no force feedback, and autorepeat only if wanted.
    public let description: DeviceDescription

    private let kernel: UInputHandle
    private var buffer: [input_event] = []
    private var twin: KernelTwin
    private var contacts = AnonymousContacts()
    private var prepared: [InputEvent] = []

    /// Makes a device and waits until its node is there.
    ///
    /// - Parameters:
    ///   - description: The device; its state is the state in which the virtual one starts.
    ///   - repeats: Whether the kernel repeats keys that are held down.
    /// - Throws: `DeviceError`: `missing` or `permission` about `/dev/uinput`; `system` when the kernel refuses.
    public static func make(
      _ description: DeviceDescription, repeats: Bool = false
    ) throws(DeviceError) -> UInputDevice {
      let wanted = description.virtual(repeats: repeats)
      var device = UInputDevice(try UInputHandle(wanted), wanted)
      try NodeReadiness.wait(for: device.node)
      if let autorepeat = wanted.autorepeat { try device.write(autorepeat.frame) }
      try device.bring(to: wanted.state)
      // The kernel swallows a frame of nothing; but the way that the first real one takes is warm now.
      try device.write([.report(at: .zero)])
      return device
    }

    private init(_ kernel: consuming UInputHandle, _ description: DeviceDescription) {
      node = kernel.node
      self.kernel = kernel
      self.description = description
      twin = KernelTwin(description.atRest)
    }

    deinit {
      // A device that refuses is gone, and its keys with it.
      for frame in Self.release(twin.state, contacts) {
        try? kernel.send(frame.map { detent_event(0, $0.type.rawValue, $0.code, $0.value) })
      }
    }

    /// Sends what leads from the present state to another one.
    public mutating func bring(to state: DeviceState) throws(DeviceError) {
      for frame in StateDifference.frames(from: twin.state, to: state, at: .zero) { try write(frame) }
    }

    /// Takes every key up and lifts every contact.
    public mutating func release() throws(DeviceError) {
      for frame in Self.release(twin.state, contacts) { try write(frame) }
    }

    private static func release(_ state: DeviceState, _ contacts: AnonymousContacts) -> [[InputEvent]] {
      let frames = StateDifference.frames(from: state, to: state.released, at: .zero)
      return (contacts.areDown ? [AnonymousContacts.lift] : []) + frames
    }

    /// The state that readers see now.
    public var state: DeviceState { twin.state }

    /// Sends a frame, its `SYN_REPORT` included, in one system call.
    ///
    /// - Parameters:
    ///   - events: In their order; `SYN_DROPPED` is left out.
    ///   - stamp: The time that readers shall see, in µs of `CLOCK_MONOTONIC`, at most ten seconds ago; nil is now.
    /// - Throws: `DeviceError` when the device is gone.
    public mutating func write(_ events: [InputEvent], stamp: Timestamp? = nil) throws(DeviceError) {
      prepare(events, stamp: stamp)
      try sendPrepared()
      settle()
    }

    /// Makes a frame ready, so that nothing but the system call is left to do when its moment comes.
    mutating func prepare(_ events: [InputEvent], stamp: Timestamp?) {
      prepared = events
      buffer.removeAll(keepingCapacity: true)
      for event in events where !event.isDropped {
        buffer.append(detent_event(stamp?.microseconds ?? 0, event.type.rawValue, event.code, event.value))
      }
    }

    /// Sends what was prepared.
    mutating func sendPrepared() throws(DeviceError) {
      do throws(DeviceError) {
        try kernel.send(buffer)
      } catch {
        prepared = []
        throw error
      }
    }

    /// Notes what was sent.
    mutating func settle() {
      _ = twin.write(prepared)
      if !description.has(.mtSlot) { contacts.note(prepared) }
    }
  }
#endif
