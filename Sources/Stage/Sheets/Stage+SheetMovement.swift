internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel
internal import StageMotion

/// SM-1 `dragging` and `settling`, and the inputs of SM-2 that choose a detent.
extension Stage {
  // MARK: Taking hold

  /// A finger comes down on a settling sheet and stops it where it is.
  mutating func hold(_ index: Int, contact: Int) {
    let drag = newDrag(index, holder: contact)
    decide(
      "touch down", taker: id(state.presenting.sheets[index].surface),
      words("SM-1 settling + touch down → dragging at height \(points(drag.grabHeight))"))
    state.presenting.dragSheet(at: index, by: drag)
  }

  /// A movement that SM-3 gave to the sheet begins.
  ///
  /// - Parameters:
  ///   - slop: What of the finger's way is taken off, in points downwards.
  ///   - top: What the finger does at the largest detent.
  ///   - scroller: The scroll view that takes over there.
  mutating func beginDrag(_ index: Int, slop: Double, top: SheetDrag.Top, scroller: ScrollerID? = nil) {
    let surface = state.presenting.sheets[index].surface
    var drag: SheetDrag
    if case .dragging(let held) = state.presenting.sheets[index].phase {
      drag = held
    } else {
      drag = newDrag(index, holder: nil)
    }
    drag.holder = nil
    drag.slop = -slop
    drag.highest = max(drag.highest, state.hands.finger?.highest ?? 0)
    drag.lowest = min(drag.lowest, state.hands.finger?.lowest ?? 0)
    drag.top = top
    drag.scroller = scroller
    drag.handOver = scroller == nil ? .infinity : heights(of: surface).largest.height
    state.presenting.dragSheet(at: index, by: drag)
    state.hands.take(.sheet(surface))
  }

  private mutating func newDrag(_ index: Int, holder: Int?) -> SheetDrag {
    let sheet = state.presenting.sheets[index]
    let heights = heights(of: sheet.surface)
    let lift = dropKeyboard(under: index)
    stopHandingOver(from: sheet.surface)
    let height = sheet.height(at: state.room.now, heights: heights) + lift
    var drag = SheetDrag(
      grabHeight: height, lift: lift, origin: height, requestedHeight: height,
      startRest: heights.index(ofDeclared: sheet.detent),
      holder: holder, since: state.room.now,
      hadUnsavedChanges: losesChanges(sheet.surface),
      mayDismiss: isSwipedAway(sheet.surface),
      top: .resists, resistance: Resistance(scene.parameters))
    drag.isCentred = isCentred(sheet.surface)
    drag.origin = drag.requested(showing: height, heights)
    drag.requestedHeight = drag.origin
    return drag
  }

  /// Whether a finger may swipe a sheet away; one that it may not comes back.
  func isSwipedAway(_ surface: SurfaceID) -> Bool {
    let model = sheetModel(surface)
    return model.swipeToDismiss && !model.requiresAction && mayLeave(surface, by: .swipe)
  }

  /// Whether a sheet is a card in the middle that fingers resize on both sides.
  func isCentred(_ surface: SurfaceID) -> Bool {
    blueprint.takesDrags && layout.placements[surface]?.attachment == .center
  }

  // MARK: dragging

  /// The finger is `translation` points from where it came down, and as fast as `velocity` says, in points per second.
  mutating func drag(_ index: Int, translation: Vector, velocity: Vector) {
    guard case .dragging(var drag) = state.presenting.sheets[index].phase else { return }
    let heights = heights(of: state.presenting.sheets[index].surface)
    let reach = SheetDrag.Reach(way: -translation.dy, velocity: -velocity.dy, time: state.room.now)
    drag.note(reach, heights, scene.parameters)
    drag.move(up: Mutant.isOn(.fingerLeavesSheetBehind) ? 0 : -translation.dy, heights)
    if drag.requestedHeight > drag.handOver, handOver(index, &drag, translation: translation) { return }
    state.presenting.dragSheet(at: index, by: drag)
  }

