import Geometry
import InputEvents

/// Lets the recognizers compete for the fingers on one device, from the first that comes down to the last that goes.
///
///     idle ──finger──▶ gathering ──all up──▶ tap or nothing ──▶ idle
///                       │  ▲  └──the greatest claim above 1──▶ pan │ pinch │ rotate
///                       │  └──a finger joins in time (cancelled)──┘        │
///                       └──hold──▶ long press ──lift──▶ spent ◀──a finger lifts
///                                                         └──all up──▶ idle
///
/// While gathering, the claims of pan, pinch and rotate are compared after every frame: each is the ratio of what
/// the fingers did to the recognizer's threshold, and the greatest above 1 takes the fingers until one of them
/// lifts. A swipe or a scrub is found at the end of a pan.
struct TouchSequence: Sendable {
  enum Phase: Sendable { case idle, gathering, pan, pinch, rotate, spent }

  private(set) var phase = Phase.idle
  var hand = Hand()
  var tap = TapRecognizer()
  var hold = LongPressRecognizer()
  var pan = PanRecognizer()
  var pinch = PinchRecognizer()
  var rotate = RotateRecognizer()
  var scrub = ScrubRecognizer()
  /// Whether a tap is still possible.
  private(set) var mayTap = false
  /// Where the fingers came down that were there before the first of them left.
  private var tapLocation = Point.zero
  /// Whether it is that of the fingers that are lifting now, not of a tap before.
  private var knowsTapLocation = false
  /// When the gesture ended whose last fingers are still down, in µs.
  private var spentTime: Int64 = 0
  /// From the hand's coordinates to the screen's: zero on a screen, the way to the pointer on a touchpad.
  var offset = Vector.zero
  let parts: DeviceRoles

  init(_ parts: DeviceRoles) { self.parts = parts }

  /// Fingers that a movement needs: one finger on a touchpad moves the pointer.
  private var fingersToMove: Int { parts.isDirect ? 1 : 2 }

  // MARK: - Frames

  /// Takes what a frame changed.
  mutating func apply(
    _ changes: [ContactEvent], _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    var moved = false
    var onlyMoved = true
    var isLifting = false
    for index in changes.indices {
      if changes[index].phase == .moved {
        if hand.move(changes[index].contact.id, to: changes[index].contact.position) { moved = true }
      } else {
        onlyMoved = false
        if changes[index].phase != .began { isLifting = true }
      }
    }
    if moved { follow(isLifting: isLifting, moment, &context, &output) }
    if onlyMoved { return }
    // Fingers that go make room before others come; a contact that came and went in one frame is not yet known here.
    for change in changes where change.phase != .began && change.phase != .moved {
      leave(change, moment, &context, &output)
    }
    for change in changes where change.phase != .moved {
      if change.phase == .began {
        arrive(change.contact, moment, &context, &output)
      } else {
        leave(change, moment, &context, &output)
      }
    }
  }

  private mutating func follow(
    isLifting: Bool, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    switch phase {
    case .idle: break
    case .gathering:
      followHand(isLifting: isLifting, moment, context.options)
      arbitrate(moment, &context, &output)
    case .pan:
      followHand(isLifting: isLifting, moment, context.options)
      emitPan(.changed, moment, &context, &output)
      if hand.count == 2, hand.members == 1 { arbitrateLateFinger(moment, &context, &output) }
    case .pinch:
      // Fingers that go apart may turn as well: both are told in one.
      if !parts.isSemiMultitouch { rotate.follow(hand) }
      emitPinch(.changed, moment, &output)
    case .rotate:
      rotate.follow(hand)
      emitRotate(.changed, moment, &output)
    case .spent:
      guard moment.time.microseconds &- spentTime > context.options.liftTime else { return }
      hand.restart(at: moment.time.microseconds, keepingStarts: false)
      phase = .gathering
      restartRecognizers(moment, context)
    }
  }

  /// What the other fingers do in the frame of a lift is no sample of the velocity: the finger that lifts stands still.
  private mutating func followHand(isLifting: Bool, _ moment: Moment, _ options: GestureOptions) {
    if !isLifting { pan.follow(hand, at: moment.time) }
    if hand.count == 2 {
      if !parts.isSemiMultitouch { rotate.follow(hand) }
      if hand.members == 2 { scrub.follow(hand, options) }
    }
  }

