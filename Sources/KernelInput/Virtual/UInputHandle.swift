#if KernelInput
  internal import CLibevdev
  import Glibc
  import InputEvents

  /// The kernel's side of a virtual device; takes the device away in the end, whatever the end is.
  struct UInputHandle: ~Copyable {
    let node: String
    private let descriptor: Descriptor
    private let device: OpaquePointer

    init(_ description: DeviceDescription) throws(DeviceError) {
      let descriptor = try Descriptor(path: Remedy.uinputPath, flags: O_RDWR | O_NONBLOCK)
      let picture = try LibevdevDevice(description)
      _ = detent_uinput_set_physical_path(descriptor.number, Self.physicalPath)
      var made: OpaquePointer?
      let failure = libevdev_uinput_create_from_device(picture.pointer, descriptor.number, &made)
      guard failure == 0, let made else {
        throw DeviceError(
          .system, Remedy.uinputPath,
          "the kernel refuses to make the device “\(description.name)” (error \(-failure))",
          hint: "an axis whose least value is its greatest, or more than 1,024 slots, is refused")
      }
      guard let node = libevdev_uinput_get_devnode(made).map({ String(cString: $0) }) else {
        libevdev_uinput_destroy(made)
        throw DeviceError(
          .missing, Remedy.uinputPath, "the device “\(description.name)” has no event node",
          hint: "load the module: sudo modprobe evdev")
      }
      self.node = node
      self.descriptor = descriptor
      device = made
    }

    deinit { libevdev_uinput_destroy(device) }

    /// What `phys` says of every device that is ours.
    static let physicalPath = DeviceNode.virtualPath

    /// Sends events in one system call.
    borrowing func send(_ events: [input_event]) throws(DeviceError) {
      guard !events.isEmpty else { return }
      let total = events.count * MemoryLayout<input_event>.stride
      var sent = 0
      while sent < total {
        let count = events.withUnsafeBytes { bytes in
          Glibc.write(descriptor.number, bytes.baseAddress.map { $0 + sent }, total - sent)
        }
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          throw DeviceError(errno: errno, node, "send a frame")
        }
      }
    }
  }
#endif
