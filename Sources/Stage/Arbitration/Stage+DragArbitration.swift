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
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Gives a movement that has passed the slop to its owner, by SM-3.
extension Stage {
  /// A one-finger movement is recognized.
  mutating func beginPan(_ pan: Gesture.Pan) {
    let subject = words("drag at \(place(pan.start))")
    let candidates = explains ? dragCandidates(pan) : []
    let arbitration = arbitrations.count
    let receiver = arbitrate(pan, subject: subject)
    if explains { explain(arbitration: arbitration, among: candidates, as: receiver) }
  }

  /// Gives the movement to whom it belongs; answers as what that takes it, where that is not plain.
  private mutating func arbitrate(_ pan: Gesture.Pan, subject: String) -> Receiver? {
    if let keyboard = keyboardFrame, keyboard.contains(pan.start) {
      decide(subject, taker: blueprint.keyboardID, "\(dragRule) on-screen keyboard: its own")
      return .keyboard
    }
    if isAtSystemEdge(pan.start) {
      decide(subject, taker: foremostID, "P.systemEdge: left to the system")
      return .edge
    }
    if hasFocusEngine {
      decide(subject, taker: foremostID, "A-41: a touch surface pushes the focus by swipes; nothing follows a finger")
      return .nobody
    }
    if beginJog(pan, subject: subject) { return .scrollBar }
    if beginResize(pan, subject: subject) { return .sheetEdge }
    let hit = hit(at: pan.start)
    if let hit { comeForward(with: hit.surface, cause: Cause(subject)) }
    let direction = direction(of: pan.translation)
    if let item = hit?.item, beginAdjusting(item, pan, direction, subject: subject) { return .control }
    guard let index = sheetConcerned(by: hit, at: pan.start) else {
      return beginPanWithoutSheet(pan, hit, direction, subject: subject)
    }
    let surface = state.sheets[index].surface
    if let refusal = refusal(of: state.sheets[index]) {
      swallow(subject, by: refusal.front, refusal.words)
      return receiver(of: refusal.front)
    }
    let chain = scrollChain(from: hit?.item)
    guard blueprint.takesDrags else {
      if hit?.surface == surface, beginScroll(pan, in: chain, direction, subject: subject) { return .content }
      if hit?.surface == surface, keepsPress(pan, on: hit, subject: subject) { return .control }
      swallow(subject, by: surface, "A-59: no drag belongs to a sheet on \(scene.platform.rawValue)")
      return hit?.surface == surface ? .sheet : .dimmedArea
    }
    let ownership = DragOwnership(
      zone: zone(of: pan.start, hit: hit, sheet: state.sheets[index], direction), isAtTop: isAtTop(chain),
      direction: direction, isAtLargest: isAtLargest(state.sheets[index]),
      hasVerticalScroll: scroller(in: chain, .vertical) != nil,
      hasHorizontalScroll: scroller(in: chain, .horizontal) != nil)
    return give(pan, to: index, chain, ownership, hit: hit, subject: subject)
  }

