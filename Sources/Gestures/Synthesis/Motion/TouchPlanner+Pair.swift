import Geometry

/// What two fingers do about their middle.
extension TouchPlanner {
  /// Two fingertips are never nearer than this, in points.
  private static let nearest = 36.0
  /// The span of a hand that pinches, in points.
  private static let span = 260.0
  /// How long two fingers stay before they lift, in µs.
  private static let pause: Int64 = 80_000

  func pinch(at center: Point, factor: Double, duration: Int64?) throws(SynthesisError) -> TouchMotion {
    let isHorizontal = room(center, horizontal: true) >= room(center, horizontal: false)
    let greatest = 2 * room(center, horizontal: isHorizontal)
    // The share of the wider span by which the span changes.
    let change = factor > 1 ? 1 - 1 / factor : 1 - factor
    let needed = (thresholds.pinchSlop * 1.5 + 2 * options.jitter) / change
    let wide = min(greatest, max(Self.span, needed, Self.nearest / (1 - change) * 1.2))
    let narrow = wide * (1 - change)
    guard narrow >= Self.nearest else {
      throw SynthesisError(
        "a pinch by \(ScriptNumber.text(factor)) has no room at \(Place.point(center)): with \(Self.text(greatest)) pt the fingers "
          + "would come within \(Self.text(narrow)) pt of each other",
        hint: "pinch by less, or nearer to the middle of the screen")
    }
    guard wide >= needed else {
      throw SynthesisError(
        "a pinch by \(ScriptNumber.text(factor)) changes \(Self.text(wide)) pt by \(Self.text(wide - narrow)) pt, which is too "
          + "little to tell from a tremble",
        hint: "pinch by more, or nearer to the middle of the screen")
    }
    let unit = isHorizontal ? Vector(dx: 0.5, dy: 0) : Vector(dx: 0, dy: 0.5)
    let (first, last) = factor > 1 ? (narrow, wide) : (wide, narrow)
    let shapes = [-1.0, 1.0].map { side in
      FingerShape.line([center + unit * (side * first), center + unit * (side * last)])
    }
    let duration = duration ?? 400_000
    let share = (thresholds.pinchSlop + 2 * options.jitter) / (wide - narrow)
    try checkStart("pinch", share, lead: TouchMotion.arrivalStep, duration: duration)
    return try pair(shapes, duration: duration)
  }

  func rotate(at center: Point, degrees: Double, duration: Int64?) throws(SynthesisError) -> TouchMotion {
    let greatest = min(room(center, horizontal: true), room(center, horizontal: false))
    let radians = degrees.magnitude * (.pi / 180)
    guard degrees.magnitude >= thresholds.rotationSlop * 1.5 else {
      throw SynthesisError(
        "a rotation by \(ScriptNumber.text(degrees.magnitude)) degrees is too little to tell from a tremble",
        hint: "turn by \(Self.text(thresholds.rotationSlop * 1.5)) degrees at least")
    }
    let radius = min(greatest, max(60, thresholds.rotationArc * 1.5 / radians))
    guard radius >= Self.nearest / 2, radius * radians >= thresholds.rotationArc * 1.5 else {
      throw SynthesisError(
        "there is no room to rotate at \(Place.point(center)): the fingers can be \(Self.text(greatest)) pt from their middle",
        hint: "rotate nearer to the middle of the screen")
    }
    let duration = duration ?? Int64(min(max(degrees.magnitude / 180 * 1_000_000, 300_000), 10_000_000))
    let step = degrees.magnitude * MotionCurve.glidePeak * period / Double(max(1, duration - TouchMotion.arrivalStep))
    guard step < 60 else {
      throw SynthesisError(
        "at \(options.reportRate) Hz the fingers would turn by \(Self.text(step)) degrees from one report to the next",
        hint: "rotate more slowly, or raise --rate")
    }
    let share = max(
      (thresholds.rotationSlop + 4 * options.jitter / radius * (180 / .pi)) / degrees.magnitude,
      (thresholds.rotationArc + 2 * options.jitter) / (radius * radians))
    guard share < 1 else {
      throw SynthesisError(
        "a rotation by \(ScriptNumber.text(degrees.magnitude)) degrees is too little for a hand that trembles by "
          + "\(ScriptNumber.text(options.jitter)) pt", hint: "turn further")
    }
    try checkStart("rotation", share, lead: TouchMotion.arrivalStep, duration: duration)
    let shapes = [-1.0, 1.0].map { side in
      FingerShape.arc(center: center, start: Vector(dx: side * radius, dy: 0), degrees: degrees)
    }
    return try pair(shapes, duration: duration)
  }

  func scrub(at center: Point, duration: Int64?) throws(SynthesisError) -> TouchMotion {
    let duration = duration ?? 600_000
    let longest = thresholds.scrubMaximum - Self.pause - 3 * TouchMotion.arrivalStep - Int64(2 * period)
    guard duration <= longest else {
      throw SynthesisError(
        "a scrub takes at most \(ScriptNumber.duration(longest / 100_000 * 100_000)), "
          + "found \(ScriptNumber.duration(duration))")
    }
    let least = thresholds.scrubStroke * 1.4
    var width = 120.0
    while true {
      let half = Vector(dx: width / 2, dy: width / 3)
      let path = [
        center + Vector(dx: -half.dx, dy: -half.dy), center + Vector(dx: half.dx, dy: -half.dy),
        center + Vector(dx: -half.dx, dy: half.dy), center + half,
      ]
      do throws(SynthesisError) {
        let hand = try hand(of: 2, passing: path)
        let length = FingerShape.line(path).length
        let speed = MotionCurve.glidePeak * length / Double(max(1, duration - TouchMotion.arrivalStep))
        // The hand turns between two reports, so that each end of a stroke is seen up to half a step early.
        guard width - speed * period - 2 * options.jitter >= thresholds.scrubStroke + 1 else {
          throw SynthesisError(
            "a scrub in \(ScriptNumber.duration(duration)) is over before \(device) has reported its strokes at "
              + "\(options.reportRate) Hz", hint: "scrub more slowly, or raise --rate")
        }
        for (start, end) in zip(path, path.dropFirst()) {
          let way = end - start
          try checkMatching(hand, step: way * (speed * period / way.length))
        }
        try checkStart(
          "scrub", (thresholds.slop + 2 * options.jitter) / length, lead: TouchMotion.arrivalStep, duration: duration)
        return try pair(hand.offsets.map { offset in .line(path.map { $0 + offset }) }, duration: duration)
      } catch {
        width -= 8
        guard width >= least else { throw error }
      }
    }
  }

  private func pair(_ shapes: [FingerShape], duration: Int64) throws(SynthesisError) -> TouchMotion {
    guard Double(duration - TouchMotion.arrivalStep) >= 4 * period else {
      throw SynthesisError(
        "\(ScriptNumber.duration(duration)) is over before \(device) has reported four positions at \(options.reportRate) Hz",
        hint: "take at least \(ScriptNumber.duration(Int64(4 * period) + TouchMotion.arrivalStep + 1000))")
    }
    return TouchMotion(shapes, duration: duration, curve: .glide, pause: Self.pause)
  }

  /// How far a finger may stand from a place and be on the screen, in points.
  private func room(_ center: Point, horizontal: Bool) -> Double {
    let (position, extent) = horizontal ? (center.x, screen.width) : (center.y, screen.height)
    return max(0, min(position, extent - position) - 2)
  }
}
