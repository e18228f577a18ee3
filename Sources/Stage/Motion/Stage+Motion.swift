public import Harness
public import InputEvents
internal import Geometry
internal import Scenes

/// Where what moves will be, computed without living on.
extension Stage {
  /// Scroll views that move or are held, then sheets from back to front.
  ///
  /// Both say how fast they go where a formula moves them, and where they can rest: content at its ends, a sheet at its
  /// detents.
  public func motions(at time: Timestamp) -> [Motion] {
    var motions: [Motion] = []
    var held: Int?
    if case .scroll(let drag, _) = state.pan { held = drag.slot }
    if case .bar(let drag) = state.pan { held = drag.slot }
    let later = later(time)
    for slot in state.scrolls.active where slot != held { add(slot, in: later, to: &motions) }
    if let held { add(held, in: later, to: &motions) }
    for place in state.rotary?.moved ?? [] where place.slot != held && !state.scrolls[place.slot].isActive {
      // As far as the crown or wheel has turned it; no formula goes on between two reports.
      motions.append(motion(of: place.slot, place.axis, value: offset(place.slot)[place.axis], velocity: nil))
    }
    for slot in state.zooms.keys.sorted() {
      guard let limits = zoomLimits(slot), state.pinch?.slot == slot || state.zooms[slot]?.motion != nil else {
        continue
      }
      let node = blueprint.items[blueprint.scrollers[slot].item].id
      let isHeld = state.pinch?.slot == slot
      let (offset, maximum) = (zoomingOffset(slot, at: time) ?? offset(slot), maximumOffset(slot, at: time))
      for (quantity, axis) in [(Motion.Quantity.offsetY, ScrollAxis.vertical), (.offsetX, .horizontal)]
      where maximumOffset(slot)[axis] > 0 {
        motions.append(
          Motion(
            node, quantity, value: offset[axis], velocity: nil, isHeld: isHeld,
            rests: [Motion.Rest("start", 0), Motion.Rest("end", maximum[axis])]))
      }
      motions.append(
        Motion(
          node, .scale, value: scale(slot, at: time),
          velocity: state.zooms[slot]?.motion?.velocity(at: time), isHeld: isHeld,
          rests: [Motion.Rest("smallest", limits.minimum), Motion.Rest("largest", limits.maximum)]))
    }
    if let jog = state.jog, jog.slot != held {
      motions.append(
        motion(of: jog.slot, jog.axis, value: jog.offset(at: time), velocity: jog.velocity(at: time)))
    }
    for sheet in state.sheets where !sheet.isResting {
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
    var slots = state.scrolls.placed
    if !hasBegun { slots += foremostFirst.flatMap(blueprint.scrollers(of:)) }
    var seen: Set<Int> = []
    var motions: [Motion] = []
    for slot in slots where seen.insert(slot).inserted {
      let offset = offset(slot)
      for axis in [ScrollAxis.vertical, .horizontal] {
        motions.append(motion(of: slot, axis, value: offset[axis], velocity: nil))
      }
      guard zoomLimits(slot) != nil else { continue }
      motions.append(
        Motion(
          blueprint.items[blueprint.scrollers[slot].item].id, .scale, value: scale(slot), velocity: nil, rests: []))
    }
    for sheet in state.sheets {
      let heights = heights(of: sheet.surface)
      motions.append(
        Motion(
          id(sheet.surface), .height, value: sheet.height(at: state.now, heights: heights), velocity: nil,
          rests: rests(heights)))
    }
    return motions
  }

  private func rests(_ heights: DetentHeights) -> [Motion.Rest] {
    heights.rests.map { Motion.Rest(name(of: $0), $0.height) }
  }

  /// Where a glide meets the end of its content and where it turns there.
  public var motionTurns: [Timestamp] {
    let turns = state.scrolls.active.flatMap { slot in
      [state.scrolls[slot].motion, state.scrolls[slot].cross].flatMap { $0?.turns ?? [] }
    }
    return (turns + state.sheets.compactMap { $0.motion?.turn }).filter { $0 > state.now }.sorted()
  }

  /// The stage at another time, as its formulas have it: nothing that ends until then has been seen to.
  private func later(_ time: Timestamp) -> Stage {
    var stage = self
    stage.state.now = time
    return stage
  }

  private func add(_ slot: Int, in later: Stage, to motions: inout [Motion]) {
    let place = state.scrolls[slot]
    func add(_ axis: ScrollAxis, _ velocity: Double?) {
      motions.append(motion(of: slot, axis, value: later.offset(slot)[axis], velocity: velocity))
    }
    if case .scroll(let drag, let across) = state.pan, drag.slot == slot {
      add(drag.axis, nil)
      if let across { add(across.axis, nil) }
      return
    }
    if case .bar(let drag) = state.pan, drag.slot == slot {
      add(drag.axis, nil)
      return
    }
    let time = later.state.now
    func velocity(_ motion: ScrollMotion?, _ axis: ScrollAxis) -> Double {
      guard let motion, later.offset(slot)[axis] == motion.position(at: time) else { return 0 }
      return motion.velocity(at: time)
    }
    add(place.axis, velocity(place.motion, place.axis))
    if let cross = place.cross { add(place.crossAxis, velocity(cross, place.crossAxis)) }
  }

  private func motion(of slot: Int, _ axis: ScrollAxis, value: Double, velocity: Double?) -> Motion {
    Motion(
      blueprint.items[blueprint.scrollers[slot].item].id, axis == .vertical ? .offsetY : .offsetX, value: value,
      velocity: velocity, rests: rests(slot, axis))
  }

  /// The pages of content that is paged, unless they are too many to be told apart; else its ends.
  private func rests(_ slot: Int, _ axis: ScrollAxis) -> [Motion.Rest] {
    guard let grid = pages(slot, axis), (2...Self.mostPages).contains(grid.count) else {
      return [Motion.Rest("start", 0), Motion.Rest("end", maximumOffset(slot)[axis])]
    }
    return (0..<grid.count).map { Motion.Rest("page \($0 + 1)", grid.offset(of: $0)) }
  }

  private static let mostPages = 50
}
