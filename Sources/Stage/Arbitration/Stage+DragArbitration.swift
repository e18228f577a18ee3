internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Gives a movement that has passed the slop to its owner: the first of the contenders that takes it.
extension Stage {
  /// A one-finger movement is recognized.
  mutating func beginPan(_ pan: Gesture.Pan) {
    let contest = contest(pan)
    let candidates = explains ? dragCandidates(contest) : []
    let arbitration = arbitrations.count
    let receiver = arbitrate(contest)
    if explains { explain(arbitration: arbitration, among: candidates, as: receiver) }
  }

  /// A movement with what it begins on and where it goes.
  func contest(_ pan: Gesture.Pan) -> DragContest {
    DragContest(
      pan: pan, hit: hit(at: pan.start), direction: direction(of: pan.translation),
      subject: words("drag at \(place(pan.start))"))
  }

  /// Gives the movement to whom it belongs; answers as what that takes it, where that is not plain.
  private mutating func arbitrate(_ contest: DragContest) -> Receiver? {
    for contender in DragContender.allCases {
      if let taken = give(contest, to: contender) { return taken.receiver }
    }
    decide(
      contest.subject, taker: contest.hit.map { id($0.surface) } ?? foremostID, "no sheet and nothing that scrolls")
    return nil
  }

  /// Lets a contender take a movement; nil where its condition does not hold.
  private mutating func give(_ contest: DragContest, to contender: DragContender) -> DragContender.Taken? {
    let (pan, subject, start) = (contest.pan, contest.subject, contest.pan.start)
    switch contender {
    case .keyboard:
      guard let keyboard = keyboardFrame, keyboard.contains(start) else { return nil }
      decide(subject, taker: blueprint.keyboardID, "\(dragRule) on-screen keyboard: its own")
      return .as(.keyboard)
    case .systemEdge:
      guard isAtSystemEdge(start) else { return nil }
      decide(subject, taker: foremostID, "P.systemEdge: left to the system")
      return .as(.edge)
    case .focusEngine:
      guard hasFocusEngine else { return nil }
      decide(
        subject, taker: foremostID, "A-41: a touch surface works by swipes; nothing follows a finger while it moves")
      return .as(.nobody)
    case .jogBar: return beginJog(pan, subject: subject) ? .as(.scrollBar) : nil
    case .sheetEdge: return beginResize(pan, subject: subject) ? .as(.sheetEdge) : nil
    case .window:
      if let hit = contest.hit { comeForward(with: hit.surface, cause: Cause(subject)) }
      return nil
    case .slider: return giveToSlider(contest)
    case .dialog: return giveToDialog(contest)
    case .sheet: return giveToSheet(contest)
    case .cover: return giveToCover(contest)
    case .modal: return giveToModal(contest)
    case .obstacle:
      guard let hit = contest.hit else { return nil }
      let access = access(to: hit.surface)
      guard access != .open, access != .absent else { return nil }
      refuse(subject, to: hit.surface, access)
      return .plainly
    case .control: return giveToControl(contest)
    case .content:
      guard let item = contest.hit?.item else { return nil }
      return beginScroll(pan, in: scrollChain(from: item), contest.direction, subject: subject) ? .as(.content) : nil
    case .press: return keepsPress(pan, on: contest.hit, subject: subject) ? .as(.control) : nil
    }
  }

  // MARK: Dialogs and sheets

