internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Rotation, resizing and what changes where things lie (SM-1).
extension Stage {
  /// The screen has a new size: resting sheets stay at their detents, a drag is cancelled, everything that moves
  /// starts anew from where it is.
  mutating func resize(to size: Size) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1, size != state.room.size else {
      return
    }
    layOutAnew(
      because("screen is \(points(size.width))×\(points(size.height)) now", initiator: .automatic)
    ) { $0.resize(to: size) }
  }

  /// Lays everything out after a change of what that depends on.
  mutating func layOutAnew(_ cause: Cause, _ change: (inout Room) -> Void) {
    let heightsBefore = state.presenting.sheets.map { $0.height(at: state.room.now, heights: heights(of: $0.surface)) }
    let existed = state.presenting.sheets.map { heights(of: $0.surface).absence(ofDeclared: $0.detent) == nil }
    if let jog = state.scrolling.jog { haltJog(jog.scroller, cause) }
    for scroller in state.scrolling.zooms.keys.sorted()
    where state.scrolling.zooms[scroller]?.motion != nil || state.hands.pinch?.scroller == scroller {
      finishZoom(scroller, cause)
    }
    let before = self
    change(&state.room)
    endSelecting(cause)
    state.hands.drop()
    state.presenting.forgetMoves()
    layOutAgain()
    // What is no sheet any more is seen to as the cover that it becomes.
    for index in state.presenting.sheets.indices where isSheet(state.presenting.sheets[index].surface) {
      refit(index, from: heightsBefore[index], existed: existed[index], cause: cause)
    }
    adaptStyles(cause: cause)
    endBurst()
    keepPlaces(Array(state.scrolling.places.indices), since: before, cause: cause)
    // Who follows what moves wants to know of its new ends.
    for scroller in foremostFirst.flatMap(blueprint.scrollers(of:))
    where maximumOffset(scroller) != before.maximumOffset(scroller) {
      state.scrolling.noteRoom(of: scroller)
    }
    noteRestOfAll()
  }

  /// - Parameter existed: Whether the detent that a sheet is to be at was there at the size before.
  private mutating func refit(_ index: Int, from height: Double, existed: Bool, cause: Cause) {
    let sheet = state.presenting.sheets[index]
    let rest = sheet.rest(heights(of: sheet.surface))
    // It moves on from where it is, but never from beyond its bounds.
    let height = min(height, layout.placements[sheet.surface]?.maximumHeight ?? height)
    switch sheet.phase {
    case .resting: rested(index, cause: cause.by("SM-1 rotation: same detent"), keepsPlaces: false)
    case .confirming(nil): break
    case .dragging:
      decide(cause.text, taker: id(sheet.surface), "SM-1 dragging + screen resized: cancelled → settling(d)")
      goOn(index, to: rest, from: height, existed: existed, cause: cause)
    case .settling: goOn(index, to: rest, from: height, existed: existed, cause: cause)
    case .confirming, .presenting, .dismissing: retarget(index, to: rest, from: height)
    }
  }

  /// Lets a sheet settle on towards a rest. Where that stands in for its detent and is where it rested last, nothing is
  /// told when it comes to rest there: what stands in is told now.
  private mutating func goOn(
    _ index: Int, to rest: DetentHeights.Rest, from height: Double, existed: Bool, cause: Cause
  ) {
    retarget(index, to: rest, from: height)
    if existed, rest.id == state.presenting.sheets[index].restID { tellStandIn(index, cause: cause) }
  }

  /// Lets a sheet go on from `height` points towards a rest, in the state in which it is; a drag is cancelled.
  mutating func retarget(_ index: Int, to rest: DetentHeights.Rest, from height: Double) {
    let response = scene.parameters.springResponse
    func motion(to destination: Double) -> SpringMotion {
      SpringMotion(from: height, to: destination, response: response, start: state.room.now)
    }
    func remaining(_ old: SpringMotion, to destination: Double) -> SpringMotion {
      SpringMotion(
        from: height, to: destination, response: response, start: state.room.now,
        duration: max(1, old.end - state.room.now))
    }
    switch state.presenting.sheets[index].phase {
    case .resting, .dragging, .settling: state.presenting.settleSheet(at: index, by: motion(to: rest.height))
    case .confirming(let old):
      if old != nil || height != rest.height { state.presenting.confirmSheet(at: index, by: motion(to: rest.height)) }
    case .presenting(let old, _):
      // It has not been told yet where it comes to rest.
      state.presenting.noteRest(rest.id, ofSheetAt: index)
      state.presenting.noteModality(isModal(state.presenting.sheets[index].surface, at: rest), ofSheetAt: index)
      state.presenting.retargetSheet(at: index, by: remaining(old, to: rest.height))
    case .dismissing(_, let old): state.presenting.retargetSheet(at: index, by: remaining(old, to: 0))
    }
  }
}
