public import Digests
package import Geometry
public import StageModel
package import StageMotion

/// A finger that moves the content of a scroll view.
///
/// What it needs at every sample is found out once, when it begins.
@usableFromInline
package struct ScrollDrag: Hashable, Sendable {
  /// The scroll view.
  @usableFromInline package let scroller: ScrollerID
  /// The axis that was decided when it began.
  @usableFromInline package let axis: ScrollAxis
  /// The offset that the finger asks for where its movement is `origin`, in points; resistance does not count.
  @usableFromInline package let start: Double
  /// The finger's movement along the axis when it began to scroll, in points; not zero after an expanding sheet.
  @usableFromInline package let origin: Double
  /// Where content goes page by page the page from which it turns, from 0: the one on which it rests or, where the
  /// finger has stopped it on its way, the one that it was going to.
  @usableFromInline package var page: Int?
  /// The offset that was shown when it began, in points.
  @usableFromInline package let caught: Double
  /// The greatest offset at rest, in points.
  @usableFromInline package let maximum: Double
  /// By how many points it gives: those of the content that are visible along the axis, more where it was caught farther
  /// out.
  @usableFromInline package let viewLength: Double
  /// 1 where the finger and the offset go opposite ways; −1 across in a right-to-left interface.
  @usableFromInline package let sign: Double
  /// Points of the screen for a point of what scrolls: more than 1 in what is magnified, where the finger goes farther
  /// than the offset.
  @usableFromInline package let magnification: Double
  /// Whether the content gives at its ends; else it stops there.
  @usableFromInline package let isElastic: Bool
  /// How it gives.
  package let resistance: Resistance

  /// A finger that begins; what each number means is said where it stands.
  package init(
    scroller: ScrollerID, axis: ScrollAxis, start: Double, origin: Double, page: Int?, caught: Double, maximum: Double,
    viewLength: Double, sign: Double, magnification: Double, isElastic: Bool, resistance: Resistance
  ) {
    self.scroller = scroller
    self.axis = axis
    self.start = start
    self.origin = origin
    self.page = page
    self.caught = caught
    self.maximum = maximum
    self.viewLength = viewLength
    self.sign = sign
    self.magnification = magnification
    self.isElastic = isElastic
    self.resistance = resistance
  }

  /// The offset that is shown under a finger that has moved so far: what it asks for, with resistance at both
  /// ends.
  package func offset(at translation: Vector) -> Double {
    let asked = start - sign * (translation[axis] - origin) / magnification
    guard isElastic else { return min(max(0, asked), maximum) }
    if asked < 0 { return -resistance.displacement(travel: -asked, viewLength: viewLength) }
    if asked > maximum { return maximum + resistance.displacement(travel: asked - maximum, viewLength: viewLength) }
    return asked
  }

  /// The movement of the finger along the axis at which it asks for an offset, in points.
  package func way(to offset: Double) -> Double { origin + sign * (start - offset) * magnification }

  /// How fast the offset goes under a finger of some velocity, in points per second; beyond an end the resistance
  /// slows it.
  package func velocity(_ finger: Vector, at shown: Double) -> Double {
    let outside = shown < 0 ? -shown : max(0, shown - maximum)
    return -sign * finger[axis] / magnification * resistance.share(displacement: outside, viewLength: viewLength)
  }

  /// By how many points content gives of which `visible` can be seen along the axis and that is caught at `shown`.
  package static func viewLength(_ visible: Double, caughtAt shown: Double, maximum: Double) -> Double {
    Resistance.viewLength(visible, caughtAt: max(-shown, shown - maximum))
  }

  /// The offset to ask for so that `shown` is what is shown: the resistance undone.
  package static func asked(_ shown: Double, maximum: Double, viewLength: Double, _ resistance: Resistance) -> Double {
    if shown < 0 { return -resistance.travel(displacement: -shown, viewLength: viewLength) }
    if shown > maximum { return maximum + resistance.travel(displacement: shown - maximum, viewLength: viewLength) }
    return shown
  }

  /// The same finger when the room has changed: what is shown under it stays there.
  ///
  /// - Parameters:
  ///   - shown: The offset, in points.
  ///   - maximum: The greatest offset at rest from now on, in points.
  ///   - viewLength: Points of the content that are visible along the axis from now on.
  ///   - page: The page from which it turns, among those that there are now.
  package func refitted(shown: Double, maximum: Double, viewLength: Double, page: Int?) -> ScrollDrag {
    func asked(_ maximum: Double, _ viewLength: Double) -> Double {
      isElastic ? Self.asked(shown, maximum: maximum, viewLength: viewLength, resistance) : shown
    }
    let now = asked(self.maximum, self.viewLength)
    let viewLength = Self.viewLength(viewLength, caughtAt: shown, maximum: maximum)
    return ScrollDrag(
      scroller: scroller, axis: axis, start: asked(maximum, viewLength),
      origin: origin + sign * (start - now) * magnification,
      page: page, caught: caught, maximum: maximum, viewLength: viewLength, sign: sign, magnification: magnification,
      isElastic: isElastic, resistance: resistance)
  }
}

extension ScrollDrag: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(scroller)
    sink.combine(axis)
    sink.combine(start)
    sink.combine(origin)
    sink.combine(page)
    sink.combine(caught)
    sink.combine(maximum)
    sink.combine(viewLength)
    sink.combine(sign)
    sink.combine(magnification)
    sink.combine(isElastic)
  }
}
