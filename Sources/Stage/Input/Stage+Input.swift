internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Harness
internal import InputEvents
internal import Journal
internal import Scenes
internal import StageModel

/// Where every input goes first.
extension Stage {
  mutating func handle(_ kind: TargetInput.Kind) {
    switch kind {
    case .input(let input): handle(input)
    case .action(let action, let node):
      invalidateTree()
      let candidates = explains ? actionCandidates(action, on: node) : []
      let arbitration = arbitrations.count
      endBurst()
      perform(action, on: node)
      explainPlaceless(arbitration: arbitration, among: candidates)
    case .resize(let width, let height):
      invalidateTree()
      resize(to: Size(width: width, height: height))
    }
  }

  private mutating func handle(_ input: RecognizedInput.Kind) {
    if state.rotary != nil, input.endsBurst { endBurst() }
    switch input {
    case .contact(let event): handleContact(event)
    case .gesture(let gesture): handleGesture(gesture)
    case .pointer(let input): handlePointer(input)
    case .key(let key):
      invalidateTree()
      let candidates = explains ? keyCandidates(key.key) : []
      let arbitration = arbitrations.count
      state.isShiftDown = key.modifiers.contains(.shift)
      state.isOptionDown = key.modifiers.contains(.alt) && profile.goesToSpotWithOption
      handleKey(key)
      explainPlaceless(arbitration: arbitration, among: candidates)
    case .rotary(let turn):
      invalidateTree()
      let candidates = explains ? turnCandidates() : []
      let arbitration = arbitrations.count
      handleRotary(turn)
      explainPlaceless(arbitration: arbitration, among: candidates)
    case .interrupted:
      invalidateTree()
      deviceInterrupted()
    }
  }

  // MARK: Touch

  private mutating func handleContact(_ event: ContactEvent) {
    switch event.phase {
    case .moved:
      if let finger = state.finger, finger.id == event.contact.id {
        let way = finger.start.y - event.contact.position.y
        if way > finger.highest {
          state.finger?.highest = way
        } else if way < finger.lowest {
          state.finger?.lowest = way
        }
        guard finger.samples != nil else { return }
        state.finger?.sample(event.contact.position, at: state.now)
        if finger.isFollowed { follow(finger, event.contact) } else { takeUp(finger, event.contact) }
      } else if let index = state.otherFingers.firstIndex(where: { $0.id == event.contact.id }) {
        state.otherFingers[index].sample(event.contact.position, at: state.now)
        scroll(by: state.otherFingers[index])
      }
    case .began: contactBegan(event.contact)
    case .ended: contactGone(event.contact, isCancelled: false)
    case .cancelled: contactGone(event.contact, isCancelled: true)
    }
  }

  /// A touch on a settling sheet stops it under the finger (SM-1), one on moving content stops that (SM-8).
  ///
  /// Not where content has been scrolled: what moves there is the content, and the sheet goes on.
  private mutating func contactBegan(_ contact: Contact) {
    if state.finger == nil {
      state.stoppedBy = nil
      let joins = state.otherFingers.contains { $0.device == device }
      state.finger = StageState.Finger(
        device: device, id: contact.id, start: contact.position, samples: joins ? [] : nil)
      state.touchdown = touchdown(at: contact.position)
    } else if ignores(contact) {
      return
    } else {
      join(contact)
    }
    state.touchHasStopped = false
    state.liftedTouchdown = nil
    state.heldOver = nil
    guard keyboardFrame?.contains(contact.position) != true, let hit = hit(at: contact.position),
      access(to: hit.surface) == .open
    else { return }
    if !state.scrolls.active.isEmpty || state.jog?.level != nil,
      stopScrolls(scrollChain(from: hit.item), by: .init(device: device, contact: contact.id))
    {
      invalidateTree()
      state.touchHasStopped = true
      decide(
        words("touch at \(place(contact.position))"), taker: hit.item.map { blueprint.items[$0].id } ?? id(hit.surface),
        "SM-8 decelerating + touch → tracking: it stops under the finger")
    }
    holdSettling(hit, at: contact.position, contact: contact.id)
  }

