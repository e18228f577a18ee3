extension DeviceReader {
  /// When to look next, in ns; nil when nothing is to be looked at.
  var nextLook: Int64? { grabMonitor == nil ? nil : sources.compactMap { $0?.grabs.due }.min() }

  /// Asks for the looks that are due, and returns the devices of which it has become certain that another program has
  /// grabbed them.
  func look() -> [Int] {
    guard let grabMonitor else { return [] }
    let now = MonotonicClock.now()
    var grabbed: [Int] = []
    for answer in grabMonitor.answers() {
      guard let source = sources.compactMap(\.self).first(where: { $0.probe?.number == answer.number }) else {
        continue
      }
      if source.grabs.end(answer.look, at: now) { grabbed.append(source.index) }
    }
    for source in sources.compactMap(\.self) where source.grabs.due.map({ $0 <= now }) ?? false {
      source.grabs.begin()
      // A number that no other has: devices come back, places and moments do not.
      probes += 1
      if let probe = source.probe(number: probes) { grabMonitor.ask(probe) }
    }
    return grabbed
  }

  /// Looks a last time at every device that is silent: what another program keeps to itself since the last look.
  ///
  /// - Returns: The devices of which `read` did not tell.
  public func lastLook() -> [Int] {
    guard grabMonitor != nil || taking?.purpose == .monitor else { return [] }
    _ = look()
    // Waits for the look that is under way; from then on nobody else looks.
    grabMonitor = nil
    let now = MonotonicClock.now()
    for source in sources.compactMap(\.self) {
      let isSilent = now - source.grabs.lastHeard >= GrabSchedule.afterOpening
      if isSilent, !source.grabs.isGrabbed { lookAtOnce(source) }
    }
    return sources.compactMap(\.self).filter { $0.grabs.isGrabbed && !$0.isGrabTold }.map(\.index)
  }

  private func lookAtOnce(_ source: Source) {
    probes += 1
    guard let probe = source.probe(number: probes) else { return }
    while true {
      let look = probe.look()
      guard !source.grabs.end(look, at: MonotonicClock.now()), look == .taken else { return }
      MonotonicClock.sleep(until: MonotonicClock.now() + GrabSchedule.again.pause)
    }
  }

  /// Takes that some program opened a node, which we may know by another name.
  func noteOpening(of node: String) {
    let now = MonotonicClock.now()
    for source in sources.compactMap(\.self) where source.realPath == node { source.grabs.open(at: now) }
  }
}