  /// An action sheet or alert takes what begins on it or under it: more choices than there is room for scroll, and
  /// nothing else happens (SM-14 scroll drag: no activation).
  private mutating func giveToDialog(_ contest: DragContest) -> DragContender.Taken? {
    let hit = contest.hit
    if let index = sheetConcerned(by: hit) {
      guard let dialog = dialog(over: blueprint.scope(of: state.presenting.sheets[index].surface)) else { return nil }
      swallow(contest.subject, by: dialog.surface, "\(dragRule) action sheet or alert over the sheet")
      return .as(receiver(of: dialog.surface))
    }
    guard let dialog = dialog(over: hit.map { blueprint.scope(of: $0.surface) } ?? keyScope) else { return nil }
    if let hit, hit.surface == dialog.surface, access(to: hit.surface) == .open,
      beginScroll(contest.pan, in: scrollChain(from: hit.item), contest.direction, subject: contest.subject)
    {
      return .as(.content)
    }
    swallow(contest.subject, by: dialog.surface, "\(dialogRule) vertical swipe: nothing")
    return .as(.dialog)
  }

  /// The sheet that a movement is about takes it, or what is in that does; nil where it is the parent's.
  private mutating func giveToSheet(_ contest: DragContest) -> DragContender.Taken? {
    let (pan, hit, subject) = (contest.pan, contest.hit, contest.subject)
    guard let index = sheetConcerned(by: hit) else { return nil }
    let surface = state.presenting.sheets[index].surface
    if let refusal = refusal(of: state.presenting.sheets[index]) {
      swallow(subject, by: refusal.front, refusal.words)
      return .as(receiver(of: refusal.front))
    }
    let chain = scrollChain(from: hit?.item)
    guard blueprint.takesDrags else {
      if hit?.surface == surface, beginScroll(pan, in: chain, contest.direction, subject: subject) {
        return .as(.content)
      }
      if hit?.surface == surface, keepsPress(pan, on: hit, subject: subject) { return .as(.control) }
      swallow(subject, by: surface, "A-59: no drag belongs to a sheet on \(scene.platform.rawValue)")
      return .as(hit?.surface == surface ? .sheet : .dimmedArea)
    }
    let ownership = DragOwnership(
      zone: zone(of: pan.start, hit: hit, sheet: state.presenting.sheets[index], contest.direction),
      isAtTop: isAtTop(chain),
      direction: contest.direction, isAtLargest: isAtLargest(state.presenting.sheets[index]),
      hasVerticalScroll: scroller(in: chain, .vertical) != nil,
      hasHorizontalScroll: scroller(in: chain, .horizontal) != nil)
    return give(contest, to: index, chain, ownership)
  }

  /// Gives the movement to whom SM-3 says; nil where that is the parent.
  private mutating func give(
    _ contest: DragContest, to index: Int, _ chain: [ScrollerID], _ ownership: DragOwnership
  ) -> DragContender.Taken? {
    let (pan, hit, subject) = (contest.pan, contest.hit, contest.subject)
    let surface = state.presenting.sheets[index].surface
    let verdict = ownership.verdict
    switch verdict.owner {
    case .sheet, .sheetThenScroll:
      decide(subject, taker: id(surface), verdict.row)
      let hands = verdict.owner == .sheetThenScroll
      beginDrag(
        index, slop: takenSlop(pan).dy, top: hands ? .scrolls : .resists,
        scroller: hands ? scroller(in: chain, .vertical) : nil)
      drag(index, translation: pan.translation, velocity: pan.velocity)
    case .swallowed:
      letGo(index)
      swallow(subject, by: surface, verdict.row)
    case .control:
      letGo(index)
      let node = hit?.item.map { blueprint.items[$0].id } ?? id(surface)
      decide(subject, taker: node, verdict.row)
      emit(.delivered, node, Cause("\(subject); \(verdict.row)"))
    case .verticalScroll, .horizontalScroll:
      letGo(index)
      _ = beginScroll(pan, in: chain, ownership.direction, subject: "\(subject); \(verdict.row)")
    case .parent: return nil
    case .nobody:
      letGo(index)
      if hit?.surface == surface, keepsPress(pan, on: hit, subject: subject) { return .as(.control) }
      decide(subject, taker: id(surface), verdict.row + "; nothing there scrolls")
    }
    return ownership.receiver.map { .as($0) } ?? .plainly
  }

