internal import Accessibility
internal import Geometry
internal import Gestures
internal import Harness
internal import Scenes

/// Who else could have taken an input (`--explain`). Nothing here runs unless that is asked for.
extension Stage {
  typealias Candidate = Decision.Candidate

  /// Adds to a decision who could have taken its input; who did comes first.
  ///
  /// - Parameters:
  ///   - index: Its place among the decisions; none there is no mistake.
  ///   - receiver: As what the taker took it, where it could have as several things.
  mutating func explain(decision index: Int, among candidates: [Candidate], as receiver: Receiver? = nil) {
    guard explains, decisions.indices.contains(index), decisions[index].candidates.isEmpty else { return }
    let taker = decisions[index].taker
    var candidates = candidates
    let place =
      candidates.firstIndex { $0.node == taker && $0.receiver == receiver ?? $0.receiver }
      ?? candidates.firstIndex { $0.receiver == receiver }
    var winner = place.map { candidates.remove(at: $0) } ?? Candidate(receiver ?? .nobody, taker)
    winner.took = true
    decisions[index].candidates = [winner] + candidates
  }

  // MARK: Drags

  /// Who could take a drag by where it begins and where it goes: the zones of SM-3.
  func dragCandidates(_ pan: Gesture.Pan) -> [Candidate] {
    let point = pan.start
    let hit = hit(at: point)
    var candidates = everywhereCandidates(at: point)
    if let item = hit?.item, let control = dragControl(item, pan) { candidates.append(control) }
    if let dialog = dialog(over: hit.map { blueprint.scope(of: $0.surface) } ?? keyScope) {
      candidates.append(Candidate(.dialog, id(dialog.surface), note: "lies over the rest"))
    }
    let sheet =
      hit.flatMap { sheetIndex($0.surface) } ?? sheetIndex(inScope: hit.map { blueprint.scope(of: $0.surface) } ?? 0)
    if let sheet, hit.flatMap({ coverIndex($0.surface) }) == nil {
      candidates += sheetCandidates(state.sheets[sheet], at: point, pan)
    }
    if let hit, coverIndex(hit.surface) != nil {
      candidates.append(Candidate(.cover, id(hit.surface), note: "the foremost there"))
    }
    for slot in scrollChain(from: hit?.item) { candidates.append(contentCandidate(slot, pan)) }
    return candidates
  }

  /// What takes a touch wherever it begins.
  private func everywhereCandidates(at point: Point) -> [Candidate] {
    var candidates: [Candidate] = []
    if let keyboard = keyboardFrame {
      let depth = point.y - keyboard.minY
      let words = "began \(points(abs(depth))) pt \(depth < 0 ? "above" : "below") its edge"
      candidates.append(
        Candidate(.keyboard, blueprint.keyboardID, [Measure("y", point.y, .atLeast, keyboard.minY, words: words)]))
    }
    let edge = scene.parameters.systemEdge
    if edge > 0 {
      let distance = min(point.x, point.y, state.size.width - point.x, state.size.height - point.y)
      candidates.append(
        Candidate(
          .edge, foremostID, [Measure("distance from the edge", distance, .below, edge, parameter: "systemEdge")]))
    }
    return candidates
  }

  /// A control under a drag; nil for what nobody would drag.
  private func dragControl(_ item: Int, _ pan: Gesture.Pan) -> Candidate? {
    let node = blueprint.items[item]
    guard node.element.role.isControl, node.part != .grabber else { return nil }
    let axes = node.element.dragAxes
    let isAdjustable = node.element.role == .slider || node.element.role == .picker
    guard isAdjustable || axes != [] else {
      return Candidate(.control, node.id, note: "a drag activates nothing")
    }
    let isVertical = node.element.role == .picker || axes.contains(.vertical)
    return Candidate(.control, node.id, [axisMeasure(pan, isVertical: isVertical)])
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
    if blueprint.takesDrags { candidates.append(headerCandidate(sheet, at: point, frame: frame)) }
    if frame.contains(point) {
      let heights = heights(of: sheet.surface)
      let rest = sheet.rest(heights)
      let height = sheet.height(at: state.now, heights: heights)
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

  /// The header zone, where drags belong to sheets.
  private func headerCandidate(_ sheet: PresentedSheet, at point: Point, frame: Rect) -> Candidate {
    let bottom = frame.minY + max(layout.headerHeights[sheet.surface], scene.parameters.headerZone)
    let words =
      point.y < bottom
      ? "began \(points(bottom - point.y)) pt inside its zone" : "began \(points(point.y - bottom)) pt below its zone"
    return Candidate(
      .header, id(sheet.surface), [Measure("y", point.y, .below, bottom, parameter: "headerZone", words: words)])
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

  private func contentCandidate(_ slot: Int, _ pan: Gesture.Pan) -> Candidate {
    let node = blueprint.items[blueprint.scrollers[slot].item].id
    let isVertical = scrolls(slot, .vertical)
    guard isVertical || scrolls(slot, .horizontal) else { return Candidate(.content, node, note: "nothing to scroll") }
    let axis = axisMeasure(pan, isVertical: isVertical)
    guard isVertical else { return Candidate(.content, node, [axis]) }
    let offset = offset(slot).dy
    let place = Measure("offset", offset, .above, 0, words: "at offset \(points(offset))")
    return Candidate(.content, node, axis.isMet ? [place] : [place, axis])
  }

  // MARK: Taps and holds

  /// Who could take a tap: what lies there, from front to back.
  func tapCandidates(at point: Point) -> [Candidate] {
    var candidates = everywhereCandidates(at: point).filter { $0.receiver == .keyboard }
    if let cover = transientCover(besides: hit(at: point)) {
      candidates.append(Candidate(.cover, id(state.covers[cover].surface), note: "a tap beside it closes it"))
    }
    var front: Int?
    for surface in foremostFirst {
      let frame = surfaceFrame(surface)
      let sheet = sheetIndex(surface).map { state.sheets[$0] }
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

  private func tapCandidates(at point: Point, on surface: Int, behind front: Int?) -> [Candidate] {
    let access = access(to: surface)
    let note = front.map { "lies behind \(id($0))" } ?? (access == .open ? "" : explain(access))
    var candidates: [Candidate] = []
    if case .blocked = access, front == nil { candidates.append(Candidate(.dimmedArea, id(surface), note: note)) }
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

  func receiver(of surface: Int) -> Receiver {
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
