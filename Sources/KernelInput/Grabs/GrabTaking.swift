/// When devices are grabbed that somebody asked for: a key that is down while its device is grabbed stays down for
/// everybody else.
///
/// What is read meanwhile is handed out as it comes, so that a recorder has it whatever ends the waiting.
struct GrabTaking {
  /// What for.
  enum Purpose {
    /// To keep other programs from seeing the devices.
    case keep
    /// To see that no other program has one, now and from now on; each is given back at once.
    case monitor
    /// To see it once.
    case look
  }

  /// What to do about a device.
  enum Move {
    case wait, take
    /// A key of it stays down.
    case giveUp
  }

  var purpose: Purpose
  /// For how long keys are waited for, in ns of `CLOCK_MONOTONIC`.
  var deadline: Int64

  /// What to do about a device at a moment, in ns.
  ///
  /// - Parameters:
  ///   - hasKeysDown: Whether a key of it is down, as far as it has been read.
  ///   - isReadable: Whether something of it waits to be read, which may be a key.
  func step(hasKeysDown: Bool, isReadable: Bool, at now: Int64) -> Move {
    if !hasKeysDown, !isReadable { return .take }
    guard now >= deadline else { return .wait }
    return hasKeysDown && purpose == .keep ? .giveUp : .take
  }
}
