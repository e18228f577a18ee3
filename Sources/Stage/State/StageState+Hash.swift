internal import Geometry
internal import InputEvents
internal import Scenes

extension StageState {
  /// Mixes everything that decides what happens next, times relative to now.
  func hash(into hasher: inout StateHasher) {
    hashRoom(into: &hasher)
    if !windows.order.isEmpty { windows.hash(into: &hasher) }
    windows.hashPlaces(into: &hasher)
    hasher.combine(focus)
    for value in values { value.hash(into: &hasher) }
    hashLayers(into: &hasher)
    for place in scrolls { place.hash(into: &hasher, now: now) }
    for slot in zooms.keys.sorted() {
      hasher.combine(slot)
      zooms[slot]?.hash(into: &hasher, now: now)
    }
    for mark in marks { mark.hash(into: &hasher) }
    hashInput(into: &hasher)
  }

  /// Mixes the screen, and what the app and people have made of what is on it.
  func hashRoom(into hasher: inout StateHasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    if let safeArea {
      for inset in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] { hasher.combine(inset) }
    }
    for surface in detents.keys.sorted() { hash(detents[surface] ?? [], of: surface, into: &hasher) }
    for surface in sizes.keys.sorted() {
      hasher.combine(surface)
      hasher.combine(sizes[surface]?.width ?? 0)
      hasher.combine(sizes[surface]?.height ?? 0)
    }
    for window in goneWindows.sorted() { hasher.combine(window) }
    for device in inputDevices ?? [] { hasher.combine(device.rawValue) }
  }

  /// Mixes the sheets and covers that are on the screen or wait.
  func hashLayers(into hasher: inout StateHasher) {
    hasher.combine(sheets.count)
    for sheet in sheets { sheet.hash(into: &hasher, now: now) }
    if !covers.isEmpty {
      hasher.combine(covers.count)
      for cover in covers { cover.hash(into: &hasher, now: now) }
    }
    for window in suspended { hasher.combine(window) }
    hasher.combine(waiting.count)
    for sheet in waiting { sheet.hash(into: &hasher, now: now) }
  }

  /// Mixes the dialogs, what waits for them, and the input in progress.
  func hashInput(into hasher: inout StateHasher) {
    hasher.combine(!dialogs.isEmpty)
    for dialog in dialogs { dialog.hash(into: &hasher, now: now) }
    hasher.combine(requests.count)
    for request in requests {
      hasher.combine(request.surface)
      hasher.combine(request.opener)
    }
    hasher.combine(press?.item)
    if pan != nil { hasher.combine(panDevice) }
    if let press {
      hasher.combine(press.device)
      hasher.combine(press.start.x)
      hasher.combine(press.start.y)
      hasher.combine(press.isDragging)
      press.landing?.hash(into: &hasher)
      for sample in press.track.samples ?? [] { sample.hash(into: &hasher, now: now) }
      if let bar = press.bar {
        hasher.combine(bar.slot)
        hasher.combine(bar.axis == .vertical)
      }
    }
    hasher.combine(keyboardField)
    if let fittedField { hasher.combine(fittedField) }
    hashRotation(into: &hasher)
    hasher.combine(touchHasStopped)
    if let heldGoal, heldGoal.time == now { hasher.combine(heldGoal.detent) }
    pinch?.hash(into: &hasher)
    for turn in pageTurns { turn.hash(into: &hasher) }
    if let heldOver { hasher.combine(heldOver) }
    for wait in awaited { wait.deed.hash(into: &hasher) }
    for finger in ignoredFingers { hasher.combine(finger) }
    if hasLostTap { hasher.combine(hasLostTap) }
    if let finger {
      landing?.hash(into: &hasher)
      liftedLanding?.hash(into: &hasher)
      finger.hash(into: &hasher, now: now)
    }
    for finger in otherFingers { finger.hash(into: &hasher, now: now) }
    switch pan {
    case nil: hasher.combine(0)
    case .sheet(let surface):
      hasher.combine(1)
      hasher.combine(surface)
    case .control(let item, let start):
      hasher.combine(2)
      hasher.combine(item)
      hasher.combine(start)
    case .scroll(let drag):
      hasher.combine(3)
      drag.hash(into: &hasher)
    case .selection(let drag):
      hasher.combine(5)
      drag.hash(into: &hasher)
    case .edge(let surface, let size, let edge):
      hasher.combine(4)
      hasher.combine(surface)
      hasher.combine(size.width)
      hasher.combine(size.height)
      edge.hash(into: &hasher)
    case .bar(let drag):
      hasher.combine(6)
      drag.hash(into: &hasher)
    case .jog(let origin):
      hasher.combine(5)
      hasher.combine(origin)
    }
    jog?.hash(into: &hasher, now: now)
    if let gaze {
      hasher.combine(gaze.x)
      hasher.combine(gaze.y)
    }
  }

  /// Mixes what decides what the next turn moves; where the pointer is matters only where something scrolls.
  private func hashRotation(into hasher: inout StateHasher) {
    guard !scrolls.isEmpty else { return }
    rotary?.hash(into: &hasher, now: now)
    hasher.combine(notches.all.count)
    for part in notches.all { part.hash(into: &hasher) }
    hasher.combine(isShiftDown)
    hasher.combine(isOptionDown)
    guard let pointer else { return }
    hasher.combine(pointer.x)
    hasher.combine(pointer.y)
  }

  private func hash(_ detents: [Detent], of surface: Int, into hasher: inout StateHasher) {
    hasher.combine(surface)
    hasher.combine(detents.count)
    for detent in detents { hasher.combine("\(detent)") }
  }
}

extension StageState.Sample {
  /// Counts the time from now.
  fileprivate func hash(into hasher: inout StateHasher, now: Timestamp) {
    hasher.combine(time - now)
    hasher.combine(place.x)
    hasher.combine(place.y)
  }
}
