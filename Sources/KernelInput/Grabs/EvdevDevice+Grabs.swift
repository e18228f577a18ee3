#if KernelInput
  internal import CLibevdev
  import Glibc
  import Synchronization

  extension EvdevDevice {
    /// What looks at this device; nil when there are no more descriptors.
    ///
    /// Only who tries to grab learns whether somebody else has. The descriptor is a second one of the same open file,
    /// so that what comes in between is read here and not lost to us; others do not hear it. Therefore the kernel is
    /// asked first whether a key is down, by a file of its own, because the question empties its queue; and the caller
    /// asks only where the device is silent. Giving back waits for the other processors, a few hundredths of a second.
    func grabLook() -> (@Sendable () -> GrabLook)? {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { return nil }
      let handle = GrabHandle(Descriptor(owning: copy), path, deviceNumber)
      return { handle.look() }
    }
  }

  /// The descriptors of a look.
  private final class GrabHandle: Sendable {
    private let descriptor: Descriptor
    private let path: String
    private let deviceNumber: UInt64
    /// Only for questions.
    private let other = Mutex<Descriptor?>(nil)

    init(_ descriptor: consuming Descriptor, _ path: String, _ deviceNumber: UInt64) {
      self.descriptor = descriptor
      self.path = path
      self.deviceNumber = deviceNumber
    }

    func look() -> GrabLook {
      guard !mayBeInUse else { return .unsure }
      guard detent_grab(descriptor.number, 1) == 0 else { return errno == EBUSY ? .taken : .unsure }
      _ = detent_grab(descriptor.number, 0)
      return .free
    }

    /// Whether a key is down, whoever hears of it, or nobody knows.
    private var mayBeInUse: Bool {
      other.withLock { other in
        if other == nil {
          guard let opened = try? Descriptor(path: path, flags: O_RDONLY | O_NONBLOCK) else { return true }
          var status = stat()
          guard fstat(opened.number, &status) == 0, UInt64(status.st_rdev) == deviceNumber else { return true }
          other = consume opened
        }
        guard let number = other?.number else { return true }
        return detent_any_key_down(number) != 0
      }
    }
  }
#endif