  /// What comes down on the grabber, header or content of a sheet on its way stops it at the height shown (SM-1,
  /// settling), where drags are a sheet's.
  ///
  /// - Parameter contact: What holds it from now on.
  mutating func holdSettling(_ hit: Hit, at point: Point, contact: Int) {
    guard let index = sheetIndex(hit.surface), access(to: hit.surface) == .open,
      case .settling = state.sheets[index].phase, blueprint.takesDrags,
      isInHeader(point, hit, state.sheets[index]) || isAtTop(scrollChain(from: hit.item))
    else { return }
    invalidateTree()
    hold(index, contact: contact)
  }

  /// The finger that held a sheet without moving it is gone: a release without speed, or nothing at all.
  private mutating func contactGone(_ contact: Contact, isCancelled: Bool) {
    if let place = state.ignoredFingers.firstIndex(of: contact.id) {
      state.ignoredFingers.remove(at: place)
      return
    }
    leave(contact)
    let touch = state.liftedTouchdown ?? (state.finger?.id == contact.id ? state.touchdown : nil)
    state.heldOver = nil
    if state.scrolls.active.contains(where: { state.scrolls[$0].isStopped }) {
      invalidateTree()
      releaseStopped(by: .init(device: device, contact: contact.id), because("touch at \(place(contact.position))"))
    }
    if let finger = state.finger, finger.id == contact.id {
      state.finger = nil
      state.liftedTouchdown = nil
      if finger.isFollowed {
        invalidateTree()
        endFollowing(finger, contact, isCancelled: isCancelled)
        return
      }
    }
    guard let held = sheetHeld(by: contact.id) else { return }
    invalidateTree()
    let cause = because("touch at \(place(contact.position))")
    if isCancelled {
      cancelDrag(held, cause: cause)
    } else {
      liftHold(held, touched(at: touch?.place ?? contact.position, touch)?.item, cause: cause)
    }
  }

  private mutating func handleGesture(_ gesture: Gesture) {
    switch gesture {
    case .pan(let pan) where pan.fingers == 1:
      invalidateTree()
      handlePan(pan)
    case .tap(let location, 1, let count): handleTap(at: location, count: count)
    case .longPress(.began, let location, 1):
      handleLongPress(at: location)
    case .pinch(let phase, let center, let scale, _) where blueprint.hasZoom && handlePinch(phase, center, scale):
      invalidateTree()
    case .pan(let pan) where pan.phase == .began && scrollsBySeveral(): break
    case .pan(let pan) where pan.phase == .began: pass("drag", pan.fingers, at: pan.start)
    case .tap(let location, let fingers, _): pass("tap", fingers, at: location)
    case .longPress(.ended, _, 1) where state.finger == nil: state.touchdown = nil
    case .longPress(.began, let location, let fingers): pass("long press", fingers, at: location)
    case .pinch(.began, let center, _, _): pass("pinch", 2, at: center)
    case .rotate(let phase, let center, _, let scale)
    where blueprint.hasZoom && handleTurning(phase, center, scale):
      invalidateTree()
    case .rotate(.began, let center, _, _): pass("rotation", 2, at: center)
    case .scrub(let location, let fingers): pass("scrub", fingers, at: location)
    case .swipe(let swipe) where hasFocusEngine: handleSwipe(swipe)
    // A swipe is the end of a drag that had its owner.
    case .pan, .longPress, .swipe, .pinch, .rotate: break
    }
  }

  /// Gestures of several fingers, of which nothing here knows any.
  private mutating func pass(_ name: String, _ fingers: Int, at point: Point) {
    guard keepsReasons, state.finger?.isFollowed != true else { return }
    let hit = hit(at: point)
    let arbitration = arbitrations.count
    let access: Access = hit.map { self.access(to: $0.surface) } ?? .open
    let reason = "nothing there takes \(fingers) finger\(fingers == 1 ? "" : "s")"
    decide(
      "\(name) at \(place(point))", taker: hit.map { id(taker(of: $0.surface, access)) } ?? foremostID,
      access == .open ? reason : self.reason(access))
    if explains { explain(arbitration: arbitration, among: tapCandidates(at: point), as: .nobody) }
  }

