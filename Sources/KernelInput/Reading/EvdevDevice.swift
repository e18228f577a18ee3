#if KernelInput
  internal import CLibevdev
  import Glibc
  public import InputEvents

  /// An open event node (`/dev/input/eventN`): the raw layer, which reports and does not think.
  ///
  /// libevdev tells identity, capabilities, state, grab and clock; the events are read here, in whole batches and
  /// unchanged, because libevdev's own queue drops tracking-id jumps and repairs what it thinks is wrong.
  public struct EvdevDevice: ~Copyable {
    /// The node.
    public let path: String
    /// What the device is, and its state when it was opened.
    public let description: DeviceDescription

    /// The kernel's number of the device (`st_rdev`), whatever path led to it.
    let deviceNumber: UInt64

    private let descriptor: Descriptor
    private var buffer: [input_event]
    private var isGrabbed = false

    /// Opens a node and sets its clock to `CLOCK_MONOTONIC` before anything is read.
    ///
    /// - Throws: `DeviceError`: `missing`, `permission`, `notADevice`, `unplugged`.
    public init(path: String) throws(DeviceError) {
      let descriptor = try Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK)
      let library = try LibevdevDevice(descriptor: descriptor.number, path: path)
      // A later change would throw the queue away; what came in before is part of the state that is read next.
      let failure = libevdev_set_clock_id(library.pointer, CLOCK_MONOTONIC)
      guard failure == 0 else { throw DeviceError(errno: -failure, path, "set the clock") }
      var status = stat()
      guard fstat(descriptor.number, &status) == 0 else { throw DeviceError(errno: errno, path, "look at") }
      deviceNumber = UInt64(status.st_rdev)
      self.path = path
      self.descriptor = descriptor
      description = library.description()
      buffer = Array(repeating: input_event(), count: Self.batch)
    }

    /// Events of one system call: more than a frame of ten contacts, several times over.
    private static let batch = 256

    /// Readable when events wait.
    var number: Int32 { descriptor.number }

    /// One system call: appends what waits, at most `batch` events.
    ///
    /// - Returns: Whether there may be more.
    /// - Throws: `DeviceError.unplugged` when the device is gone.
    public mutating func read(into events: inout [InputEvent]) throws(DeviceError) -> Bool {
      let size = MemoryLayout<input_event>.stride
      var count: Int
      var reason: Int32 = 0
      repeat {
        count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor.number, $0.baseAddress, $0.count) }
        reason = errno
      } while count < 0 && reason == EINTR
      if count < 0 {
        if reason == EAGAIN { return false }
        throw DeviceError(errno: reason, path, "read")
      }
      guard count > 0 else { throw DeviceError(errno: ENODEV, path, "read") }
      for index in 0..<(count / size) {
        events.append(
          InputEvent(
            time: Timestamp(microseconds: detent_event_time(&buffer[index])),
            type: EventType(rawValue: buffer[index].type), code: buffer[index].code, value: buffer[index].value))
      }
      return true
    }

    /// Asks the kernel what is pressed, set and touched now. Throws key events that wait in the queue away.
    public borrowing func state() throws(DeviceError) -> DeviceState {
      try LibevdevDevice(descriptor: descriptor.number, path: path).description().state
    }

    /// Takes the device for ourselves alone (`EVIOCGRAB`); the caller has seen to it that no key is down.
    ///
    /// - Throws: `DeviceError.busy` when another program has it.
    public mutating func grab() throws(DeviceError) {
      try setGrab(true)
    }

    /// Gives the device back to everybody. Closing it does the same.
    public mutating func ungrab() throws(DeviceError) {
      try setGrab(false)
    }

    private mutating func setGrab(_ wanted: Bool) throws(DeviceError) {
      guard wanted != isGrabbed else { return }
      guard detent_grab(descriptor.number, wanted ? 1 : 0) == 0 else {
        throw DeviceError(errno: errno, path, wanted ? "grab" : "give back")
      }
      isGrabbed = wanted
    }
  }
#endif