  /// The fingers that take part have changed: whatever is measured between them starts anew.
  private mutating func restartRecognizers(_ moment: Moment, _ context: EngineContext) {
    if !parts.isDirect { offset = context.pointer - hand.start }
    pan.restart(hand, at: moment.time)
    scrub.restart(hand)
    guard hand.count == 2 else { return }
    pinch.restart(hand)
    rotate.restart(hand)
  }

  // MARK: - Fingers that come

  private mutating func arrive(
    _ contact: Contact, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    let time = moment.time.microseconds
    switch phase {
    case .idle:
      hand.begin(at: time)
      phase = .gathering
      hold.state = parts.isDirect ? .possible : .failed
      mayTap = true
    case .gathering: break
    case .pan, .pinch, .rotate:
      guard time &- hand.startTime <= context.options.joinTime, hand.members == hand.count else {
        hand.add(contact.id, at: contact.position, isMember: false)
        if hand.count == 2 {
          pinch.restart(hand)
          rotate.restart(hand)
        }
        return
      }
      if context.options.explains { explainJoin(moment, &context) }
      cancelMovement(moment, &context, &output)
      phase = .gathering
    case .spent:
      guard time &- spentTime > context.options.liftTime else {
        hand.add(contact.id, at: contact.position, isMember: false)
        return
      }
      hand.restart(at: time, keepingStarts: false)
      phase = .gathering
    }
    hand.add(contact.id, at: contact.position, isMember: true)
    restartRecognizers(moment, context)
  }

  /// The fingers that are down neither tap nor hold: when they came is not known.
  mutating func forbidStillGestures() {
    mayTap = false
    hold.state = .failed
  }

  // MARK: - Fingers that go

  private mutating func leave(
    _ change: ContactEvent, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    guard let isMember = hand.isMember(change.contact.id) else { return }
    let isCancelled = change.phase == .cancelled
    switch phase {
    case .idle, .spent: hand.remove(change.contact.id, at: moment.time.microseconds)
    case .gathering:
      if hold.state == .began { emitHold(isCancelled ? .cancelled : .ended, moment, &output) }
      if hand.firstLift == nil || !knowsTapLocation { tapLocation = hand.start + offset }
      knowsTapLocation = true
      hand.remove(change.contact.id, at: moment.time.microseconds)
      if hold.state == .began { spend(moment) }
      hold.state = .failed
      if isCancelled { hand.forgetPeak() }
      if hand.count > 0 {
        restartRecognizers(moment, context)
      } else if phase == .gathering {
        conclude(isCancelled, moment, &context, &output)
      }
    case .pan, .pinch, .rotate:
      if isMember {
        if isCancelled {
          cancelMovement(moment, &context, &output)
        } else {
          endMovement(moment, &context, &output)
        }
        if hold.state == .began { emitHold(isCancelled ? .cancelled : .ended, moment, &output) }
        hold.state = .failed
        spend(moment)
      }
      hand.remove(change.contact.id, at: moment.time.microseconds)
    }
    if hand.count == 0 {
      phase = .idle
      knowsTapLocation = false
    }
  }

  /// The gesture is over, though fingers may still be down.
  private mutating func spend(_ moment: Moment) {
    phase = .spent
    spentTime = moment.time.microseconds
    mayTap = false
  }

  /// The last finger has gone and nothing has moved: a tap, or nothing.
  private mutating func conclude(
    _ isCancelled: Bool, _ moment: Moment, _ context: inout EngineContext,
    _ output: inout [RecognizedInput]
  ) {
    let time = moment.time.microseconds
    guard !isCancelled, mayTap, tap.accepts(hand, at: time, context.options) else {
      if context.options.explains { explainNothing(isCancelled, at: tapLocation, moment, &context) }
      flushPendingTap(moment, &output)
      tap.reset()
      return
    }
    if context.options.explains { explainTap(tapLocation, moment, &context) }
    let new = tap.tap(hand, location: tapLocation, at: time, context.options)
    if new.count == 1 { flushPendingTap(moment, &output) } else { _ = tap.takePending() }
    if context.options.tapsWait, new.count < context.options.maximumTapCount {
      tap.hold(new)
    } else {
      emitTap(new, moment, &output)
    }
  }

  // MARK: - Arbitration

