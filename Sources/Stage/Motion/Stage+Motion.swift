internal import Digests
internal import Hands
public import Harness
public import InputEvents
internal import Geometry
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Where what moves will be, computed without living on.
extension Stage {
  /// Scroll views that move or are held, then sheets from back to front.
  ///
  /// Both say how fast they go where a formula moves them, and where they can rest: content at its ends, a sheet at its
  /// detents.
  public func motions(at time: Timestamp) -> [Motion] {
    var motions: [Motion] = []
    var held: ScrollerID?
    if case .scroll(let drag, _) = state.hands.capture { held = drag.scroller }
    if case .bar(let drag) = state.hands.capture { held = drag.scroller }
    let later = later(time)
    for scroller in state.scrolling.places.active where scroller != held { add(scroller, in: later, to: &motions) }
    if let held { add(held, in: later, to: &motions) }
    for scrolled in state.scrolling.rotary?.moved ?? []
    where scrolled.scroller != held && !state.scrolling.places[scrolled.scroller].isActive {
      // As far as the crown or wheel has turned it; no formula goes on between two reports.
      motions.append(
        motion(of: scrolled.scroller, scrolled.axis, value: offset(scrolled.scroller)[scrolled.axis], velocity: nil))
    }
    for scroller in state.scrolling.zooms.keys.sorted() {
      guard let limits = zoomLimits(scroller),
        state.hands.pinch?.scroller == scroller || state.scrolling.zooms[scroller]?.motion != nil
      else {
        continue
      }
      let node = blueprint.items[blueprint.scrollers[scroller].item].id
      let isHeld = state.hands.pinch?.scroller == scroller
      let (offset, maximum) = (zoomingOffset(scroller, at: time) ?? offset(scroller), maximumOffset(scroller, at: time))
      for (quantity, axis) in [(Motion.Quantity.offsetY, ScrollAxis.vertical), (.offsetX, .horizontal)]
      where maximumOffset(scroller)[axis] > 0 {
        motions.append(
          Motion(
            node, quantity, value: offset[axis], velocity: nil, isHeld: isHeld,
            rests: [Motion.RestValue("start", 0), Motion.RestValue("end", maximum[axis])]))
      }
      motions.append(
        Motion(
          node, .scale, value: scale(scroller, at: time),
          velocity: state.scrolling.zooms[scroller]?.motion?.velocity(at: time), isHeld: isHeld,
          rests: [Motion.RestValue("smallest", limits.minimum), Motion.RestValue("largest", limits.maximum)]))
    }
    if let jog = state.scrolling.jog, jog.scroller != held {
      motions.append(
        motion(of: jog.scroller, jog.axis, value: jog.offset(at: time), velocity: jog.velocity(at: time)))
    }
    for sheet in state.presenting.sheets where !sheet.isResting {
      if case .confirming(nil) = sheet.phase { continue }
      let heights = heights(of: sheet.surface)
      let isHeld = if case .dragging = sheet.phase { true } else { false }
      motions.append(
        Motion(
          id(sheet.surface), .height, value: sheet.height(at: time, heights: heights),
          velocity: isHeld ? nil : sheet.motion?.velocity(at: time) ?? 0,
          rests: rests(heights)))
    }
    return motions
  }

  /// Content that was put somewhere, or that has another end; before anything is done all that scrolls on the screen.
  /// Then sheets that rest there, from back to front.
  public var placements: [Motion] {
    var scrollers = state.scrolling.places.placed
    if !hasBegun { scrollers += foremostFirst.flatMap(blueprint.scrollers(of:)) }
    var seen: Set<ScrollerID> = []
    var motions: [Motion] = []
    for scroller in scrollers where seen.insert(scroller).inserted {
      let offset = offset(scroller)
      for axis in [ScrollAxis.vertical, .horizontal] {
        motions.append(motion(of: scroller, axis, value: offset[axis], velocity: nil))
      }
      guard zoomLimits(scroller) != nil else { continue }
      motions.append(
        Motion(
          blueprint.items[blueprint.scrollers[scroller].item].id, .scale, value: scale(scroller), velocity: nil,
          rests: []))
    }
    for sheet in state.presenting.sheets {
      let heights = heights(of: sheet.surface)
      motions.append(
        Motion(
          id(sheet.surface), .height, value: sheet.height(at: state.room.now, heights: heights), velocity: nil,
          rests: rests(heights)))
    }
    return motions
  }

  private func rests(_ heights: DetentHeights) -> [Motion.RestValue] {
    heights.rests.map { Motion.RestValue(name(of: $0), $0.height) }
  }

  /// Where a glide meets the end of its content and where it turns there.
  public var motionTurns: [Timestamp] {
    let turns = state.scrolling.places.active.flatMap { scroller in
      [state.scrolling.places[scroller].motion, state.scrolling.places[scroller].cross].flatMap { $0?.turns ?? [] }
    }
    return (turns + state.presenting.sheets.compactMap { $0.motion?.turn }).filter { $0 > state.room.now }.sorted()
  }

  /// The stage at another time, as its formulas have it: nothing that ends until then has been seen to.
  private func later(_ time: Timestamp) -> Stage {
    var stage = self
    stage.state.room.setTime(time)
    return stage
  }

  private func add(_ scroller: ScrollerID, in later: Stage, to motions: inout [Motion]) {
    let place = state.scrolling.places[scroller]
    func add(_ axis: ScrollAxis, _ velocity: Double?) {
      motions.append(motion(of: scroller, axis, value: later.offset(scroller)[axis], velocity: velocity))
    }
    if case .scroll(let drag, let across) = state.hands.capture, drag.scroller == scroller {
      add(drag.axis, nil)
      if let across { add(across.axis, nil) }
      return
    }
    if case .bar(let drag) = state.hands.capture, drag.scroller == scroller {
      add(drag.axis, nil)
      return
    }
    let time = later.state.room.now
    func velocity(_ motion: ScrollMotion?, _ axis: ScrollAxis) -> Double {
      guard let motion, later.offset(scroller)[axis] == motion.position(at: time) else { return 0 }
      return motion.velocity(at: time)
    }
    add(place.axis, velocity(place.motion, place.axis))
    if let cross = place.cross { add(place.crossAxis, velocity(cross, place.crossAxis)) }
  }

  private func motion(of scroller: ScrollerID, _ axis: ScrollAxis, value: Double, velocity: Double?) -> Motion {
    Motion(
      blueprint.items[blueprint.scrollers[scroller].item].id, axis == .vertical ? .offsetY : .offsetX, value: value,
      velocity: velocity, rests: rests(scroller, axis))
  }

  /// The pages of content that is paged, unless they are too many to be told apart; else its ends.
  private func rests(_ scroller: ScrollerID, _ axis: ScrollAxis) -> [Motion.RestValue] {
    guard let grid = pages(scroller, axis), (2...Self.mostPages).contains(grid.count) else {
      return [Motion.RestValue("start", 0), Motion.RestValue("end", maximumOffset(scroller)[axis])]
    }
    return (0..<grid.count).map { Motion.RestValue("page \($0 + 1)", grid.offset(of: $0)) }
  }

  private static let mostPages = 50
}
