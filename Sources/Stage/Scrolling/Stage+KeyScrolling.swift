internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Scrolling by keys that nothing else takes.
extension Stage {
  /// A key scrolls what has the focus in it, else the first that scrolls along the axis in front; false where it
  /// scrolls nothing.
  mutating func scroll(by key: KeyInput, cause: Cause) -> Bool {
    guard let key = ScrollKey(key, on: profile), let (found, step) = keyScroller(key) else { return false }
    let scroller = mover(found, step.axis, towards: step.isOn ? 1 : -1)
    let item = blueprint.scrollers[scroller].item
    guard !isHeldWithPages(scroller) else {
      decide(cause.text, taker: blueprint.items[item].id, "SM-8 tracking: a finger holds it")
      return true
    }
    if step.axis == .vertical, step.isOn, step.distance != .end, growsInstead(item, cause: cause) { return true }
    decide(
      cause.text, taker: blueprint.items[item].id,
      words(
        "A-42: it scrolls \(step.words)" + (step.distance == .line ? ", \(points(scene.parameters.arrowStep)) pt" : ""))
    )
    scroll(scroller, by: step, cause: cause)
    resumeEdge()
    return true
  }

  private mutating func scroll(_ scroller: ScrollerID, by step: ScrollKey, cause: Cause) {
    let isForward = step.axis == .horizontal && scene.isRightToLeft ? !step.isOn : step.isOn
    let sign: Double = isForward ? 1 : -1
    let hasMoved: Bool
    arriveZooms(around: scroller, cause)
    let distance = step.distance
    if case .page = blueprint.scrollers[scroller].kind, distance != .page {
      // A page of a tab view has no pages itself.
      let way = distance == .line ? scene.parameters.arrowStep : maximumOffset(scroller)[step.axis]
      if !scroll(scroller, step.axis, by: sign * way, cause: cause) {
        tellEnd(scroller, step.axis, isForward: isForward, cause: cause)
      }
      return
    }
    switch distance {
    case .line:
      hasMoved =
        turnPage(scroller, step.axis, by: isForward ? 1 : -1, cause: cause)
        ?? scroll(scroller, step.axis, by: sign * scene.parameters.arrowStep, cause: cause)
    case .page:
      hasMoved =
        turnPage(scroller, step.axis, by: isForward ? 1 : -1, cause: cause)
        ?? scroll(scroller, step.axis, by: sign * pageStep(scroller, step.axis), cause: cause)
    case .end:
      let count = pages(scroller, step.axis)?.count ?? 0
      hasMoved =
        turnPage(scroller, step.axis, by: isForward ? count : -count, cause: cause)
        ?? scroll(scroller, step.axis, by: sign * maximumOffset(scroller)[step.axis], cause: cause)
    }
    if !hasMoved { tellEnd(scroller, step.axis, isForward: isForward, cause: cause) }
  }

  /// Points of a page of content that is not paged: what shows at once, less what is shown again.
  func pageStep(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Double {
    let size = clearSize(scroller)
    let viewLength = axis == .vertical ? size.height : size.width
    let overlap = overlap(of: blueprint.scrollers[scroller].item, axis)
    return overlap < viewLength ? viewLength - overlap : viewLength
  }

  /// Scrolling has got to an end already: that is said.
  mutating func tellEnd(_ scroller: ScrollerID, _ axis: ScrollAxis, isForward: Bool, cause: Cause) {
    let item = blueprint.items[blueprint.scrollers[scroller].item].id
    decide(cause.text, taker: item, "its content ends there")
    tellEdge(scroller, axis, isForward: isForward, cause: cause)
    emit(.swallowed, item, cause.by("its content ends there"))
  }

  /// Says at which edge content is, where it scrolls that way.
  mutating func tellEdge(_ scroller: ScrollerID, _ axis: ScrollAxis, isForward: Bool, cause: Cause) {
    guard scrolls(scroller, axis) else { return }
    let edge: TargetEvent.ContentEdge =
      axis == .vertical ? (isForward ? .bottom : .top) : (isForward ? .end : .start)
    emit(.reachedEdge(edge), blueprint.items[blueprint.scrollers[scroller].item].id, cause)
  }

  /// Scrolls by some points, as far as there is content; whether it moved. What has gone beyond its end and is on its
  /// way back counts as there.
  mutating func scroll(_ scroller: ScrollerID, _ axis: ScrollAxis, by distance: Double, cause: Cause) -> Bool {
    arriveZooms(around: scroller, cause)
    guard scrolls(scroller, axis) else { return false }
    let (shown, maximum) = (offset(scroller), maximumOffset(scroller))
    let old = Vector(dx: min(max(0, shown.dx), maximum.dx), dy: min(max(0, shown.dy), maximum.dy))
    var new = old
    new[axis] += distance
    if Mutant.isOn(.scrollingMovesBothAxes) { new[axis == .vertical ? .horizontal : .vertical] += 30 }
    let before = journal.events.count
    move(scroller, to: new, from: old, cause: cause)
    return journal.events.count > before
  }

  /// The scroll view that a key scrolls, and how.
  ///
  /// What has the focus comes first: a text of several lines for the keys that do not move its insertion point, the
  /// scroll view around a control. A text of one line has every key for itself. Keys that page and go to the ends do so
  /// across where what they reach scrolls only that way. What shows as a whole already leaves them to what is around
  /// it, and to what else is in front; where everything shows, it says that it ends there.
  private func keyScroller(_ step: ScrollKey) -> (scroller: ScrollerID, step: ScrollKey)? {
    let steps = [step, step.across(isRightToLeft: scene.isRightToLeft)].compactMap(\.self)
    var places: [[ScrollerID]] = []
    if let focus = reachableFocus {
      if blueprint.items[focus].element.role.isTextEntry, !isMultiline(focus) { return nil }
      places.append(scrollChain(from: focus))
    }
    if let front = foremostFirst.first(where: { access(to: $0) == .open }) {
      places.append(blueprint.scrollers(of: front).filter(isOnShownPage))
    }
    func first(_ takes: (ScrollerID, ScrollAxis) -> Bool) -> (scroller: ScrollerID, step: ScrollKey)? {
      for scrollers in places {
        for step in steps {
          if let scroller = scrollers.first(where: { takes($0, step.axis) }) { return (scroller, step) }
        }
      }
      return nil
    }
    return first(hasMore) ?? first(scrolls)
  }
}
