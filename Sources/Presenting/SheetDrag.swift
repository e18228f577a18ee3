public import Digests
internal import Gestures
public import InputEvents
package import Scenes
public import StageModel
package import StageMotion

/// A finger that holds a sheet.
///
/// It begins with a touch on a settling sheet (held, not moving) or with a movement that SM-3 gives to the sheet.
@usableFromInline
package struct SheetDrag: Hashable, Sendable {
  /// The sheet's height when the finger came down, in points.
  @usableFromInline package var grabHeight: Double
  /// How much of that was due to the on-screen keyboard, which has gone since, in points.
  @usableFromInline package var lift = 0.0
  /// The height the finger asked for then, in points: what is shown, with the resistance that is in it taken out.
  @usableFromInline package var origin: Double
  /// The height the finger asks for, in points; resistance does not count.
  @usableFromInline package var requestedHeight: Double
  /// What of the finger's way is taken off, in points upwards: the slop (P.slopTaken).
  @usableFromInline package var slop = 0.0
  /// How far up the finger was at most since it came down, in points; not negative.
  @usableFromInline package var highest = 0.0
  /// How far down it was at most, in points; not positive.
  @usableFromInline package var lowest = 0.0
  /// The last time that it was so far up.
  @usableFromInline package var summit: Reach?
  /// The last time that it was so far down.
  @usableFromInline package var floor: Reach?
  /// Whether the sheet is a card in the middle, whose edge moves by half of what its height does.
  @usableFromInline package var isCentred = false
  /// The rest the drag began at, as an index into the heights.
  @usableFromInline package var startRest: Int
  /// The contact that holds it while it does not move yet; nil once the movement is recognized.
  @usableFromInline package var holder: Int?
  /// When the finger came down.
  @usableFromInline package var since: Timestamp
  /// The unsaved changes when it began.
  @usableFromInline package var hadUnsavedChanges: Bool
  /// Whether people have changed something on the sheet since: that is asked about too, so that it is not lost (SM-4).
  @usableFromInline package var hasChangedSince = false
  /// Whether it may go below the smallest detent without resistance.
  @usableFromInline package var mayDismiss: Bool
  /// What the finger does at the largest detent.
  @usableFromInline package var top: Top
  /// The scroll view that takes over at the largest detent.
  @usableFromInline package var scroller: ScrollerID?
  /// The height at which it does, in points; infinite where nothing takes over.
  @usableFromInline package var handOver = Double.infinity
  /// How it follows beyond its ends; the same for every sheet of a scene.
  package let resistance: Resistance

  /// A finger that takes hold; what each value means is said where it stands.
  package init(
    grabHeight: Double, lift: Double = 0, origin: Double, requestedHeight: Double, slop: Double = 0,
    highest: Double = 0, lowest: Double = 0, summit: Reach? = nil, floor: Reach? = nil, isCentred: Bool = false,
    startRest: Int, holder: Int? = nil, since: Timestamp, hadUnsavedChanges: Bool, hasChangedSince: Bool = false,
    mayDismiss: Bool, top: Top, scroller: ScrollerID? = nil, handOver: Double = .infinity, resistance: Resistance
  ) {
    self.grabHeight = grabHeight
    self.lift = lift
    self.origin = origin
    self.requestedHeight = requestedHeight
    self.slop = slop
    self.highest = highest
    self.lowest = lowest
    self.summit = summit
    self.floor = floor
    self.isCentred = isCentred
    self.startRest = startRest
    self.holder = holder
    self.since = since
    self.hadUnsavedChanges = hadUnsavedChanges
    self.hasChangedSince = hasChangedSince
    self.mayDismiss = mayDismiss
    self.top = top
    self.scroller = scroller
    self.handOver = handOver
    self.resistance = resistance
  }

  /// What the finger does beyond the largest detent.
  @usableFromInline
  package enum Top: Int, Hashable, Sendable {
    /// The sheet follows with resistance.
    case resists
    /// The sheet stays and what is left of the movement is the content's.
    case scrolls
  }

  /// Where a finger was furthest in one direction.
  @usableFromInline
  package struct Reach: Hashable, Sendable {
    /// How far up it is from where it came down, in points.
    @usableFromInline package var way: Double
    /// Its speed upwards, in points per second.
    @usableFromInline package var velocity: Double
    @usableFromInline package var time: Timestamp

    /// A finger so far up, as fast, at a time.
    package init(
      way: Double, velocity: Double, time: Timestamp
    ) {
      self.way = way
      self.velocity = velocity
      self.time = time
    }
  }

  /// Notes how fast the finger is where it is as far up or down as never before.
  ///
  /// Where it is as far once more, at the edge of the glass say, the flick that came there counts: a later one, or none.
  package mutating func note(_ reach: Reach, _ heights: DetentHeights, _ parameters: Parameters) {
    func isFlick(_ reach: Reach, _ way: Double) -> Bool {
      heightVelocity(reach.velocity, heights) * way >= parameters.swipeSpeed
    }
    func counts(_ old: Reach?, _ way: Double) -> Bool {
      guard let old, old.way == reach.way else { return true }
      return isFlick(reach, way) || !isFlick(old, way)
    }
    if reach.way >= highest, counts(summit, 1) { summit = reach }
    if reach.way <= lowest, counts(floor, -1) { floor = reach }
  }

  /// The finger is so many points further up than where it came down.
  ///
  /// The edge of a card in the middle stays under the finger: above the smallest detent its height changes by twice the
  /// finger's way; below it goes down as a whole (SM-2, movement).
  package mutating func move(up way: Double, _ heights: DetentHeights) {
    highest = max(highest, way)
    lowest = min(lowest, way)
    let edge = edge(at: origin, heights) + way - slop
    requestedHeight = heights.smallest.height + (isCentred && edge > 0 ? 2 * edge : edge)
  }

  /// How far the finger has to go up from where it came down for a height, in points.
  package func way(to height: Double, _ heights: DetentHeights) -> Double {
    edge(at: height, heights) - edge(at: origin, heights) + slop
  }

  /// How far the upper edge is above where it is at the smallest detent, in points.
  private func edge(at height: Double, _ heights: DetentHeights) -> Double {
    let above = height - heights.smallest.height
    return isCentred && above > 0 ? above / 2 : above
  }

  /// How fast its height changes where the finger moves up so fast, in points per second.
  package func heightVelocity(_ velocity: Double, _ heights: DetentHeights) -> Double {
    let smallest = heights.smallest.height
    guard isCentred, requestedHeight > smallest || requestedHeight == smallest && velocity > 0 else { return velocity }
    return 2 * velocity
  }

  /// Where the finger was, how fast upwards and when, by which a release is judged as a flick: where it lifts, or, where a
  /// flick ends in a tremble, where the flick came to its end (SM-2, A-65).
  ///
  /// A tremble is a way back by no more than the slop (P.tapSlop) that ends no later than 40 ms after the turn; longer, and
  /// the finger has stopped (`VelocityTracker.stopGap`).
  ///
  /// - Parameter lift: Where the finger lifts.
  package func beforeTremble(_ lift: Reach, _ heights: DetentHeights, _ parameters: Parameters) -> Reach {
    func isFlick(_ reach: Reach) -> Bool {
      abs(heightVelocity(reach.velocity, heights)) >= parameters.swipeSpeed && travel(to: reach) > parameters.tapSlop
    }
    guard !isFlick(lift) else { return lift }
    let turns = [summit.map { ($0, $0.velocity > 0) }, floor.map { ($0, $0.velocity < 0) }]
    return turns.lazy.compactMap(\.self)
      .filter { reach, goesOn in
        goesOn && reach.way != lift.way && abs(reach.way - lift.way) <= parameters.tapSlop
          && lift.time - reach.time <= VelocityTracker.stopGap && isFlick(reach)
      }
      .max { $0.0.time < $1.0.time }?.0 ?? lift
  }

  /// How far the finger was beyond where it was furthest in the other direction than it moved in, in points.
  package func travel(to reach: Reach) -> Double {
    reach.velocity > 0 ? reach.way - lowest : reach.velocity < 0 ? highest - reach.way : 0
  }

  /// The height that a release is judged by, in points: that of the finger, without what the keyboard has raised the
  /// sheet by; a finger that takes no more than this back has not come below where the sheet rested, and one that
  /// has gone up nearer to the next rest than to where it took the sheet asks for where it is.
  package func releaseHeight(_ heights: DetentHeights) -> Double {
    let next = heights.rests.lazy.map(\.height).first { $0 > grabHeight }
    if let next, next - requestedHeight < requestedHeight - grabHeight { return requestedHeight }
    let height = requestedHeight - lift
    guard lift > 0, heights.rests.indices.contains(startRest) else { return height }
    let rest = heights.rests[startRest].height
    return height >= rest ? height : min(rest, requestedHeight)
  }

  /// The height that the finger asks for where so much is shown; the inverse of `shownHeight(_:)`.
  package func requested(showing height: Double, _ heights: DetentHeights) -> Double {
    let ends = ends(heights)
    if height > ends.largest {
      return ends.largest + resistance.travel(displacement: height - ends.largest, viewLength: ends.lengthAbove)
    }
    if height < ends.smallest, resistsBelow {
      return ends.smallest - resistance.travel(displacement: ends.smallest - height, viewLength: ends.lengthBelow)
    }
    return height
  }

  /// The height shown, in points: what the finger asks for, with resistance beyond both ends.
  package func shownHeight(_ heights: DetentHeights) -> Double {
    let ends = ends(heights)
    if requestedHeight > ends.largest {
      guard top == .resists else { return ends.largest }
      return ends.largest
        + resistance.displacement(travel: requestedHeight - ends.largest, viewLength: ends.lengthAbove)
    }
    if requestedHeight < ends.smallest, resistsBelow {
      return ends.smallest
        - resistance.displacement(travel: ends.smallest - requestedHeight, viewLength: ends.lengthBelow)
    }
    return max(0, requestedHeight)
  }

  /// How fast the height shown changes where the height asked for changes so fast, in points per second: resistance
  /// slows it beyond its ends.
  package func shownVelocity(_ velocity: Double, _ heights: DetentHeights) -> Double {
    let ends = ends(heights)
    let height = requestedHeight
    if height > ends.largest {
      guard top == .resists else { return 0 }
      let displacement = shownHeight(heights) - ends.largest
      return velocity * resistance.share(displacement: displacement, viewLength: ends.lengthAbove)
    }
    if resistsBelow, height < ends.smallest {
      let displacement = ends.smallest - shownHeight(heights)
      return velocity * resistance.share(displacement: displacement, viewLength: ends.lengthBelow)
    }
    // A finger below the screen moves nothing.
    return height < 0 ? 0 : velocity
  }

  private var resistsBelow: Bool { hadUnsavedChanges || !mayDismiss }

  /// Where resistance begins, and the lengths by which it gives, in points.
  private struct Ends {
    var largest: Double, smallest: Double, lengthAbove: Double, lengthBelow: Double
  }

  private func ends(_ heights: DetentHeights) -> Ends {
    // A sheet that the keyboard has raised beyond its largest height does not jump when a finger takes it.
    let largest = max(heights.largest.height, lift > 0 ? grabHeight : 0)
    let smallest = heights.smallest.height
    return Ends(
      largest: largest, smallest: smallest,
      lengthAbove: Resistance.viewLength(largest, caughtAt: grabHeight - largest),
      lengthBelow: Resistance.viewLength(smallest, caughtAt: smallest - grabHeight))
  }
}

extension SheetDrag: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(grabHeight)
    sink.combine(lift)
    sink.combine(origin)
    sink.combine(requestedHeight)
    sink.combine(slop)
    sink.combine(highest)
    sink.combine(lowest)
    sink.combine(summit)
    sink.combine(floor)
    sink.combine(isCentred)
    sink.combine(startRest)
    sink.combine(holder)
    sink.combine(since)
    sink.combine(hadUnsavedChanges)
    sink.combine(hasChangedSince)
    sink.combine(mayDismiss)
    sink.combine(top.rawValue)
    sink.combine(scroller)
    sink.combine(handOver)
  }
}

extension SheetDrag.Reach: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(way)
    sink.combine(velocity)
    sink.combine(time)
  }
}
