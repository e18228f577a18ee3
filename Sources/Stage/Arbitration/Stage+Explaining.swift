internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel
internal import StageMotion

/// Who else could have taken an input (`--explain`). Nothing here runs unless that is asked for.
extension Stage {
  typealias Candidate = Arbitration.Candidate

  /// Adds to a decision who could have taken its input; who did comes first.
  ///
  /// - Parameters:
  ///   - index: Its place among the decisions; none there is no mistake.
  ///   - receiver: As what the taker took it, where it could have as several things.
  mutating func explain(arbitration index: Int, among candidates: [Candidate], as receiver: Receiver? = nil) {
    let stage = self
    journal.explain(
      arbitration: index, among: candidates, as: receiver, isGrabber: { stage.isGrabber($0, of: $1) },
      plain: { stage.plainReceiver($0) })
  }

  private func isGrabber(_ node: NodeID, of sheet: NodeID) -> Bool {
    guard let item = blueprint.item(node), blueprint.items[item].kind == .grabber else { return false }
    return id(blueprint.items[item].surface) == sheet
  }

  /// As what a node takes an input that nobody foresaw: what it is, if anything came of it, else as nobody.
  private func plainReceiver(_ node: NodeID) -> Receiver {
    guard journal.eventsOfInput.contains(where: { $0.initiator == .user }) else { return .nobody }
    if node == blueprint.keyboardID { return .keyboard }
    if let item = blueprint.item(node) { return receiver(ofItem: item) }
    if jogBar(node) != nil { return .scrollBar }
    guard let surface = blueprint.surface(node.path) else { return .nobody }
    if case .blocked = access(to: surface) { return .dimmedArea }
    return receiver(of: surface)
  }

  // MARK: Drags

  /// Who could take a drag: of every contender, in the order in which they are asked, what it is there.
  func dragCandidates(_ contest: DragContest) -> [Candidate] {
    var candidates: [Candidate] = []
    for contender in DragContender.allCases { add(contender, of: contest, to: &candidates) }
    return candidates
  }

  private func add(_ contender: DragContender, of contest: DragContest, to candidates: inout [Candidate]) {
    let (pan, point, hit) = (contest.pan, contest.pan.start, contest.hit)
    switch contender {
    case .keyboard: if let keyboard = keyboardCandidate(at: point) { candidates.append(keyboard) }
    case .systemEdge: if let edge = systemEdgeCandidate(at: point) { candidates.append(edge) }
    case .sheetEdge: candidates += edgeCandidates(at: point)
    case .slider: if let item = hit?.item, let control = dragControl(item, pan) { candidates.append(control) }
    case .dialog:
      guard let dialog = dialog(over: hit.map { blueprint.scope(of: $0.surface) } ?? keyScope) else { return }
      candidates.append(Candidate(.dialog, id(dialog.surface), note: "lies over the rest"))
    case .sheet:
      guard let sheet = sheetToExplain(hit), hit.flatMap({ coverIndex($0.surface) }) == nil else { return }
      candidates += sheetCandidates(state.presenting.sheets[sheet], at: point, pan)
    case .cover:
      guard let hit, coverIndex(hit.surface) != nil else { return }
      candidates.append(Candidate(.cover, id(hit.surface), note: "the foremost there"))
    case .obstacle:
      guard let hit, let front = obstacle(to: hit.surface)?.front, !candidates.contains(where: { $0.node == id(front) })
      else { return }
      candidates.append(Candidate(receiver(of: front), id(front), note: "modal, in front of \(id(hit.surface))"))
      guard !candidates.contains(where: { $0.node == id(hit.surface) }) else { return }
      candidates.append(Candidate(receiver(of: hit.surface), id(hit.surface), note: "it began there"))
    case .content:
      let barrier = hit.flatMap { obstacle(to: $0.surface) }
      for scroller in scrollChain(from: hit?.item) {
        var content = contentCandidate(scroller, pan, on: sheetToExplain(hit))
        if let barrier { content.note += (content.note.isEmpty ? "" : ", ") + barrier.words }
        candidates.append(content)
      }
    // A slider is there as the control that it is; the others are there as what they take it for, where they do.
    case .focusEngine, .jogBar, .window, .modal, .control, .press: return
    }
  }

  /// The sheet that a drag may be about.
  private func sheetToExplain(_ hit: Hit?) -> Int? {
    hit.flatMap { sheetIndex($0.surface) }
      ?? sheetIndex(inScope: hit.map { blueprint.scope(of: $0.surface) } ?? .window(.first))
  }

  /// What keeps input from a surface now, and that in words.
  private func obstacle(to surface: SurfaceID) -> (front: SurfaceID, words: String)? {
    let access = access(to: surface)
    switch access {
    case .open, .absent: return nil
    case .inTransition(let front): return (front, explain(access))
    case .blocked(let front): return (front, explain(access))
    }
  }

