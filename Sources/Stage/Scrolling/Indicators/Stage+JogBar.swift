internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// The jog bar of visionOS: looking at a scroll indicator while a drag begins lets the drag set the speed (SM-13).
extension Stage {
  // MARK: By gaze and drag

  /// The indicator that people look at, among those that are to be seen and can be reached; the innermost, where
  /// several are there.
  private func indicatorLookedAt(from point: Point) -> (scroller: ScrollerID, axis: ScrollAxis)? {
    guard blueprint.indicators?.becomesJogBar == true else { return nil }
    let reach = scene.parameters.gazeArea / 2
    for shown in state.scrolling.shownIndicators.reversed() {
      let surface = blueprint.items[blueprint.scrollers[shown.scroller].item].surface
      guard access(to: surface) == .open, isIndicatorVisible(shown.scroller, shown.axis),
        let indicator = indicators(of: shown.scroller).first(where: { $0.axis == shown.axis.indicatorAxis })
      else { continue }
      let track = indicator.track.offset(by: origin(of: surface) - .zero)
      let area = track.insetBy(
        dx: min(0, track.size.width / 2 - reach), dy: min(0, track.size.height / 2 - reach))
      if area.contains(point) { return (shown.scroller, shown.axis) }
    }
    return nil
  }

  /// A movement begins while people look at an indicator, which becomes a jog bar; false where they do not.
  mutating func beginJog(_ pan: Gesture.Pan, subject: String) -> Bool {
    let gaze = Mutant.isOn(.jogBarNeedsNoGaze) ? pan.start : state.hands.gaze
    guard let gaze, let (scroller, axis) = indicatorLookedAt(from: gaze) else { return false }
    startJog(scroller, axis)
    state.hands.take(.jog(origin: pan.translation[axis]))
    let id = blueprint.jogBarIDs[scroller][axis]
    decide(subject, taker: id, "SM-13 indicator + gaze on it + drag → jog bar")
    emit(.announced(blueprint.texts.jogBar), id, Cause("\(subject); SM-13: they look at it"))
    return true
  }

  private mutating func startJog(_ scroller: ScrollerID, _ axis: ScrollAxis, level: Int? = nil) {
    if let old = state.scrolling.jog, old.scroller != scroller || old.axis != axis {
      stopReaderJog(Cause("SM-13 another indicator leads", initiator: .user))
    }
    endJog()
    arriveZooms(around: scroller, Cause("SM-13 a jog bar leads it", initiator: .user))
    beginPageTurn(scroller, axis)
    let offset = offset(scroller)
    let maximum = maximumOffset(scroller)
    state.scrolling.startJog(scroller, axis, offset: offset, maximum: maximum, level: level, at: state.room.now)
  }

  /// The drag goes on, unless something has come up over the content.
  mutating func followJog(_ translation: Vector, origin: Double) {
    guard let jog = state.scrolling.jog else { return }
    if access(to: blueprint.items[blueprint.scrollers[jog.scroller].item].surface) == .open {
      moveJog(translation, origin: origin)
    } else {
      releaseJog(Cause("something came up over it", initiator: .automatic))
    }
  }

  /// The drag goes on: what it is away from its beginning is the displacement.
  private mutating func moveJog(_ translation: Vector, origin: Double) {
    guard let jog = state.scrolling.jog else { return }
    let sign = jog.axis == .horizontal && scene.isRightToLeft ? -1.0 : 1
    let (travel, fastest, now) = (scene.parameters.jogMaxTravel, fastestJog(jog.scroller), state.room.now)
    state.scrolling.pullJog(
      to: sign * (translation[jog.axis] - origin), travel: travel, fastest: fastest, at: now)
  }

  /// Points of content per second at the greatest displacement: as fast on the screen wherever it is.
  private func fastestJog(_ scroller: ScrollerID) -> Double {
    scene.parameters.jogMaxSpeed / magnification(ofScroller: scroller)
  }

