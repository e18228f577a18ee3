public import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Room
internal import Scenes

/// A second finger on the screen: the one that came first keeps what it has, and its lift is the release (SM-1, SM-8).
extension Stage {
  public var keptDragStart: Point? {
    guard let finger = state.hands.finger, finger.isFollowed, state.hands.drag != nil else { return nil }
    return finger.start
  }

  // MARK: The second finger

  /// Whether a finger comes while another one holds or drags a sheet: it takes nothing until it lifts (SM-1).
  mutating func ignores(_ contact: Contact) -> Bool {
    let isDragging = state.presenting.sheets.contains { if case .dragging = $0.phase { true } else { false } }
    guard isDragging else { return false }
    state.hands.ignore(contact)
    let arbitration = arbitrations.count
    decide(
      words("touch at \(place(contact.position))"), taker: foremostID,
      "SM-1 dragging + second finger down: ignored until it lifts")
    if explains { explain(arbitration: arbitration, among: tapCandidates(at: contact.position), as: .nobody) }
    return true
  }

  /// Whether a movement is that of a finger that came while another one, which has lifted since, dragged a sheet.
  mutating func isOfIgnored(_ pan: Gesture.Pan) -> Bool {
    guard state.hands.finger == nil, !state.hands.ignoredFingers.isEmpty else { return false }
    decide(
      words("drag at \(place(pan.start))"), taker: foremostID,
      "SM-1 dragging + second finger down: ignored until it lifts")
    return true
  }

  // MARK: The first finger

  /// A second finger has turned the movement into another gesture; here the first finger keeps what it has (SM-1).
  ///
  /// False where that finger has lifted or was cancelled.
  mutating func followsOn() -> Bool {
    guard let finger = state.hands.finger, finger.device == state.hands.captureDevice, let drag = state.hands.drag
    else { return false }
    state.hands.keepDrag()
    let row =
      switch drag {
      case .sheet: "SM-1 dragging + second finger down: ignored"
      case .scroll: "SM-8 second finger: the content is not moved twice"
      case .control, .press, .selection, .edge, .bar, .jog, .pinch, .window: "it takes nothing"
      }
    decide("second finger", taker: foremostID, row + "; the first one goes on with its drag")
    return true
  }

  /// A finger that holds a sheet moves, and the gestures know nothing of it: another finger is there.
  mutating func takeUp(_ finger: Finger, _ contact: Contact) {
    guard state.hands.capture == nil, hasLeftSlop(finger, at: contact.position) else { return }
    let isHolding = state.presenting.sheets.contains { sheet in
      guard case .dragging(let drag) = sheet.phase else { return false }
      return drag.holder == finger.id
    }
    guard isHolding else {
      scroll(by: finger, at: contact.position)
      return
    }
    invalidateTree()
    beginPan(
      Gesture.Pan(phase: .began, fingers: 1, start: finger.start, location: contact.position, velocity: .zero))
    _ = followsOn()
  }

  mutating func follow(_ finger: Finger, _ contact: Contact) {
    invalidateTree()
    movePan(
      Gesture.Pan(
        phase: .changed, fingers: 1, start: finger.start, location: contact.position,
        velocity: state.hands.finger?.velocity(at: state.room.now) ?? .zero))
  }

  /// The lift of the finger that was followed is the release.
  mutating func endFollowing(_ finger: Finger, _ contact: Contact, isCancelled: Bool) {
    if isCancelled {
      interrupt(because("touch cancelled"))
    } else {
      endPan(
        Gesture.Pan(
          phase: .ended, fingers: 1, start: finger.start, location: contact.position,
          velocity: finger.velocity(at: state.room.now)))
    }
  }
}