  /// At the largest detent what is left of an expanding drag is the content's, without a jump (SM-3, A-06); false where
  /// the content has no reason to scroll there.
  private mutating func handOver(_ index: Int, _ drag: inout SheetDrag, translation: Vector) -> Bool {
    let surface = state.presenting.sheets[index].surface
    let largest = heights(of: surface).largest
    guard let scroller = drag.scroller else { return false }
    let before = state.presenting.sheets[index].detent
    choose(heights(of: surface).count - 1, of: index)
    state.presenting.restSheet(at: index)
    // The finger's way to the largest detent.
    let way = drag.way(to: largest.height, heights(of: surface))
    guard let scroll = newScrollDrag(scroller, .vertical, origin: -way) else {
      state.presenting.choose(before, ofSheetAt: index)
      drag.handOver = .infinity
      return false
    }
    let cause = Cause("drag at the largest detent; SM-3 expand, then scroll")
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id, "SM-3 expand → scroll, same gesture")
    state.hands.take(.scroll(scroll, across: nil))
    rested(index, cause: cause)
    // What comes up now may have ended it.
    guard case .scroll(let scroll, _) = state.hands.capture else { return true }
    take(scroll, acrossFrom: translation.dx, translation)
    return true
  }

  /// The finger lets go: the release rule of SM-2 decides.
  ///
  /// - Parameters:
  ///   - fingerVelocity: Of the finger, upwards, in points per second.
  ///   - way: How far up it is from where it came down, in points.
  mutating func release(_ index: Int, fingerVelocity lifted: Double, way: Double, cause: Cause) {
    guard case .dragging(let drag) = state.presenting.sheets[index].phase else { return }
    let surface = state.presenting.sheets[index].surface
    let lift = SheetDrag.Reach(way: way, velocity: lifted, time: state.room.now)
    let judged = drag.beforeTremble(lift, heights(of: surface), scene.parameters)
    let fingerVelocity = judged.velocity
    let upwardVelocity = drag.heightVelocity(fingerVelocity, heights(of: surface))
    let rule = ReleaseRule(heights: heights(of: surface), parameters: scene.parameters, keepsReasons: keepsReasons)
    let release = ReleaseRule.Release(
      startRest: drag.startRest, height: drag.releaseHeight(heights(of: surface)), upwardVelocity: upwardVelocity,
      travel: drag.travel(to: judged))
    let verdict = rule.decide(release)
    let tremble = judged == lift ? "" : words("; A-65: the finger trembles as it lifts")
    decide(cause.text, taker: id(surface), verdict.reason + tremble)
    if explains {
      explain(
        arbitration: arbitrations.count - 1, among: rule.candidates(release, on: id(surface)),
        as: verdict.clause.receiver)
    }
    forgetPan(of: surface)
    switch verdict.destination {
    case .dismiss where Mutant.isOn(.swipeNeverDismisses): settleBack(index)
    case .dismiss:
      // Refused or asked about, it settles at the detent nearest to the finger (SM-2).
      choose(rule.heights.nearest(to: release.height), of: index)
      exit(
        index, by: .swipe, hadUnsavedChanges: drag.hadUnsavedChanges || drag.hasChangedSince,
        upwardVelocity: upwardVelocity,
        cause: cause.by(verdict.reason))
    case .rest where Mutant.isOn(.sheetRestsWhereReleased): break
    case .rest(let rest):
      let shownVelocity = drag.shownVelocity(upwardVelocity, heights(of: surface))
      settle(index, to: rest, upwardVelocity: shownVelocity)
      handOverMomentum(of: drag, index, fingerVelocity: fingerVelocity, way: way)
    }
  }

  /// The touch is gone without a release: back to the detent it came from.
  ///
  /// - Parameter front: What has come up over the sheet, so that the drag is over; nil where it is cancelled otherwise.
  mutating func cancelDrag(_ index: Int, by front: SurfaceID? = nil, cause: Cause) {
    guard case .dragging = state.presenting.sheets[index].phase else { return }
    let sheet = state.presenting.sheets[index].surface
    forgetPan(of: sheet)
    if let front {
      decide(
        cause.text, taker: id(front), words("SM-1 dragging + \(id(front)) over it: \(id(sheet)) → settling(d)"))
    } else {
      decide(cause.text, taker: id(sheet), "SM-1 dragging + cancelled → settling(d)")
    }
    settleBack(index)
  }

  /// The finger that holds a sheet lifts without having moved it: a release without speed; a tap on the grabber or
  /// another control is that alone (SM-1), and the sheet goes on.
  ///
  /// - Parameter item: What it came down on.
  mutating func liftHold(_ index: Int, _ item: ItemID?, cause: Cause) {
    guard case .dragging(let drag) = state.presenting.sheets[index].phase else { return }
    let isOnControl = item.map { isControl($0) } ?? false
    if isOnControl, state.room.now - drag.since < scene.parameters.tapMax {
      decide(
        cause.text, taker: id(state.presenting.sheets[index].surface),
        "SM-1 dragging + tap on a control: settling goes on")
      settleBack(index)
    } else {
      release(index, fingerVelocity: 0, way: 0, cause: cause)
    }
  }

  /// The sheet that a contact holds without having moved it.
  func sheetHeld(by contact: Int) -> Int? {
    state.presenting.sheets.firstIndex { sheet in
      guard case .dragging(let drag) = sheet.phase else { return false }
      return drag.holder == contact
    }
  }

  /// The same of what held a sheet, if it still does.
  mutating func liftHold(of contact: Int, _ item: ItemID?, cause: Cause) {
    guard let held = sheetHeld(by: contact) else { return }
    liftHold(held, item, cause: cause)
  }

  /// Whether a tap on an item is meant for that.
  private func isControl(_ item: ItemID) -> Bool {
    blueprint.items[item].isOperable || blueprint.items[item].kind == .grabber
  }

  /// A held sheet whose finger turned out to scroll: it goes on to where it was going.
  mutating func letGo(_ index: Int) {
    guard case .dragging(let drag) = state.presenting.sheets[index].phase, drag.holder != nil else { return }
    settleBack(index)
  }

  /// The movement in progress does nothing to a sheet any more; one that it was resizing gets its size back.
  mutating func forgetPan(of surface: SurfaceID) {
    guard let capture = state.hands.capture, isOn(surface, capture) else { return }
    switch capture {
    case .sheet, .control, .press, .scroll: state.hands.letGo()
    case .edge: cancel(capture, Cause(""))
    case .selection, .bar, .jog, .pinch, .window: break
    }
  }

  // MARK: settling

  /// Moves to the detent it belongs to.
  mutating func settleBack(_ index: Int) {
    let sheet = state.presenting.sheets[index]
    state.presenting.settleSheet(at: index, by: settling(index, to: sheet.rest(heights(of: sheet.surface))))
  }

  /// Moves to the rest with this index.
  mutating func settle(_ index: Int, to rest: Int, upwardVelocity: Double = 0) {
    let destination = heights(of: state.presenting.sheets[index].surface).rests[rest]
    let motion = settling(index, to: destination, upwardVelocity: upwardVelocity)
    choose(rest, of: index)
    state.presenting.settleSheet(at: index, by: motion)
  }

  /// The rest with this index is where a sheet is from now on; where another detent stands in there already for one that
  /// does not exist at this size, that one stays chosen and returns with the size (SM-1).
  private mutating func choose(_ rest: Int, of index: Int) {
    let heights = heights(of: state.presenting.sheets[index].surface)
    guard heights.rests[rest].declared >= 0, heights.index(ofDeclared: state.presenting.sheets[index].detent) != rest
    else { return }
    state.presenting.choose(heights.rests[rest].declared, ofSheetAt: index)
  }

  /// Ends a movement at once, so that what comes next finds the sheet at rest (SM-1, settling and dragging).
  mutating func finishMovement(_ index: Int, cause: Cause) {
    switch state.presenting.sheets[index].phase {
    case .dragging, .settling:
      forgetPan(of: state.presenting.sheets[index].surface)
      state.presenting.restSheet(at: index)
      rested(index, cause: cause.by("SM-1: movement ended at once"))
    case .presenting, .resting, .confirming, .dismissing: break
    }
  }

  // MARK: Choosing a detent (SM-2)

  /// Tap on the grabber, Space, Return, assistive activate: the next larger, from the largest the smallest.
  mutating func cycleDetent(_ index: Int, cause: Cause) {
    let heights = heights(of: state.presenting.sheets[index].surface)
    guard heights.count > 1 else {
      noChange(index, as: .grabber, cause: cause, "SM-2 n = 1: no change of detent by any input")
      return
    }
    // A sheet that the tap has stopped on its way counts from where it was going.
    let start = heights.index(ofDeclared: state.presenting.sheets[index].detent)
    switch scene.parameters.grabberCycle {
    case .wrap:
      let step = Mutant.isOn(.grabberTapSkipsDetent) ? 2 : 1
      let next = (start + step) % heights.count
      choose(index, next, as: .grabber, cause: cause, clause: "SM-2 grabber tap: ascending, wraps")
    case .pingPong:
      let descends = start == heights.count - 1 || start > 0 && state.presenting.sheets[index].descends
      let next = descends ? start - 1 : start + 1
      choose(index, next, as: .grabber, cause: cause, clause: "SM-2 grabber tap: up and down again")
      state.presenting.cycle(down: descends, sheetAt: index)
    }
  }

  /// Assistive increment (+1) and decrement (−1): stops at the ends and says so.
  ///
  /// - Parameter receiver: What was asked: the grabber, or the sheet by a scroll of its content.
  mutating func stepDetent(_ index: Int, by step: Int, as receiver: Receiver = .grabber, cause: Cause) {
    let heights = heights(of: state.presenting.sheets[index].surface)
    guard heights.count > 1 else {
      noChange(index, as: receiver, cause: cause, "SM-2 n = 1: no change of detent by any input")
      return
    }
    let next = heights.index(ofDeclared: state.presenting.sheets[index].detent) + step
    guard heights.rests.indices.contains(next) else {
      noChange(index, as: receiver, cause: cause, "SM-2 increment/decrement stops at the ends")
      let surface = blueprint.surfaces[state.presenting.sheets[index].surface]
      let node = surface.grabber.map { blueprint.items[$0].id } ?? surface.id
      emit(.announced(step > 0 ? blueprint.texts.largest : blueprint.texts.smallest), node, cause)
      return
    }
    choose(index, next, as: receiver, cause: cause, clause: "SM-2 \(step > 0 ? "increment" : "decrement")")
  }

  private mutating func choose(_ index: Int, _ rest: Int, as receiver: Receiver, cause: Cause, clause: String) {
    let surface = state.presenting.sheets[index].surface
    let destination = heights(of: surface).rests[rest]
    decide(
      cause.text, taker: id(surface), as: receiver,
      words("\(clause); SM-1: settling(\(destination.id), \(points(destination.height)) pt)"))
    settle(index, to: rest)
  }

  private mutating func noChange(_ index: Int, as receiver: Receiver, cause: Cause, _ reason: String) {
    decide(cause.text, taker: id(state.presenting.sheets[index].surface), as: receiver, reason)
  }
}