  private mutating func handlePan(_ pan: Gesture.Pan) {
    if pan.phase == .began, state.finger?.device == device { state.finger?.hasMoved = true }
    if isOfAnotherDevice(pan) || state.finger?.isFollowed == true || state.press?.isDragging == true { return }
    switch pan.phase {
    case .began:
      if state.pan == nil { state.panDevice = device }
      guard state.pan == nil, !isOfIgnored(pan) else { return }
      adopt(pan)
      state.stoppedBy = nil
      if dragHasLostItsTouchdown(from: pan.start) { return }
      if let place = state.heldOver {
        // The sheet that the touch has stopped goes on: the movement is the text's (SM-1, SM-3).
        let surface = blueprint.items[blueprint.selectables[place].item].surface
        if let sheet = sheetIndex(surface) { letGo(sheet) }
        beginSelecting(in: place, from: pan.start, at: pan.location, subject: words("drag at \(self.place(pan.start))"))
      } else {
        beginPan(pan)
      }
    case .changed:
      tellStopped(pan)
      movePan(pan)
    case .ended:
      tellStopped(pan)
      if !followsOn() { endPan(pan) }
    case .cancelled:
      if !followsOn() { interrupt(because("drag cancelled")) }
    }
  }

  mutating func movePan(_ pan: Gesture.Pan) {
    switch state.pan {
    case .sheet(let surface):
      guard let index = sheetIndex(surface) else { return }
      if access(to: surface) == .open {
        drag(index, translation: pan.translation, velocity: pan.velocity)
      } else {
        cancelDrag(index, by: taker(of: surface), cause: Cause("something came up over it", initiator: .automatic))
      }
    case .control(let item, let start, let slop):
      // Something modal may have come up over what the finger adjusts.
      if access(to: blueprint.items[item].surface) == .open {
        adjust(item, from: start, by: pan.translation - slop)
      } else {
        state.pan = nil
      }
    case .scroll(let drag, let across):
      if access(to: blueprint.items[blueprint.scrollers[drag.scroller].item].surface) == .open {
        follow(drag, across, pan.translation, velocity: pan.velocity)
      } else {
        state.pan = nil
        releaseScroll(drag, across, Cause("something came up over it", initiator: .automatic))
      }
    case .edge(let surface, let size, let edge, let slop):
      pull(edge, of: surface, from: size, by: pan.translation - slop)
    case .selection(let drag): select(drag, to: pan.location)
    case .jog(let origin): followJog(pan.translation, origin: origin)
    case .bar(let drag): follow(drag, pan.translation)
    case .press, nil: break
    }
  }

  mutating func endPan(_ pan: Gesture.Pan) {
    movePan(pan)
    defer { state.pan = nil }
    if case .jog = state.pan {
      releaseJog(because("release at \(place(pan.location))"))
      return
    }
    if case .bar = state.pan {
      releaseScrollBar(because("release at \(place(pan.location))"))
      return
    }
    if case .scroll(let drag, let across) = state.pan {
      state.pan = nil
      releaseScroll(drag, across, velocity: pan.velocity, because("release at \(place(pan.location))"))
      return
    }
    if case .edge(let surface, let size, let edge, _) = state.pan {
      endResize(edge, of: surface, since: size, because("release at \(place(pan.location))"))
      return
    }
    if case .selection = state.pan {
      endSelecting(because("release at \(place(pan.location))"))
      return
    }
    if case .press(let touchdown) = state.pan { return releasePress(touchdown, at: pan.location) }
    guard case .sheet(let surface) = state.pan, let index = sheetIndex(surface) else {
      if case .control(let item, _, _) = state.pan { takeFocus(item) }
      return
    }
    release(
      index, fingerVelocity: -pan.velocity.dy, way: -pan.translation.dy,
      cause: because("release at \(place(pan.location)), \(points(pan.velocity.dy)) pt/s"))
  }

