internal import Geometry
internal import Gestures
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
    guard state.finger?.device == device else { return }
    if case .press = state.pan { state.pan = nil }
    if state.finger?.samples == nil { state.finger?.samples = [] }
    state.otherFingers.append(
      StageState.Finger(
        device: device, id: contact.id, start: contact.position, touchdown: touchdown(at: contact.position),
        samples: [StageState.Sample(time: state.now, place: contact.position)]))
  }

  /// A finger is gone: whatever the others have done so far has moved nothing, and does not from now on.
  mutating func leave(_ contact: Contact) {
    if let index = state.otherFingers.firstIndex(where: { $0.id == contact.id }) {
      state.liftedTouchdown = state.otherFingers.remove(at: index).touchdown
      if let finger = state.finger { state.touchdown = renewed(state.touchdown, at: finger.place) }
    }
    for index in state.otherFingers.indices {
      state.otherFingers[index].start = state.otherFingers[index].place
      state.otherFingers[index].hasMoved = false
      state.otherFingers[index].touchdown = renewed(
        state.otherFingers[index].touchdown, at: state.otherFingers[index].place)
    }
  }

  /// The movement of the one finger that is left when the first one has gone: it is the first one now.
  mutating func adopt(_ pan: Gesture.Pan) {
    guard state.finger == nil, state.otherFingers.count == 1, state.otherFingers[0].device == device else { return }
    var finger = state.otherFingers.removeFirst()
    finger.start = pan.start
    finger.samples = nil
    finger.hasMoved = true
    state.touchdown = finger.touchdown
    finger.touchdown = nil
    state.finger = finger
  }

  /// Whether a movement is longer than what is none yet.
  func hasLeftSlop(_ finger: StageState.Finger, at place: Point) -> Bool {
    finger.start.distance(to: place) > scene.parameters.tapSlop
  }

  // MARK: Who scrolls

  /// Fingers that go the same way on what can be magnified: the first of them scrolls it. False where nothing scrolls.
  mutating func scrollsBySeveral() -> Bool {
    guard state.pan == nil else { return false }
    for finger in [state.finger].compactMap(\.self) + state.otherFingers where finger.device == device {
      scroll(by: finger, isNoPinch: true)
      if state.finger?.isFollowed == true { return true }
    }
    return false
  }

  /// One of several fingers has moved: as soon as it has left the slop it scrolls what it came down on, if nothing else
  /// is dragged, and then goes on with that whatever the fingers would be together.
  ///
  /// - Parameters:
  ///   - place: Where it is, in points.
  ///   - isNoPinch: Whether the fingers are known not to magnify what they are on.
  mutating func scroll(by finger: StageState.Finger, at place: Point? = nil, isNoPinch: Bool = false) {
    let place = place ?? finger.place
    guard !finger.hasMoved, hasLeftSlop(finger, at: place), !hasFocusEngine,
      ([state.finger].compactMap(\.self) + state.otherFingers).contains(where: {
        $0.id != finger.id && $0.device == finger.device
      })
    else { return }
    guard state.pan == nil, state.press == nil, state.pinch == nil else {
      markMoved(finger.id)
      return
    }
    guard keyboardFrame?.contains(finger.start) != true, let hit = hit(at: finger.start),
      isNoPinch || zoomer(around: hit.item) == nil,
      scrollChain(from: hit.item).contains(where: { scrolls($0, .vertical) || scrolls($0, .horizontal) })
        || blueprint.takesDrags && sheetIndex(hit.surface) != nil
    else { return }
    invalidateTree()
    lead(finger)
    state.panDevice = device
    state.stoppedBy = nil
    if dragHasLostItsTouchdown(from: finger.start) { return }
    beginPan(Gesture.Pan(phase: .began, fingers: 1, start: finger.start, location: place, velocity: .zero))
    guard state.pan != nil else { return }
    state.finger?.isFollowed = true
    decide(
      words("finger at \(self.place(finger.start))"), taker: foremostID,
      "SM-8 second finger: the content is not moved twice; this one drags it, the others take nothing")
  }

  /// Makes a finger the one that drags.
  private mutating func lead(_ finger: StageState.Finger) {
    markMoved(finger.id)
    guard let index = state.otherFingers.firstIndex(where: { $0.id == finger.id }) else { return }
    let leader = state.otherFingers.remove(at: index)
    if var first = state.finger {
      first.touchdown = state.touchdown
      state.otherFingers.insert(first, at: 0)
    }
    state.touchdown = leader.touchdown
    state.finger = leader
    state.finger?.touchdown = nil
  }

  private mutating func markMoved(_ id: Int) {
    if state.finger?.id == id {
      state.finger?.hasMoved = true
    } else if let index = state.otherFingers.firstIndex(where: { $0.id == id }) {
      state.otherFingers[index].hasMoved = true
    }
  }
}