  /// The drag is over: the content stops where it is, and the indicator hides.
  mutating func releaseJog(_ cause: Cause) {
    guard let jog = state.scrolling.jog else { return }
    decide(cause.text, taker: blueprint.jogBarIDs[jog.scroller][jog.axis], "SM-13 release: v = 0, the indicator hides")
    endJog()
    state.scrolling.notePageTurn(jog.scroller, cause)
    if !settlePage(jog.scroller, jog.axis) { tellOffset(jog.scroller, cause) }
  }

  /// Content that goes page by page comes to rest on one, and tells where once it is there; false where it is already
  /// where it rests.
  mutating func settlePage(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    guard let grid = pages(scroller, axis) else { return false }
    let offset = offset(scroller)[axis]
    let rest = grid.offset(of: grid.nearest(to: offset))
    guard abs(rest - offset) > 1e-6 else { return false }
    let motion = ScrollMotion(
      from: offset, to: rest, maximum: grid.maximum, response: scene.parameters.springResponse, start: state.room.now)
    state.scrolling.go(scroller, along: axis, by: motion)
    return true
  }

  /// There is no jog bar any more; the content stays where it is.
  mutating func endJog() {
    guard let jog = state.scrolling.jog else { return }
    let offset = jog.offset(at: state.room.now)
    // What was told at the end of the content is not told once more.
    if offset != state.scrolling.places[jog.scroller].offset[jog.axis] { noteTravel(jog.scroller, jog.axis) }
    state.scrolling.endJog(at: state.room.now)
    if case .jog = state.hands.capture { state.hands.letGo() }
  }

  /// The content has come to an end.
  mutating func passJogDeadline() {
    guard let jog = state.scrolling.jog, let end = jog.end, end <= state.room.now else { return }
    invalidateTree()
    state.scrolling.arriveJog(at: state.room.now)
    noteTravel(jog.scroller, jog.axis)
    let cause = Cause("SM-13 at the end of the content", initiator: .automatic)
    if jog.level != nil { stopReaderJog(cause) } else { tellOffset(jog.scroller, cause) }
  }

  // MARK: By screen reader

  /// The scroll view and axis whose jog bar has this name in the tree.
  func jogBar(_ id: NodeID) -> (scroller: ScrollerID, axis: ScrollAxis)? {
    for scroller in blueprint.jogBarIDs.indices {
      if blueprint.jogBarIDs[scroller].vertical == id { return (scroller, .vertical) }
      if blueprint.jogBarIDs[scroller].horizontal == id { return (scroller, .horizontal) }
    }
    return nil
  }

  /// A screen reader makes content go faster or slower by a step: the same as looking and dragging, without either.
  mutating func stepJog(_ scroller: ScrollerID, _ axis: ScrollAxis, by step: Int, cause: Cause) {
    let levels = max(1, scene.parameters.jogLevels)
    let old = state.scrolling.jogLevel(scroller, axis) ?? 0
    let level = min(max(-levels, old + step), levels)
    let id = blueprint.jogBarIDs[scroller][axis]
    let (offset, maximum) = (offset(scroller)[axis], maximumOffset(scroller)[axis])
    let isAtEnd = level > 0 && offset >= maximum || level < 0 && offset <= 0
    guard !isHeld(scroller), level != old, !isAtEnd else {
      decide(cause.text, taker: id, isAtEnd ? "its content ends there" : "it goes no faster")
      if isAtEnd { tellEdge(scroller, axis, isForward: level > 0, cause: cause) }
      // People hear what holds, as anything adjustable says it at its end.
      if level == old, level != 0 {
        emit(.valueChanged(blueprint.texts.speed(level, of: levels)), id, cause)
      } else {
        emit(.swallowed, id, cause)
      }
      return
    }
    if state.scrolling.jog?.scroller != scroller || state.scrolling.jog?.axis != axis {
      startJog(scroller, axis, level: 0)
    }
    let travel = scene.parameters.jogMaxTravel
    let (fastest, now) = (fastestJog(scroller), state.room.now)
    state.scrolling.pullJog(
      to: travel * Double(level) / Double(levels), travel: travel, fastest: fastest, level: level, at: now)
    decide(cause.text, taker: id, words("SM-13 speed \(level) of \(levels)"))
    guard level != 0 else { return stopReaderJog(cause) }
    noteMovement(scroller, axis)
    emit(.valueChanged(blueprint.texts.speed(level, of: levels)), id, cause)
  }

