/// How a movement's share of the way grows with its share of the time, both from 0 to 1.
enum MotionCurve: Hashable, Sendable {
  /// Gathers speed all the way and is let go at one and a half times its mean speed.
  case flick
  /// Gathers speed, keeps it, and comes to rest.
  case glide
  /// Gathers speed, and keeps to so much of its mean speed for a last share of its time, until it is let go; at most
  /// `greatestRelease`.
  case release(Double, last: Double)
  /// Gathers or loses speed evenly, and is let go at so much of its mean speed, at most twice that: what is over before
  /// whoever measures it looks back no further is measured exactly by a parabola.
  case parabola(Double)

  /// Speed at the end against the mean speed of a `flick`.
  static let flickRelease = 1.5
  /// Greatest speed of a `glide` against its mean speed.
  static let glidePeak = 1.25
  /// How long a `release` keeps its speed, in µs: as far back as whoever measures it looks.
  static let releaseTime = 120_000.0
  /// How short a movement can be for a `release`, in µs.
  private static let leastRelease = 150_000.0

  /// A movement that takes so many µs and is let go at so much of its mean speed; nil where it would have to turn back
  /// before.
  static func letGo(at share: Double, in duration: Double) -> Self? {
    guard duration >= leastRelease else { return share <= 2 ? .parabola(share) : nil }
    let last = releaseTime / duration
    return share <= greatestRelease(last: last) ? .release(share, last: last) : nil
  }

  private static func greatestRelease(last: Double) -> Double { 3 / (1 + 2 * last) }
  /// How long a movement takes, in µs, that is let go at a speed, in points per second, after so many points; and how.
  static func release(at speed: Double, after way: Double) -> (duration: Double, curve: Self) {
    // What share of the time the last part has hangs on the time, and the time on the share: ten turns are plenty.
    var (duration, share) = (leastRelease, flickRelease)
    for _ in 0..<10 {
      share = min(flickRelease, 0.95 * greatestRelease(last: releaseTime / max(duration, leastRelease)))
      duration = share * way / speed * 1_000_000
    }
    guard duration >= leastRelease else { return (2 * way / speed * 1_000_000, .parabola(2)) }
    return (duration, .release(share, last: releaseTime / duration))
  }

  /// Whether it ends in full movement.
  var isLetGo: Bool { self != .glide }

  /// The share of a glide's time in which it gathers speed, and the share in which it loses it.
  private static let ramp = 0.2

  /// The share of the way at a share of the time.
  func progress(_ time: Double) -> Double {
    let u = min(max(time, 0), 1)
    switch self {
    case .flick: return u * u * (1.5 - 0.5 * u)
    case .parabola(let speed): return u * ((2 - speed) + (speed - 1) * u)
    case .release(let speed, let last):
      // Until then a cubic, at rest where it begins, and with that speed where it ends.
      let (rest, before) = (1 - u, 1 - last)
      if rest < last { return 1 - speed * rest }
      let (share, way) = (u / before, 1 - speed * last)
      let slope = speed * before / way
      return way * share * share * ((3 - slope) + (slope - 2) * share)
    case .glide:
      let peak = 1 / (1 - Self.ramp)
      if u < Self.ramp { return peak * u * u / (2 * Self.ramp) }
      if u > 1 - Self.ramp { return 1 - peak * (1 - u) * (1 - u) / (2 * Self.ramp) }
      return peak * (u - Self.ramp / 2)
    }
  }

  /// The share of the time after which this share of the way is behind; the inverse of `progress`, up to the next
  /// 1,024th.
  func time(of progress: Double) -> Double {
    var (early, late) = (0.0, 1.0)
    while late - early > 0.001 {
      let middle = (early + late) / 2
      if self.progress(middle) < progress { early = middle } else { late = middle }
    }
    return late
  }
}
