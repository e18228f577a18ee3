extension DeviceReader {
  /// Takes every device for ourselves alone, each as soon as no key of it is down: a key that is down while it is
  /// grabbed stays down for everybody else. Those that cannot be had at once are had while `read` is called, which hands
  /// out what they do until then; see `isSettled`.
  ///
  /// - Parameter patience: For how many microseconds to wait for keys to come up.
  /// - Throws: `DeviceError.busy` when another program has a device. `read` throws that too, and `keyHeld` when keys do
  ///   not come up.
  public func grab(patience: Int64 = 10_000_000) throws(DeviceError) { try take(.keep, patience: patience) }

  /// Sees to it that no other program has grabbed a device: nothing of it would arrive. From then on `read` tells where
  /// one does so.
  ///
  /// Only who tries to grab learns that. Every device is grabbed and given back within two system calls, as soon as no
  /// key of it is down, or after a moment: a key that comes up in between would stay down for everybody else. Where a key
  /// is down, that is done while `read` is called, which hands out what the device does until then; see `isSettled`.
  ///
  /// - Parameter patience: For how many microseconds to wait for keys to come up.
  /// - Throws: `DeviceError.busy` when another program has one. `read` throws that too.
  public func checkGrabs(patience: Int64 = 300_000) throws(DeviceError) { try take(.monitor, patience: patience) }

  /// Whether all that `grab` or `checkGrabs` asked for is done.
  public var isSettled: Bool { taking == nil }

  /// Which of these nodes another program has grabbed; one with keys down, or that cannot be opened, is not looked at.
  public static func grabbed(_ nodes: [String]) -> [String] {
    nodes.filter { node in
      do throws(DeviceError) {
        let reader = try DeviceReader(nodes: [node])
        if reader.sources.allSatisfy({ $0?.hasKeysDown == false }) { try reader.take(.look, patience: 0) }
        return false
      } catch {
        return error.code == .busy
      }
    }
  }

  private func take(_ purpose: GrabTaking.Purpose, patience: Int64) throws(DeviceError) {
    for source in sources.compactMap(\.self) { source.isTaken = false }
    taking = GrabTaking(purpose: purpose, deadline: MonotonicClock.deadline(after: patience))
    _ = try takeDevices()
  }

  /// Takes the devices that can be had now; true where that were the last that were asked for.
  func takeDevices() throws(DeviceError) -> Bool {
    guard let taking else { return false }
    for source in sources.compactMap(\.self) where !source.isTaken {
      let isReadable = source.isReadable
      switch taking.step(hasKeysDown: source.hasKeysDown, isReadable: isReadable, at: MonotonicClock.now()) {
      case .wait: continue
      case .take: try take(source, for: taking.purpose)
      case .giveUp:
        throw DeviceError(
          .keyHeld, source.device.path, "a key of the device stays down, so it cannot be grabbed",
          hint: "release all keys, or record without --grab")
      }
    }
    guard sources.allSatisfy({ $0?.isTaken ?? true }) else { return false }
    self.taking = nil
    if taking.purpose == .monitor { grabMonitor = GrabMonitor() }
    return true
  }

  private func take(_ source: Source, for purpose: GrabTaking.Purpose) throws(DeviceError) {
    do throws(DeviceError) {
      try grab(source)
      if purpose == .keep {
        // A key that went down at the last moment is still everybody's: they have to see it come up.
        if source.isReadable { try source.read(into: &held) }
        if source.hasKeysDown { return try source.device.ungrab() }
      } else {
        try source.device.ungrab()
      }
      source.isTaken = true
    } catch  where error.code == .unplugged {
      // Who reads it next is told.
    }
  }

  /// How often a device that is busy is tried again, and after how many ns: another recorder that begins has it for a
  /// moment, as `checkGrabs` does.
  private static let grabAttempts = (count: 5, pause: Int64(20_000_000))

  private func grab(_ source: Source) throws(DeviceError) {
    for _ in 1..<Self.grabAttempts.count {
      do throws(DeviceError) {
        return try source.device.grab()
      } catch  where error.code == .busy {
        MonotonicClock.sleep(until: MonotonicClock.now() + Self.grabAttempts.pause)
      }
    }
    try source.device.grab()
  }
}