  /// Whether it is as high as it gets; a sheet stopped on its way counts by its present height.
  func isAtLargest(_ sheet: PresentedSheet) -> Bool {
    let heights = heights(of: sheet.surface)
    if case .dragging(let drag) = sheet.phase { return drag.grabHeight - drag.lift >= heights.largest.height }
    return heights.index(ofDeclared: sheet.detent) == heights.count - 1
  }

  /// Whether a movement that begins here is the system's own (P.systemEdge).
  private func isAtSystemEdge(_ point: Point) -> Bool {
    let edge = scene.parameters.systemEdge
    return edge > 0 && distanceFromEdge(point) < edge
  }

  /// Points between a place and the nearest edge of the screen; negative outside of it.
  func distanceFromEdge(_ point: Point) -> Double {
    min(point.x, point.y, state.room.size.width - point.x, state.room.size.height - point.y)
  }

  /// What is taken off a movement when it is recognized (P.slopTaken), in points: the slop, along the movement. What the
  /// finger has gone beyond it by then is a part of the drag. The pointer of macOS drags without a slop.
  func takenSlop(_ pan: Gesture.Pan) -> Vector {
    let (way, length) = (pan.translation, pan.translation.length)
    guard scene.parameters.slopTaken, !profile.dragsWithoutSlop, length > 0 else { return .zero }
    // Along an axis it is the slop to the bit.
    let slop = min(scene.parameters.tapSlop, length)
    return Vector(dx: way.dx * slop / length, dy: way.dy * slop / length)
  }

  /// Up, down or across: vertical only where |dy| > P.axisRatio · |dx|.
  private func direction(of translation: Vector) -> DragOwnership.Direction {
    guard abs(translation.dy) > scene.parameters.axisRatio * abs(translation.dx) else { return .horizontal }
    return translation.dy < 0 ? .up : .down
  }

  /// The sheet that a drag from here is about: the one hit, or the modal one that dims what is hit.
  private func sheetConcerned(by hit: Hit?) -> Int? {
    if let hit, let index = sheetIndex(hit.surface) { return index }
    if let hit, coverIndex(hit.surface) != nil { return nil }
    let scope = hit.map { blueprint.scope(of: $0.surface) } ?? .window(.first)
    return sheetIndex(inScope: scope)
  }

  /// Why a sheet takes no drag at all now.
  private func refusal(of sheet: PresentedSheet) -> (front: SurfaceID, words: String)? {
    if sheet.isInTransition { return (sheet.surface, "SM-1 presenting, dismissing: swallowed") }
    let access = access(to: sheet.surface)
    switch access {
    case .blocked(let front) where front != sheet.surface: return (front, reason(access))
    case .inTransition(let front): return (front, reason(access))
    case .open, .blocked, .absent: return nil
    }
  }

  private func zone(
    of point: Point, hit: Hit?, sheet: PresentedSheet, _ direction: DragOwnership.Direction
  ) -> DragOwnership.Zone {
    let frame = sheetFrame(sheet)
    if let item = hit?.item {
      if item == blueprint.surfaces[sheet.surface].grabber { return .grabber }
      if hit?.surface == sheet.surface, usesMovement(item, direction) { return .ownMovement }
    }
    if headerZone(of: sheet).contains(point) {
      let isIgnored = Mutant.isOn(.headerNeedsContentAtTop) && state.scrolling.places.contains { $0.offset.dy > 0 }
      return isIgnored ? .dimmedParent : .header
    }
    if frame.contains(point) { return .content }
    return sheet.isModal ? .dimmedParent : .parent
  }

  /// P.headerZone: down to the bottom of the sheet's header; from the top of the screen where the sheet is modal.
  func headerZone(of sheet: PresentedSheet) -> HeaderZone {
    let frame = sheetFrame(sheet)
    return HeaderZone(
      left: frame.minX, right: frame.maxX, top: sheet.isModal ? nil : frame.minY,
      bottom: frame.minY + max(layout.headerHeights[sheet.surface], scene.parameters.headerZone))
  }

