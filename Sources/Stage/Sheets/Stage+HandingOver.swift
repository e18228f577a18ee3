internal import Accessibility
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
internal import StageModel
internal import StageMotion

/// What of a drag goes from a sheet to its content beyond the one hand-over of SM-3, and back, where a scene says so.
extension Stage {
  /// What is left of a flick that expands a sheet goes on in its content (momentumHandOver): from the moment at which what
  /// the finger moved would have glided to the largest detent, as fast as it would have been there.
  ///
  /// - Parameters:
  ///   - drag: The finger's, which has just lifted.
  ///   - fingerVelocity: Upwards, in points per second.
  ///   - way: How far up it is from where it came down, in points.
  mutating func handOverMomentum(of drag: SheetDrag, _ index: Int, fingerVelocity: Double, way: Double) {
    let sheet = state.presenting.sheets[index]
    let heights = heights(of: sheet.surface)
    guard scene.parameters.momentumHandOver, drag.top == .scrolls, let scroller = drag.scroller,
      fingerVelocity >= scene.parameters.swipeSpeed, sheet.rest(heights).height == heights.largest.height,
      !isPaged(scroller), state.scrolling.places[scroller].motion == nil, maximumOffset(scroller).dy > 0
    else { return }
    let element = blueprint.items[blueprint.scrollers[scroller].item].element
    let rate = element.deceleration.rate(normal: scene.parameters.decelerationRate)
    let glide = Glide(from: 0, velocity: fingerVelocity, rate: rate, start: state.room.now)
    guard let there = glide?.cut(beyond: max(0, drag.way(to: heights.largest.height, heights) - way)) else { return }
    let velocity = there.velocity(at: there.end)
    let motion = ScrollMotion(
      from: 0, velocity: velocity / magnification(ofScroller: scroller), maximum: maximumOffset(scroller).dy,
      rate: rate,
      response: scene.parameters.springResponse, isElastic: element.isElastic, start: there.end)
    guard let motion else { return }
    state.scrolling.go(scroller, from: offset(scroller), along: .vertical, by: motion)
    noteMovement(scroller, .vertical)
    decide(
      "release", taker: blueprint.items[blueprint.scrollers[scroller].item].id,
      words(
        "momentumHandOver: \(points(velocity)) pt/s are left at the largest detent → decelerating(\(points(motion.destination)))"
      ))
  }

  /// A sheet that is caught before it is at its largest detent has nothing to hand over: what its content was to move by
  /// then is over.
  mutating func stopHandingOver(from surface: SurfaceID) {
    for scroller in blueprint.scrollers(of: surface) {
      guard let motion = state.scrolling.places[scroller].motion, motion.start > state.room.now else { continue }
      state.scrolling.rest(scroller, at: offset(scroller))
    }
  }

  /// Content that a finger has drawn back to its top hands what is left of the drag to its sheet (handBack), where all that
  /// scrolls around it is at its top too; false where it keeps it.
  mutating func handBack(_ drag: ScrollDrag, _ translation: Vector, _ velocity: Vector) -> Bool {
    let surface = surface(ofScroller: drag.scroller)
    guard scene.parameters.handBack, blueprint.takesDrags, drag.axis == .vertical, drag.caught > 0 || drag.start >= 0,
      translation.dy > drag.way(to: 0), let index = sheetIndex(surface), state.presenting.sheets[index].isResting,
      scrollChain(from: blueprint.scrollers[drag.scroller].item).allSatisfy({
        $0 == drag.scroller || !scrolls($0, .vertical) || offset($0).dy <= 0
      })
    else { return false }
    if state.scrolling.places[drag.scroller].offset.dy != 0 {
      state.scrolling.show(drag.scroller, at: 0, along: .vertical)
      noteMovement(drag.scroller, .vertical)
    }
    state.hands.letGo()
    let cause = Cause("drag at offset 0; handBack")
    decide(cause.text, taker: id(surface), "handBack: scroll → sheet, same gesture")
    tellOffset(drag.scroller, cause)
    beginDrag(index, slop: drag.way(to: 0), top: .scrolls, scroller: drag.scroller)
    self.drag(index, translation: translation, velocity: velocity)
    return true
  }
}
