internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Who else could have taken what has no place on the screen: a key, a turn of the crown, a swipe on a remote, an
/// action of a reader (`--explain`). Nothing here runs unless that is asked for.
extension Stage {
  /// Explains the first decision about an input that has no place; one that has none gets it from what came of it.
  ///
  /// - Parameters:
  ///   - index: How many decisions there were before the input.
  ///   - candidates: Who could have taken it as things were then.
  mutating func explainPlaceless(arbitration index: Int, among candidates: [Candidate]) {
    decideByEvents(since: index)
    guard explains, arbitrations.indices.contains(index) else { return }
    let taker = arbitrations[index].taker
    var candidates = candidates
    if arbitrations[index].receiver == nil, !candidates.contains(where: { $0.node == taker }),
      let item = blueprint.item(taker)
    {
      candidates.append(Candidate(receiver(ofItem: item), taker))
    }
    explain(arbitration: index, among: candidates)
  }

  /// What came of an input says who took it, and the row in its cause why.
  private mutating func decideByEvents(since index: Int) {
    guard keepsReasons, arbitrations.count == index,
      let event = journal.eventsOfInput.first(where: { $0.initiator == .user })
    else {
      return
    }
    let parts = event.cause.split(separator: "; ", maxSplits: 1)
    decide(
      parts.first.map(String.init) ?? event.cause, taker: event.node,
      parts.count > 1 ? String(parts[1]) : "it is meant for it")
  }

  // MARK: Keys

  /// Who could take a key: of every contender that it concerns, in the order in which they are asked, what it is there.
  func keyCandidates(_ key: KeyInput) -> [Candidate] {
    let contest = KeyContest(key: key, cause: Cause(""))
    var candidates: [Candidate] = []
    for contender in KeyContender.allCases where isConcerned(contender, by: contest) {
      candidates += keyCandidates(contest, contender)
      if contender.takesEverything { break }
    }
    return candidates
  }

  private func keyCandidates(_ contest: KeyContest, _ contender: KeyContender) -> [Candidate] {
    switch contender {
    case .front: exitCandidates()
    case .transition: (transitionInProgress.map { [movingCandidate($0)] } ?? []) + focusCandidates()
    case .focusEngine: FocusMove.Direction(contest.key.key).map { pushCandidates($0) } ?? []
    // What came of it is there as what has taken it.
    case .zoom, .windows: []
    case .focus: focusCandidates()
    // From what has the focus it goes on.
    case .ring: (contest.isArrow ? [] : focusCandidates()) + ringCandidates()
    case .content: scrollCandidates()
    }
  }

  /// Who could take a turn of the crown or wheel.
  func turnCandidates() -> [Candidate] {
    if let front = transitionInProgress { return [movingCandidate(front)] + focusCandidates() }
    let ring = inputDevices.contains(.crown) ? ringCandidates() : []
    return focusCandidates() + scrollCandidates() + ring
  }

  /// Who could take a push of the focus in a direction: what has it, where that is adjustable that way, and all that
  /// lies ahead.
  func pushCandidates(_ direction: FocusMove.Direction) -> [Candidate] {
    if let front = transitionInProgress { return [movingCandidate(front)] + focusCandidates() }
    let focused = focusCandidates()
    guard let focus = reachableFocus else { return focused }
    let move = FocusMove(origin: screenFrame(of: focus), direction: direction, isRightToLeft: scene.isRightToLeft)
    let ahead = focusRing.compactMap { item -> Candidate? in
      guard item != focus, let way = move.way(to: screenFrame(of: item)) else { return nil }
      let words = "\(points(way.ahead)) pt ahead, \(points(way.beside)) pt beside"
      return Candidate(receiver(ofItem: item), blueprint.items[item].id, [Measure("way", way.ahead, words: words)])
    }
    return focused + ahead
  }