  /// The keyboard on the screen, which takes what begins on it.
  private func keyboardCandidate(at point: Point) -> Candidate? {
    guard let keyboard = keyboardFrame else { return nil }
    let depth = point.y - keyboard.minY
    let words = "began \(points(abs(depth))) pt \(depth < 0 ? "above" : "below") its edge"
    return Candidate(.keyboard, blueprint.keyboardID, [Measure("y", point.y, .atLeast, keyboard.minY, words: words)])
  }

  /// The system, which takes what begins at an edge of the screen.
  private func systemEdgeCandidate(at point: Point) -> Candidate? {
    let edge = scene.parameters.systemEdge
    guard edge > 0 else { return nil }
    let distance = distanceFromEdge(point)
    return Candidate(
      .edge, foremostID, [Measure("distance from the edge", distance, .below, edge, parameter: "systemEdge")])
  }

  /// A control under a drag; nil for what nobody would drag.
  private func dragControl(_ item: ItemID, _ pan: Gesture.Pan) -> Candidate? {
    var next: ItemID? = item
    while let item = next, blueprint.items[item].element.dragAxes == [] { next = blueprint.items[item].parent }
    let node = blueprint.items[item]
    guard next != nil || node.element.role.isControl, node.kind != .grabber else { return nil }
    let axes = next.map { blueprint.items[$0].element.dragAxes } ?? []
    if axes.contains(.vertical), axes.contains(.horizontal) {
      return Candidate(.control, node.id, note: "uses movements itself")
    }
    let isAdjustable = node.element.role == .slider || node.element.role == .picker
    guard isAdjustable || axes != [] else {
      return Candidate(.control, node.id, note: "a drag activates nothing")
    }
    let isVertical = node.element.role == .picker || axes.contains(.vertical)
    return Candidate(
      .control, node.id, [axisMeasure(pan, isVertical: isVertical)],
      note: node.element.traits.contains(.disabled) ? "disabled" : "")
  }

  /// Whether a movement goes along an axis (P.axisRatio).
  private func axisMeasure(_ pan: Gesture.Pan, isVertical: Bool) -> Measure {
    let (across, down) = (pan.translation.dx, pan.translation.dy)
    let limit = scene.parameters.axisRatio * abs(across)
    let words = "goes \(points(abs(down))) pt \(down < 0 ? "up" : "down") and \(points(abs(across))) pt across"
    return Measure("vertical", abs(down), isVertical ? .above : .atMost, limit, parameter: "axisRatio", words: words)
  }

  private func sheetCandidates(_ sheet: PresentedSheet, at point: Point, _ pan: Gesture.Pan) -> [Candidate] {
    let frame = sheetFrame(sheet)
    let node = id(sheet.surface)
    var candidates: [Candidate] = []
    if let grabber = grabberMeasure(sheet, at: point, frame: frame) {
      candidates.append(Candidate(.grabber, node, [grabber, axisMeasure(pan, isVertical: true)]))
    }
    if blueprint.takesDrags { candidates.append(headerCandidate(sheet, at: point, pan)) }
    if frame.contains(point) {
      let heights = heights(of: sheet.surface)
      let rest = sheet.rest(heights)
      let height = sheet.height(at: state.room.now, heights: heights)
      let isLargest = blueprint.hasDetents && heights.index(ofDeclared: sheet.detent) == heights.count - 1
      let words = blueprint.hasDetents ? "at \(rest.id), \(points(height)) pt" : "\(points(height)) pt high"
      candidates.append(
        Candidate(
          .sheet, node, [Measure("height", height, words: words)], note: isLargest ? "its largest detent" : ""))
    } else if sheet.isModal {
      candidates.append(Candidate(.dimmedArea, node, note: "began beside the sheet"))
    } else {
      candidates.append(
        Candidate(.parent, id(blueprint.surfaces[sheet.surface].window), note: "began beside the sheet"))
    }
    return candidates
  }

  /// The header zone, where drags belong to sheets: every condition that a touch fails, or how far inside it is.
  private func headerCandidate(_ sheet: PresentedSheet, at point: Point, _ pan: Gesture.Pan) -> Candidate {
    let zone = headerZone(of: sheet)
    func measure(_ name: String, _ value: Double, _ relation: Measure.Relation, _ limit: Double, _ side: String)
      -> Measure
    {
      Measure(name, value, relation, limit, words: "began \(points(abs(value - limit))) pt \(side)")
    }
    var failed = [
      measure("x", point.x, .atLeast, zone.left, "left of it"),
      measure("x", point.x, .below, zone.right, "right of it"),
    ]
    if let top = zone.top { failed.append(measure("y", point.y, .atLeast, top, "above it")) }
    var bottom = measure("y", point.y, .below, zone.bottom, "below its zone")
    bottom.parameter = "headerZone"
    failed = (failed + [bottom]).filter { !$0.isMet }
    if failed.isEmpty {
      bottom.words = "began \(points(zone.bottom - point.y)) pt inside its zone"
      failed = [bottom]
    }
    let axis = axisMeasure(pan, isVertical: true)
    return Candidate(.header, id(sheet.surface), axis.isMet ? failed : failed + [axis])
  }