  /// Gives the movement to whom SM-3 says; answers as what that takes it.
  private mutating func give(
    _ pan: Gesture.Pan, to index: Int, _ chain: [ScrollerID], _ ownership: DragOwnership, hit: Hit?, subject: String
  ) -> Receiver? {
    let surface = state.sheets[index].surface
    let verdict = ownership.verdict
    switch verdict.owner {
    case .sheet, .sheetThenScroll:
      decide(subject, taker: id(surface), verdict.row)
      let hands = verdict.owner == .sheetThenScroll
      beginDrag(
        index, slop: takenSlop(pan).dy, top: hands ? .scrolls : .resists,
        scroller: hands ? scroller(in: chain, .vertical) : nil)
      drag(index, translation: pan.translation)
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
    case .parent: return beginPanWithoutSheet(pan, hit, ownership.direction, subject: subject)
    case .nobody:
      letGo(index)
      if hit?.surface == surface, keepsPress(pan, on: hit, subject: subject) { return .control }
      decide(subject, taker: id(surface), verdict.row + "; nothing there scrolls")
    }
    return ownership.receiver
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
  private func sheetConcerned(by hit: Hit?, at point: Point) -> Int? {
    if let hit, let index = sheetIndex(hit.surface) { return index }
    if let hit, coverIndex(hit.surface) != nil { return nil }
    let scope = hit.map { blueprint.scope(of: $0.surface) } ?? .window(.first)
    return sheetIndex(inScope: scope)
  }

  /// Why a sheet takes no drag at all now.
  private func refusal(of sheet: PresentedSheet) -> (front: SurfaceID, words: String)? {
    if let dialog = dialog(over: blueprint.scope(of: sheet.surface)) {
      return (dialog.surface, "\(dragRule) action sheet or alert over the sheet")
    }
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
      let isIgnored = Mutant.isOn(.headerNeedsContentAtTop) && state.scrolls.contains { $0.offset.dy > 0 }
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

  /// The movement is on no sheet; answers as what something takes it.
  private mutating func beginPanWithoutSheet(
    _ pan: Gesture.Pan, _ hit: Hit?, _ direction: DragOwnership.Direction, subject: String
  ) -> Receiver? {
    let scope = hit.map { blueprint.scope(of: $0.surface) } ?? keyScope
    if let dialog = dialog(over: scope) {
      // More choices than there is room for scroll (SM-14 scroll drag: no activation).
      if let hit, hit.surface == dialog.surface, access(to: hit.surface) == .open,
        beginScroll(pan, in: scrollChain(from: hit.item), direction, subject: subject)
      {
        return .content
      }
      swallow(subject, by: dialog.surface, "\(dialogRule) vertical swipe: nothing")
      return .dialog
    }
    if let hit, let cover = coverIndex(hit.surface) {
      let access = access(to: hit.surface)
      if taker(of: hit.surface, access) != hit.surface {
        refuse(subject, to: hit.surface, access)
        return nil
      }
      if access != .open || Mutant.isOn(.swipeDismissesFullScreen)
        || !beginScroll(pan, in: scrollChain(from: hit.item), direction, subject: subject)
      {
        if access == .open, keepsPress(pan, on: hit, subject: subject) { return .control }
        dragOnCover(cover, subject: subject)
        return .cover
      }
      return .content
    }
    if let front = visibleLayers.last(where: { blueprint.scope(of: $0) == scope }), coverIndex(front) != nil,
      blocks(front)
    {
      swallow(subject, by: front, reason(.blocked(by: front)))
      return .cover
    }
    if let hit {
      let access = access(to: hit.surface)
      guard access == .open || access == .absent else {
        refuse(subject, to: hit.surface, access)
        return nil
      }
    }
    if let hit, let item = hit.item {
      if usesMovement(item, direction) {
        decide(subject, taker: blueprint.items[item].id, "it uses the movement itself")
        emit(.delivered, blueprint.items[item].id, Cause("\(subject); it uses the movement itself"))
        return .control
      }
      if beginScroll(pan, in: scrollChain(from: item), direction, subject: subject) { return .content }
      if keepsPress(pan, on: hit, subject: subject) { return .control }
    }
    decide(subject, taker: hit.map { id($0.surface) } ?? foremostID, "no sheet and nothing that scrolls")
    return nil
  }

  mutating func swallow(_ subject: String, by surface: SurfaceID, _ reason: String) {
    decide(subject, taker: id(surface), reason)
    emit(.swallowed, id(surface), because("\(subject); \(reason)"))
  }

  // MARK: Controls that use the movement themselves

  /// A drag along a slider's axis is the slider's.
  private mutating func beginAdjusting(
    _ item: ItemID, _ pan: Gesture.Pan, _ direction: DragOwnership.Direction, subject: String
  ) -> Bool {
    let element = blueprint.items[item].element
    let isOwn = element.role == .picker ? direction != .horizontal : direction == .horizontal
    guard isOwn, element.role == .slider || element.role == .picker, blueprint.items[item].isOperable,
      access(to: blueprint.items[item].surface) == .open, case .number(let start) = state.room.values[item]
    else { return false }
    if let sheet = sheetIndex(blueprint.items[item].surface) { letGo(sheet) }
    decide(subject, taker: blueprint.items[item].id, "\(dragRule) control that uses the movement itself")
    state.hands.take(.control(item, from: start, slop: takenSlop(pan)))
    return true
  }
}