  /// Who could take an action of a reader: what it is meant for, and what keeps it from there.
  func actionCandidates(_ action: AccessibilityAction, on node: NodeID) -> [Candidate] {
    if action == .escape { return exitCandidates() }
    guard let item = blueprint.item(node) else {
      return jogBar(node) == nil ? [] : [Candidate(.scrollBar, node, note: "the reader is on it")]
    }
    let surface = blueprint.items[item].surface
    let access = access(to: surface)
    let note = access == .open ? "the reader is on it" : "is on \(id(surface))"
    var candidates = [Candidate(receiver(ofItem: item), node, note: note)]
    switch access {
    case .open:
      if let cover = coverOver(item) { candidates.append(Candidate(.cover, id(cover), note: "covers it")) }
    case .inTransition(let front): candidates.append(movingCandidate(front))
    case .blocked(let front): candidates.append(Candidate(receiver(of: front), id(front), note: explain(access)))
    case .absent:
      let cover = cover(hiding: surface)
      candidates.append(
        Candidate(cover.map { receiver(of: $0) } ?? .nobody, id(cover ?? surface), note: explain(access)))
    }
    return candidates
  }

  // MARK: Parts

  private func movingCandidate(_ surface: SurfaceID) -> Candidate {
    Candidate(receiver(of: surface), id(surface), note: "comes or goes and takes everything")
  }

  func receiver(ofItem item: ItemID) -> Receiver {
    if blueprint.items[item].kind == .grabber { return .grabber }
    if let scroller = blueprint.items[item].ownScroller, !blueprint.scrollers[scroller].isText { return .content }
    return blueprint.items[item].element.role.isControl || blueprint.items[item].opens != nil ? .control : .element
  }

  /// What has the focus, reachable or not.
  private func focusCandidates() -> [Candidate] {
    guard let focus = state.focusing.focus else { return [] }
    let item = blueprint.items[focus]
    var note = "has the focus"
    if item.element.role.isTextEntry { note += ", takes text" }
    if item.kind == .grabber {
      note += ", takes Up and Down"
    } else if item.element.role.isAdjustable, item.element.range != nil {
      note += ", takes arrows"
    }
    if !isReachable(focus) {
      let access = access(to: item.surface)
      note += ", but " + (access == .open ? "something covers it" : explain(access))
    }
    return [Candidate(receiver(ofItem: focus), item.id, note: note)]
  }

  /// Where the focus could go: its neighbours in the ring, with their places.
  private func ringCandidates() -> [Candidate] {
    let ring = focusRing
    guard !ring.isEmpty else { return [] }
    let ordinal = state.focusing.focus.flatMap { ring.firstIndex(of: $0) }
    let next = ordinal.map { ($0 + 1) % ring.count } ?? 0
    let previous = ordinal.map { ($0 + ring.count - 1) % ring.count } ?? ring.count - 1
    var candidates: [Candidate] = []
    for neighbour in next == previous ? [next] : [next, previous] where neighbour != ordinal {
      let note = "\(neighbour == next ? "next" : "previous"), \(neighbour + 1) of \(ring.count)"
      let item = ring[neighbour]
      candidates.append(Candidate(receiver(ofItem: item), blueprint.items[item].id, note: note))
    }
    return candidates
  }

  /// What scrolls and takes input, the scroll views around the focus first, each with where it is.
  private func scrollCandidates() -> [Candidate] {
    let around = scrollChain(from: reachableFocus)
    let others = blueprint.scrollers.indices.filter { scroller in
      !around.contains(scroller) && isReachable(blueprint.scrollers[scroller].item)
    }
    return (around + others).compactMap { scroller in
      let node = blueprint.items[blueprint.scrollers[scroller].item].id
      let (offset, maximum) = (offset(scroller), maximumOffset(scroller))
      if scrolls(scroller, .vertical) {
        let words = "at \(points(offset.dy)) of \(points(maximum.dy)) pt"
        return Candidate(.content, node, [Measure("offset", offset.dy, .atMost, maximum.dy, words: words)])
      }
      guard scrolls(scroller, .horizontal) else { return nil }
      let words = "at \(points(offset.dx)) of \(points(maximum.dx)) pt across"
      return Candidate(.content, node, [Measure("offset", offset.dx, .atMost, maximum.dx, words: words)])
    }
  }

  /// What Escape could leave, from front to back.
  private func exitCandidates() -> [Candidate] {
    var candidates: [Candidate] = []
    for surface in keySurfaces where !blueprint.surfaces[surface].isWindow {
      let note: String
      switch access(to: surface) {
      case .open: note = candidates.isEmpty ? "in front" : "lies behind \(candidates[0].node)"
      case .inTransition: note = "comes or goes"
      case .blocked(let front): note = "lies behind \(id(front))"
      case .absent: continue
      }
      candidates.append(Candidate(receiver(of: surface), id(surface), note: note))
    }
    return candidates
  }
}