  /// How far inside the grabber's area a touch is; nil where a sheet has no grabber.
  private func grabberMeasure(_ sheet: PresentedSheet, at point: Point, frame: Rect) -> Measure? {
    guard let area = grabberHitArea(sheet, frame: frame) else { return nil }
    let side = scene.parameters.grabberHit
    let outside = max(area.minX - point.x, point.x - area.maxX, area.minY - point.y, point.y - area.maxY)
    return Measure(
      "distance from its area", outside, .atMost, 0, parameter: "grabberHit",
      words: "began \(points(abs(outside))) pt \(outside <= 0 ? "inside" : "outside") its \(points(side)) pt area")
  }

  /// A scroll view under a drag; that its content is not at its top counts only where a sheet would move instead.
  private func contentCandidate(_ scroller: ScrollerID, _ pan: Gesture.Pan, on sheet: Int?) -> Candidate {
    let node = blueprint.items[blueprint.scrollers[scroller].item].id
    let isVertical = scrolls(scroller, .vertical)
    guard isVertical || scrolls(scroller, .horizontal) else {
      return Candidate(.content, node, note: "nothing to scroll")
    }
    let axis = axisMeasure(pan, isVertical: isVertical)
    guard isVertical else { return Candidate(.content, node, [axis]) }
    if !axis.isMet, scrolls(scroller, .horizontal) {
      let across = offset(scroller).dx
      return Candidate(.content, node, [Measure("offset", across, words: "at offset \(points(across)) across")])
    }
    let offset = offset(scroller).dy
    let yields = sheet.map { sheet in
      blueprint.takesDrags
        && blueprint.items[blueprint.scrollers[scroller].item].surface == state.presenting.sheets[sheet].surface
        && (pan.translation.dy >= 0 || !isAtLargest(state.presenting.sheets[sheet]))
    }
    let place = Measure("offset", offset, .above, yields == true ? 0 : nil, words: "at offset \(points(offset))")
    return Candidate(.content, node, axis.isMet ? [place] : [place, axis])
  }

  // MARK: Taps and holds

  /// Who could take a tap: what lies there, from front to back.
  func tapCandidates(at point: Point) -> [Candidate] {
    var candidates = [keyboardCandidate(at: point)].compactMap(\.self)
    if let cover = transientCover(besides: hit(at: point)) {
      candidates.append(
        Candidate(.cover, id(state.presenting.covers[cover].surface), note: "a tap beside it closes it"))
    }
    var front: SurfaceID?
    for surface in foremostFirst {
      let frame = surfaceFrame(surface)
      let sheet = sheetIndex(surface).map { state.presenting.sheets[$0] }
      let grabber = sheet.flatMap { grabberMeasure($0, at: point, frame: frame) }
      if let grabber, grabber.value <= scene.parameters.grabberHit {
        candidates.append(
          Candidate(.grabber, id(surface), [grabber], note: front.map { "lies behind \(id($0))" } ?? ""))
      }
      guard frame.contains(point) || grabber?.isMet == true else { continue }
      candidates += tapCandidates(at: point, on: surface, behind: front)
      front = front ?? surface
    }
    return candidates
  }

  private func tapCandidates(at point: Point, on surface: SurfaceID, behind front: SurfaceID?) -> [Candidate] {
    let access = access(to: surface)
    let note = front.map { "lies behind \(id($0))" } ?? (access == .open ? "" : "is on \(id(surface))")
    var candidates: [Candidate] = []
    if front == nil, case let taker = taker(of: surface, access), taker != surface {
      let isBeside = sheetIndex(taker) != nil && !isInTransition(taker)
      candidates.append(Candidate(isBeside ? .dimmedArea : receiver(of: taker), id(taker), note: explain(access)))
    }
    let item = topmostItem(at: point, on: surface, origin: origin(of: surface))
    if let item, item != blueprint.surfaces[surface].grabber {
      let isOperable = blueprint.items[item].element.role.isControl || blueprint.items[item].opens != nil
      candidates.append(
        Candidate(
          isOperable ? .control : .element, blueprint.items[item].id, note: note.isEmpty ? "the foremost there" : note))
    }
    if candidates.isEmpty || access != .open, candidates.allSatisfy({ $0.node != id(surface) }) {
      candidates.append(Candidate(receiver(of: surface), id(surface), note: note))
    }
    return candidates
  }

  func receiver(of surface: SurfaceID) -> Receiver {
    if blueprint.surfaces[surface].isWindow { return .parent }
    if blueprint.surfaces[surface].isDialog { return .dialog }
    return sheetIndex(surface) != nil ? .sheet : .cover
  }

  /// Who could take a hold: a control that reveals a menu, or nothing.
  func holdCandidates(at point: Point) -> [Candidate] {
    tapCandidates(at: point).map { candidate in
      var candidate = candidate
      let item = blueprint.item(candidate.node)
      if let menu = item.flatMap({ blueprint.menu(revealedBy: $0) }) {
        candidate.receiver = .menu
        candidate.note += (candidate.note.isEmpty ? "" : ", ") + "reveals \(id(menu))"
      } else {
        candidate.note += (candidate.note.isEmpty ? "" : ", ") + "reveals no menu"
      }
      return candidate
    }
  }
}
