internal import Accessibility
internal import Geometry
internal import Gestures
internal import Harness
internal import Scenes

/// Gives a movement that has passed the slop to its owner, by SM-3.
extension Stage {
  /// A one-finger movement is recognized.
  mutating func beginPan(_ pan: Gesture.Pan) {
    let subject = "drag at \(points(pan.start.x)),\(points(pan.start.y))"
    let hit = hit(at: pan.start)
    let direction = direction(of: pan.translation)
    if let item = hit?.item, beginAdjusting(item, direction: direction, subject: subject) { return }
    guard let index = sheetConcerned(by: hit, at: pan.start) else {
      beginPanWithoutSheet(hit, subject: subject)
      return
    }
    let surface = state.sheets[index].surface
    if let refusal = refusal(of: state.sheets[index]) {
      swallow(subject, by: surface, refusal)
      return
    }
    guard blueprint.hasDetents else {
      swallow(subject, by: surface, "SM-3: no drag belongs to a sheet on \(scene.platform.rawValue)")
      return
    }
    let ownership = DragOwnership(
      zone: zone(of: pan.start, hit: hit, sheet: state.sheets[index]), direction: direction,
      isAtLargest: isAtLargest(state.sheets[index]))
    give(pan, to: index, ownership.verdict, subject: subject)
  }

  private mutating func give(
    _ pan: Gesture.Pan, to index: Int, _ verdict: (owner: DragOwnership.Owner, row: String), subject: String
  ) {
    let surface = state.sheets[index].surface
    switch verdict.owner {
    case .sheet, .sheetThenScroll:
      decide(subject, taker: id(surface), verdict.row)
      beginDrag(index, top: verdict.owner == .sheet ? .resists : .scrolls)
      drag(index, translation: pan.translation.dy)
    case .swallowed:
      letGo(index)
      swallow(subject, by: surface, verdict.row)
    case .control, .verticalScroll, .horizontalScroll, .parent, .nobody:
      letGo(index)
      decide(subject, taker: id(surface), verdict.row + "; nothing there scrolls")
    }
  }

  /// Whether it is as high as it gets; a sheet stopped on its way counts by its present height.
  private func isAtLargest(_ sheet: PresentedSheet) -> Bool {
    let heights = heights(of: sheet.surface)
    if case .dragging(let drag) = sheet.phase { return drag.grabHeight >= heights.largest.height }
    return heights.index(ofDeclared: sheet.detent) == heights.count - 1
  }

  /// Up, down or across: vertical only where |dy| > |dx|.
  private func direction(of translation: Vector) -> DragOwnership.Direction {
    guard abs(translation.dy) > abs(translation.dx) else { return .horizontal }
    return translation.dy < 0 ? .up : .down
  }

  /// The sheet that a drag from here is about: the one hit, or the modal one that dims what is hit.
  private func sheetConcerned(by hit: Hit?, at point: Point) -> Int? {
    if let hit, let index = sheetIndex(hit.surface) { return index }
    if let hit, coverIndex(hit.surface) != nil { return nil }
    let scope = hit.map { blueprint.scope(of: $0.surface) } ?? 0
    return sheetIndex(inScope: scope)
  }

  /// Why a sheet takes no drag at all now.
  private func refusal(of sheet: PresentedSheet) -> String? {
    if let dialog = state.dialog, blueprint.scope(of: dialog.surface) == blueprint.scope(of: sheet.surface) {
      return "SM-3 action sheet or alert over the sheet"
    }
    if sheet.isInTransition { return "SM-1 presenting, dismissing: swallowed" }
    if case .blocked(let front) = access(to: sheet.surface), front != sheet.surface {
      return explain(.blocked(by: front))
    }
    return nil
  }

  private func zone(of point: Point, hit: Hit?, sheet: PresentedSheet) -> DragOwnership.Zone {
    let frame = sheetFrame(sheet)
    if let item = hit?.item {
      if item == blueprint.surfaces[sheet.surface].grabber { return .grabber }
      if hit?.surface == sheet.surface, blueprint.items[item].element.role == .picker { return .ownMovement }
    }
    let headerBottom = frame.minY + max(layout.headerHeights[sheet.surface], scene.parameters.headerZone)
    let isAcross = point.x >= frame.minX && point.x < frame.maxX
    if isAcross, point.y < headerBottom, sheet.isModal || point.y >= frame.minY { return .header }
    if frame.contains(point) { return .content }
    return sheet.isModal ? .dimmedParent : .parent
  }

  private mutating func beginPanWithoutSheet(_ hit: Hit?, subject: String) {
    if let dialog = state.dialog {
      swallow(subject, by: dialog.surface, "SM-14 vertical swipe: nothing")
      return
    }
    if let hit, let cover = coverIndex(hit.surface) {
      dragOnCover(cover, subject: subject)
      return
    }
    if let front = visibleLayers.last, coverIndex(front) != nil, blocks(front) {
      swallow(subject, by: front, explain(.blocked(by: front)))
      return
    }
    decide(subject, taker: hit.map { id($0.surface) } ?? foremostID, "no sheet and nothing that scrolls")
  }

  mutating func swallow(_ subject: String, by surface: Int, _ reason: String) {
    decide(subject, taker: id(surface), reason)
    emit(.swallowed, id(surface), Cause("\(subject); \(reason)"))
  }

  // MARK: Controls that use the movement themselves

  /// A drag along a slider's axis is the slider's.
  private mutating func beginAdjusting(_ item: Int, direction: DragOwnership.Direction, subject: String) -> Bool {
    let element = blueprint.items[item].element
    let isOwn = element.role == .picker ? direction != .horizontal : direction == .horizontal
    guard isOwn, element.role == .slider || element.role == .picker, blueprint.items[item].isOperable,
      access(to: blueprint.items[item].surface) == .open, case .number(let start) = state.values[item]
    else { return false }
    if let sheet = sheetIndex(blueprint.items[item].surface) { letGo(sheet) }
    decide(subject, taker: blueprint.items[item].id, "SM-3 control that uses the movement itself")
    state.pan = .control(item, from: start)
    return true
  }
}
