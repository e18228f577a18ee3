internal import Geometry
internal import Gestures
internal import Hands
internal import Room
internal import Scenes
internal import StageModel

/// Several fingers on the screen (SM-8): each may scroll what it came down on, as one finger does, but one of them only
/// at a time, so that nothing moves twice.
///
///     several down ──one leaves P.tapSlop on what scrolls and cannot be magnified──▶ it drags that alone
///          │ ▲                                                                           │
///          │ └──a finger lifts: the others begin where they are──────────────────────────┘
///          └──what can be magnified: a pinch, or two fingers that go the same way: the first drags it
///
/// Where a thumb rests, beside the content or on it, another finger scrolls as if there were no thumb.
extension Stage {
  // MARK: Who is there

  /// A finger comes while another one is on the same screen.
  mutating func join(_ contact: Contact) {
    guard state.hands.finger?.device == device else { return }
    state.hands.join(contact, on: device, touchdown(at: contact.position), at: state.room.now)
  }

  /// A finger is gone: whatever the others have done so far has moved nothing, and does not from now on.
  mutating func leave(_ contact: Contact) {
    if state.hands.liftOther(contact), let finger = state.hands.finger {
      state.hands.touch(renewed(state.hands.touchdown, at: finger.place))
    }
    for index in state.hands.otherFingers.indices {
      let finger = state.hands.otherFingers[index]
      state.hands.restartOther(at: index, on: renewed(finger.touchdown, at: finger.place))
    }
  }

  /// Whether a movement is longer than what is none yet.
  func hasLeftSlop(_ finger: Finger, at place: Point) -> Bool {
    finger.start.distance(to: place) > scene.parameters.tapSlop
  }

  // MARK: Who scrolls

  /// Fingers that go the same way on what can be magnified: the first of them scrolls it. False where nothing scrolls.
  mutating func scrollsBySeveral() -> Bool {
    guard state.hands.capture == nil else { return false }
    for finger in state.hands.fingers where finger.device == device {
      scroll(by: finger, isNoPinch: true)
      if state.hands.finger?.isFollowed == true { return true }
    }
    return false
  }

  /// One of several fingers has moved: as soon as it has left the slop it scrolls what it came down on, if nothing else
  /// is dragged, and then goes on with that whatever the fingers would be together.
  ///
  /// - Parameters:
  ///   - place: Where it is, in points.
  ///   - isNoPinch: Whether the fingers are known not to magnify what they are on.
  mutating func scroll(by finger: Finger, at place: Point? = nil, isNoPinch: Bool = false) {
    let place = place ?? finger.place
    guard !finger.hasMoved, hasLeftSlop(finger, at: place), !hasFocusEngine,
      state.hands.fingers.contains(where: { $0.id != finger.id && $0.device == finger.device })
    else { return }
    guard state.hands.capture == nil, state.hands.press == nil else {
      state.hands.markMoved(finger.id)
      return
    }
    guard keyboardFrame?.contains(finger.start) != true, let hit = hit(at: finger.start),
      isNoPinch || zoomer(around: hit.item) == nil,
      scrollChain(from: hit.item).contains(where: { scrolls($0, .vertical) || scrolls($0, .horizontal) })
        || blueprint.takesDrags && sheetIndex(hit.surface) != nil
    else { return }
    invalidateTree()
    state.hands.lead(finger, on: device)
    if dragHasLostItsTouchdown(from: finger.start) { return }
    beginPan(Gesture.Pan(phase: .began, fingers: 1, start: finger.start, location: place, velocity: .zero))
    guard state.hands.drag != nil else { return }
    state.hands.followFirst()
    decide(
      words("finger at \(self.place(finger.start))"), taker: foremostID,
      "SM-8 second finger: the content is not moved twice; this one drags it, the others take nothing")
  }
}