  /// Whatever a finger was doing is cancelled.
  mutating func interrupt(_ cause: Cause) {
    state.press = nil
    state.windows.move = nil
    state.finger = nil
    state.touchdown = nil
    if case .scroll(let drag, let across) = state.pan {
      state.pan = nil
      releaseScroll(drag, across, cause)
    }
    if case .edge(let surface, let size, _, _) = state.pan { resizeSheet(surface, to: size) }
    endSelecting(cause)
    state.heldOver = nil
    if case .jog = state.pan { releaseJog(cause) }
    releaseScrollBar(cause)
    state.pan = nil
    endPinch(cause)
    releaseStopped(cause)
    for index in state.sheets.indices { cancelDrag(index, cause: cause) }
  }

  /// A tap or click: what it came down on is activated, if it takes input.
  ///
  /// - Parameters:
  ///   - point: Where it came down, in points.
  ///   - touchdown: What was there; nil for a tap without a touch, which is on what is there now.
  mutating func tap(at point: Point, on touchdown: Touchdown?, name: String) {
    let candidates = explains ? tapCandidates(at: point) : []
    let arbitration = arbitrations.count
    activate(touched(at: point, touchdown), at: point, name: name)
    if explains { explain(arbitration: arbitration, among: candidates) }
  }

  private mutating func activate(_ hit: Hit?, at point: Point, name: String) {
    let subject = words("\(name) at \(place(point))")
    let cause = Cause(subject)
    if let keyboard = keyboardFrame, keyboard.contains(point) {
      decide(subject, taker: blueprint.keyboardID, "on-screen keyboard: its own")
      emit(.delivered, blueprint.keyboardID, cause)
      return
    }
    if let cover = transientCover(besides: hit) {
      dismissByTapOutside(cover, subject: subject)
      return
    }
    guard let hit else {
      swallowOutside(subject)
      return
    }
    comeForward(with: hit.surface, cause: cause)
    let access = access(to: hit.surface)
    guard access == .open else {
      refuse(subject, to: hit.surface, access)
      return
    }
    guard let item = hit.item, blueprint.items[item].element.role.isControl || blueprint.items[item].opens != nil else {
      decide(subject, taker: hit.item.map { blueprint.items[$0].id } ?? id(hit.surface), "nothing there to activate")
      return
    }
    if hasGoneFromSight(hit, from: point, subject) { return }
    if tapPageControl(item, at: point, cause: cause) { return }
    placeCaret(in: item, at: point, cause: cause)
    activate(item, cause: cause)
  }

  /// A tap or click in a text of several lines puts the insertion point there.
  ///
  /// One in its very middle is how a text is activated by who does not aim at a place in it, a screen reader for one:
  /// it leaves the insertion point where it is.
  private mutating func placeCaret(in item: ItemID, at point: Point, cause: Cause) {
    guard let ordinal = blueprint.selectable(item), isMultiline(item) else { return }
    let way = point - screenFrame(of: item).center
    guard abs(way.dx) > 1 || abs(way.dy) > 1 else { return }
    let unit = unit(at: point, in: ordinal)
    // What waits changes the text where the insertion point is: what is behind that keeps its place from the end.
    let isBehind = unit > mark(ordinal).range.upperBound
    let deed = AwaitedScroll.Deed.putCaret(isBehind ? count(in: ordinal) - unit : unit, fromEnd: isBehind, in: ordinal)
    if waitsInTurn(deed, cause: cause) { return }
    state.marks[ordinal] = SelectionMark(at: unit)
  }

  private mutating func swallowOutside(_ subject: String) {
    decide(subject, taker: foremostID, "nothing there")
  }

  func place(_ point: Point) -> String { "\(points(point.x)),\(points(point.y))" }
}

extension RecognizedInput.Kind {
  /// Whether it is something else than turning on, so that a burst of rotation is over.
  fileprivate var endsBurst: Bool {
    switch self {
    case .rotary, .pointer(.moved): false
    case .contact(let event): event.phase != .moved
    default: true
    }
  }
}