  private mutating func arbitrate(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    let options = context.options
    if hold.state == .possible, hand.travel > options.slop * options.slop { hold.state = .failed }
    guard hand.count >= fingersToMove else { return }
    let isPair = hand.count == 2 && !parts.isSemiMultitouch
    let claims = Claims(
      pan: pan.claim(hand, options), pinch: isPair ? pinch.claim(hand, options) : 0,
      rotate: isPair ? rotate.claim(hand, options) : 0)
    guard let winner = claims.winner else { return }
    if options.explains { explainMovement(winner, claims, moment, &context) }
    take(winner, moment, &context, &output)
  }

  /// A finger that came too late to join a one-finger pan may still turn it into a pinch or a rotation.
  private mutating func arbitrateLateFinger(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    guard !parts.isSemiMultitouch else { return }
    let claims = Claims(pan: 0, pinch: pinch.claim(hand, context.options), rotate: rotate.claim(hand, context.options))
    guard let winner = claims.winner else { return }
    if context.options.explains { explainMovement(winner, claims, moment, &context) }
    emitPan(.ended, moment, &context, &output, isStill: true)
    hand.restart(at: moment.time.microseconds, keepingStarts: true)
    take(winner, moment, &context, &output)
  }

  private mutating func take(
    _ winner: Recognizer, _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    mayTap = false
    if hold.state == .possible { hold.state = .failed }
    flushPendingTap(moment, &output)
    tap.reset()
    switch winner {
    case .pinch:
      phase = .pinch
      emitPinch(.began, moment, &output)
    case .rotate:
      phase = .rotate
      emitRotate(.began, moment, &output)
    default:
      phase = .pan
      emitPan(.began, moment, &context, &output)
    }
  }

  // MARK: - Ends of movements

  private mutating func endMovement(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    switch phase {
    case .pinch: emitPinch(.ended, moment, &output)
    case .rotate: emitRotate(.ended, moment, &output)
    case .pan:
      let options = context.options
      if options.explains { explainPanEnd(moment, &context) }
      if hand.members == 2, scrub.accepts(hand, at: moment.time.microseconds, options) {
        emitPan(.cancelled, moment, &context, &output)
        output.append(moment.input(.gesture(.scrub(location: hand.start + offset, fingers: hand.members))))
        return
      }
      emitPan(.ended, moment, &context, &output)
      let velocity = pan.speed(at: moment.time, options)
      guard let direction = SwipeRecognizer.direction(of: hand.translation, velocity: velocity, options) else { return }
      let start = hand.start + offset
      let swipe = Gesture.Swipe(
        direction: direction, fingers: hand.members, start: start, end: hand.location + offset, velocity: velocity,
        edge: ScreenEdge(near: start, of: context.screen, zone: options.edgeZone))
      output.append(moment.input(.gesture(.swipe(swipe))))
    default: break
    }
  }

  private mutating func cancelMovement(
    _ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]
  ) {
    switch phase {
    case .pan: emitPan(.cancelled, moment, &context, &output)
    case .pinch: emitPinch(.cancelled, moment, &output)
    case .rotate: emitRotate(.cancelled, moment, &output)
    default: break
    }
  }

  /// Everything in progress is cancelled: events were lost or the device is gone.
  mutating func cancel(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    flushPendingTap(moment, &output)
    cancelMovement(moment, &context, &output)
    if hold.state == .began { emitHold(.cancelled, moment, &output) }
    hold.state = .failed
    tap.reset()
    hand.begin(at: moment.time.microseconds)
    phase = .idle
  }

  // MARK: - Time

  /// When something happens if no event comes before, in µs; `Int64.max` for never.
  func deadline(_ options: GestureOptions) -> Int64 {
    switch phase {
    case .idle:
      tap.pending.map { (Timestamp(microseconds: $0.liftTime) + options.doubleTapMaximum + 1).microseconds } ?? .max
    case .gathering: hand.firstLift == nil ? hold.deadline(hand, options) ?? .max : .max
    default: .max
    }
  }

  /// Lets happen what is due; `moment` is the deadline itself.
  mutating func fire(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    flushPendingTap(moment, &output)
    guard phase == .gathering, hold.state == .possible else { return }
    if context.options.explains { explainHold(moment, &context) }
    hold.state = .began
    mayTap = false
    tap.reset()
    emitHold(.began, moment, &output)
  }

  private mutating func flushPendingTap(_ moment: Moment, _ output: inout [RecognizedInput]) {
    if let pending = tap.takePending() { emitTap(pending, moment, &output) }
  }
}
