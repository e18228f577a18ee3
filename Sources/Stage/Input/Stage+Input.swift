internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
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
    if state.scrolling.rotary != nil, input.endsBurst { endBurst() }
    switch input {
    case .contact(let event): handleContact(event)
    case .gesture(let gesture): handleGesture(gesture)
    case .pointer(let input): handlePointer(input)
    case .key(let key):
      invalidateTree()
      let candidates = explains ? keyCandidates(key) : []
      let arbitration = arbitrations.count
      state.hands.hold(
        shift: key.modifiers.contains(.shift), option: key.modifiers.contains(.alt) && profile.goesToSpotWithOption)
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
      switch state.hands.move(event.contact, at: state.room.now) {
      case .first(let finger) where finger.isFollowed: follow(finger, event.contact)
      case .first(let finger): takeUp(finger, event.contact)
      case .other(let finger): scroll(by: finger)
      case nil: break
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
    if state.hands.finger == nil {
      state.hands.begin(contact, on: device, touchdown(at: contact.position))
    } else if ignores(contact) {
      return
    } else {
      join(contact)
    }
    state.hands.beginTouch()
    guard keyboardFrame?.contains(contact.position) != true, let hit = hit(at: contact.position),
      access(to: hit.surface) == .open
    else { return }
    if !state.scrolling.places.active.isEmpty || state.scrolling.jog?.level != nil,
      stopScrolls(scrollChain(from: hit.item), by: .init(device: device, contact: contact.id))
    {
      invalidateTree()
      state.hands.touchStopped()
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
      case .settling = state.presenting.sheets[index].phase, blueprint.takesDrags,
      isInHeader(point, hit, state.presenting.sheets[index]) || isAtTop(scrollChain(from: hit.item))
    else { return }
    invalidateTree()
    hold(index, contact: contact)
  }

  /// The finger that held a sheet without moving it is gone: a release without speed, or nothing at all.
  private mutating func contactGone(_ contact: Contact, isCancelled: Bool) {
    if state.hands.liftIgnored(contact) { return }
    leave(contact)
    let touch = state.hands.liftedTouchdown ?? (state.hands.finger?.id == contact.id ? state.hands.touchdown : nil)
    state.hands.hold(over: nil)
    if state.scrolling.places.active.contains(where: { state.scrolling.places[$0].isStopped }) {
      invalidateTree()
      releaseStopped(by: .init(device: device, contact: contact.id), because("touch at \(place(contact.position))"))
    }
    if let finger = state.hands.finger, finger.id == contact.id {
      state.hands.liftFirst()
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
    case .longPress(.ended, _, 1) where state.hands.finger == nil: state.hands.useTouchdown()
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
    guard keepsReasons, state.hands.finger?.isFollowed != true else { return }
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
    if pan.phase == .began { state.hands.markMoved(on: device) }
    if isOfAnotherDevice(pan) || state.hands.finger?.isFollowed == true || state.hands.press?.isDragging == true {
      return
    }
    switch pan.phase {
    case .began:
      state.hands.claim(for: device)
      guard state.hands.capture == nil, !isOfIgnored(pan) else { return }
      state.hands.adopt(pan.start, on: device)
      state.hands.forgetStop()
      if dragHasLostItsTouchdown(from: pan.start) { return }
      if let held = state.hands.heldOver {
        // The sheet that the touch has stopped goes on: the movement is the text's (SM-1, SM-3).
        let surface = blueprint.items[blueprint.selectables[held].item].surface
        if let sheet = sheetIndex(surface) { letGo(sheet) }
        beginSelecting(in: held, from: pan.start, at: pan.location, subject: words("drag at \(place(pan.start))"))
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
    state.scrolling.select(SelectionMark(at: unit), in: ordinal)
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