  /// Whether a point is on the grabber or in the header of a sheet.
  func isInHeader(_ point: Point, _ hit: Hit, _ sheet: PresentedSheet) -> Bool {
    if let item = hit.item, item == blueprint.surfaces[sheet.surface].grabber { return true }
    return headerZone(of: sheet).contains(point)
  }

  /// Whether a control uses a movement itself: a picker wheel, a map, whatever its author says.
  func usesMovement(_ item: ItemID, _ direction: DragOwnership.Direction) -> Bool {
    var next: ItemID? = item
    while let item = next {
      let element = blueprint.items[item].element
      if element.role == .picker { return true }
      if element.dragAxes.contains(direction == .horizontal ? .horizontal : .vertical) { return true }
      next = blueprint.items[item].parent
    }
    return false
  }

  // MARK: Without a sheet

  /// A cover takes what begins on it: its content scrolls, a control in it keeps its press, or nothing happens.
  private mutating func giveToCover(_ contest: DragContest) -> DragContender.Taken? {
    guard let hit = contest.hit, let cover = coverIndex(hit.surface) else { return nil }
    let access = access(to: hit.surface)
    if taker(of: hit.surface, access) != hit.surface {
      refuse(contest.subject, to: hit.surface, access)
      return .plainly
    }
    guard
      access != .open || Mutant.isOn(.swipeDismissesFullScreen)
        || !beginScroll(contest.pan, in: scrollChain(from: hit.item), contest.direction, subject: contest.subject)
    else { return .as(.content) }
    if access == .open, keepsPress(contest.pan, on: hit, subject: contest.subject) { return .as(.control) }
    dragOnCover(cover, subject: contest.subject)
    return .as(.cover)
  }

  /// Something modal takes what begins beside it.
  private mutating func giveToModal(_ contest: DragContest) -> DragContender.Taken? {
    let scope = contest.hit.map { blueprint.scope(of: $0.surface) } ?? keyScope
    guard let front = visibleLayers.last(where: { blueprint.scope(of: $0) == scope }), coverIndex(front) != nil,
      blocks(front)
    else { return nil }
    swallow(contest.subject, by: front, reason(.blocked(by: front)))
    return .as(.cover)
  }

  mutating func swallow(_ subject: String, by surface: SurfaceID, _ reason: String) {
    decide(subject, taker: id(surface), reason)
    emit(.swallowed, id(surface), because("\(subject); \(reason)"))
  }

  // MARK: Controls that use the movement themselves

  /// What uses a movement in this direction itself takes it: a map, whatever its author says.
  private mutating func giveToControl(_ contest: DragContest) -> DragContender.Taken? {
    guard let item = contest.hit?.item, usesMovement(item, contest.direction) else { return nil }
    let words = "it uses the movement itself"
    decide(contest.subject, taker: blueprint.items[item].id, words)
    emit(.delivered, blueprint.items[item].id, Cause("\(contest.subject); \(words)"))
    return .as(.control)
  }

  /// A drag along a slider's axis is the slider's.
  mutating func giveToSlider(_ contest: DragContest) -> DragContender.Taken? {
    guard let item = contest.hit?.item else { return nil }
    let element = blueprint.items[item].element
    let isHorizontal = contest.direction == .horizontal
    guard isHorizontal == (element.role != .picker), element.role == .slider || element.role == .picker,
      blueprint.items[item].isOperable, access(to: blueprint.items[item].surface) == .open,
      case .number(let start) = state.room.values[item]
    else { return nil }
    if let sheet = sheetIndex(blueprint.items[item].surface) { letGo(sheet) }
    decide(contest.subject, taker: blueprint.items[item].id, "\(dragRule) control that uses the movement itself")
    state.hands.take(.control(item, from: start, slop: takenSlop(contest.pan)))
    return .as(.control)
  }
}