  /// Content that a screen reader made go stops.
  mutating func stopReaderJog(_ cause: Cause) {
    guard let jog = state.scrolling.jog, jog.level != nil else { return }
    endJog()
    emit(.valueChanged(blueprint.texts.stopped), blueprint.jogBarIDs[jog.scroller][jog.axis], cause)
    state.scrolling.notePageTurn(jog.scroller, cause)
    if !settlePage(jog.scroller, jog.axis) { tellOffset(jog.scroller, cause) }
  }

  /// Something else moves content that a screen reader made go: it goes no further by itself.
  mutating func haltJog(_ scroller: ScrollerID, _ cause: Cause) {
    guard let jog = state.scrolling.jog, jog.scroller == scroller else { return }
    endJog()
    if jog.level != nil { emit(.valueChanged(blueprint.texts.stopped), blueprint.jogBarIDs[scroller][jog.axis], cause) }
  }

  // MARK: Looks

  /// What the indicator of an axis does as a jog bar; nil where it is none.
  func jogReport(_ scroller: ScrollerID, _ axis: ScrollAxis) -> ScrollIndicator.Jog? {
    guard let jog = state.scrolling.jog, jog.scroller == scroller, jog.axis == axis else { return nil }
    let distance = max(1, scene.parameters.jogTick)
    let speed = jog.velocity(at: state.room.now)
    let place = jog.offset(at: state.room.now) / distance
    let ticks = Mutant.isOn(.jogTicksRunSteadily) ? (speed == 0 ? 0 : 10) : speed / distance
    return ScrollIndicator.Jog(
      displacement: jog.displacement, speed: speed, tickSpeed: ticks, tickPhase: place - place.rounded(.down))
  }

  /// The node by which a screen reader sets the speed; its frame is on the screen.
  func jogNode(_ scroller: ScrollerID, _ indicator: ScrollIndicator) -> AccessibilityNode {
    let axis: ScrollAxis = indicator.axis == .vertical ? .vertical : .horizontal
    let surface = blueprint.items[blueprint.scrollers[scroller].item].surface
    let levels = max(1, scene.parameters.jogLevels)
    var node = AccessibilityNode(
      id: blueprint.jogBarIDs[scroller][axis], role: .scrollBar, name: jogName(scroller, axis, indicator),
      frame: indicator.track.offset(by: origin(of: surface) - .zero))
    let level = state.scrolling.jogLevel(scroller, axis) ?? 0
    node.value = blueprint.texts.speed(level, of: levels)
    node.range = ValueRange(
      minimum: -Double(levels), maximum: Double(levels), current: Double(level), step: 1)
    node.actions = [.increment, .decrement]
    let reach = scene.parameters.gazeArea / 2
    node.hitArea = node.frame.insetBy(
      dx: min(0, node.frame.size.width / 2 - reach), dy: min(0, node.frame.size.height / 2 - reach))
    return node
  }

  /// What it is called; where the view scrolls along the other axis too, with its own axis, so that they can be told
  /// apart.
  private func jogName(_ scroller: ScrollerID, _ axis: ScrollAxis, _ indicator: ScrollIndicator) -> String {
    let other: ScrollAxis = axis == .vertical ? .horizontal : .vertical
    var name = indicator.jog == nil ? indicator.name : blueprint.texts.jogBar
    if scrolls(scroller, other), maximumOffset(scroller)[other] > 0 {
      name = blueprint.texts.name(name, alongVertical: axis == .vertical)
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
