/// A sheet under fingers, written from the catalogue (SM-1, SM-2, A-26) and from nothing of the stage: it checks the
/// stage, so it may not ask it.
///
/// Heights and ways are points, upwards positive; times are seconds.
struct SheetModel {
  /// What a scene says, as far as it matters here.
  struct Setup {
    /// The heights of the detents that there are, ascending.
    var heights: [Double]
    /// Which of them it rests at first.
    var rest: Int
    var isCard = false
    /// Whether a swipe may dismiss it at all.
    var mayDismiss = true
    /// Whether it asks about unsaved changes.
    var asks = false
    var isFree = false
    var isPingPong = false
    var detentRelease = 24.0
    var dismissSpeed = 500.0
    var dismissShare = 0.5
    var swipeSpeed = 300.0
    var slop = 10.0
    /// Whether the slop is taken off a drag when it is recognized (P.slopTaken).
    var slopTaken = true
    var lookahead = 0.15
    var geomTol = 1.0
    var response = 0.4
    /// The share of the finger's way that something follows at first beyond its end.
    var elastic = 0.55
  }

  enum Outcome: Equatable {
    case rests(Int)
    case dismissed
    case asked(Int)
  }

  let setup: Setup
  private(set) var outcome: Outcome
  /// A way that it goes by itself.
  private var spring: (start: Double, from: Double, velocity: Double, target: Double)?
  private var origin = 0.0
  private var samples: [(time: Double, way: Double)] = []
  private var isHeld = false
  private var isDragged = false
  /// What of the finger's way is taken off.
  private var taken = 0.0
  /// The sample with which it became a drag.
  private var firstDragged = 0
  /// The height at which the finger took it.
  private var grabbed = 0.0
  private var goesDown = false

  init(_ setup: Setup) {
    self.setup = setup
    outcome = .rests(setup.rest)
  }

  private var rest: Int {
    switch outcome {
    case .rests(let rest), .asked(let rest): rest
    case .dismissed: 0
    }
  }

  private var smallest: Double { setup.heights[0] }
  private var largest: Double { setup.heights[setup.heights.count - 1] }
  private var resistsBelow: Bool { setup.asks || !setup.mayDismiss }

  // MARK: Where it is

  /// The height that is shown.
  func height(at time: Double) -> Double {
    if isHeld { return shown(asked(samples.last?.way ?? 0)) }
    guard let spring else { return setup.heights[rest] }
    // Critically damped: x'' = −2ωx' − ω²x.
    let rate = 2 * Double.pi / setup.response
    let distance = spring.from - spring.target
    var slope = spring.velocity + rate * distance
    // As much of the velocity counts as does not carry it past the target.
    if distance == 0 || slope * distance < 0 { slope = 0 }
    func left(_ t: Double) -> Double { (distance + slope * t) * Self.exponential(-rate * t) }
    // It ends when half a point is left for good, which it makes up for evenly on the way; after two seconds at most, and
    // not before 2/ω, as a way of less than half a point would be a jump.
    var (early, late) = (slope == 0 ? 0 : max(0, 1 / rate - distance / slope), 10.0)
    if abs(left(early)) <= 0.5 { late = early }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if abs(left(middle)) > 0.5 { early = middle } else { late = middle }
    }
    let end = max(min(late, 2), 2 / rate)
    let t = max(0, time - spring.start)
    return t >= end ? spring.target : spring.target + left(t) - left(end) * t / end
  }

  /// What the finger asks for at a way from where it came down, less the slop; the edge of a card keeps its distance.
  private func asked(_ finger: Double) -> Double {
    guard isDragged else { return origin }
    let way = finger - taken
    guard setup.isCard else { return origin + way }
    let edge = (origin > smallest ? (origin - smallest) / 2 : origin - smallest) + way
    return smallest + (edge > 0 ? 2 * edge : edge)
  }

  private func shown(_ asked: Double) -> Double {
    if asked > largest { return largest + stretched(asked - largest, softness(largest, grabbed - largest)) }
    if asked < smallest, resistsBelow {
      return smallest - stretched(smallest - asked, softness(smallest, smallest - grabbed))
    }
    return max(0, asked)
  }

  /// The law never gets farther than the size. A sheet that is caught farther out than 19 twentieths of that gives as one
  /// for which it is 19 twentieths.
  private func softness(_ size: Double, _ out: Double) -> Double { max(size, out / 0.95) }

  private func stretched(_ way: Double, _ size: Double) -> Double { size * (1 - 1 / (way * setup.elastic / size + 1)) }

  /// What has to be asked for to show a height, found by halving.
  private func asking(toShow height: Double) -> Double {
    var (low, high) = (-100_000.0, 100_000.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if shown(middle) < height { low = middle } else { high = middle }
    }
    return height > 0 ? (low + high) / 2 : height
  }

  // MARK: Fingers

  mutating func touch(at time: Double) {
    let height = height(at: time)
    grabbed = height
    origin = asking(toShow: height)
    samples = [(time, 0)]
    (isHeld, isDragged, taken) = (true, false, 0)
  }

  /// Where the finger is, upwards from where it came down.
  mutating func move(to way: Double, at time: Double) {
    samples.append((time, way))
    if !isDragged, abs(way) > setup.slop + 1e-9 {
      isDragged = true
      firstDragged = samples.count - 1
      taken = setup.slopTaken ? (way > 0 ? setup.slop : -setup.slop) : 0
    }
  }

  mutating func lift(at time: Double, onGrabberWithin tap: Double = 0.5) {
    let height = height(at: time)
    let began = samples.first?.time ?? time
    isHeld = false
    guard isDragged else {
      // A tap on the grabber is that alone; a longer touch is a release.
      if time - began < tap {
        settle(next(), from: height, 0, at: time)
      } else {
        release(asked: origin, velocity: 0, travel: 0, from: height, at: time)
      }
      return
    }
    let way = samples.last?.way ?? 0
    let asked = asked(way)
    let finger = judged(at: time, asked)
    release(asked: asked, velocity: v(asked, finger.speed), travel: travel(finger), from: height, at: time)
  }

  /// How fast the height goes that the finger asks for.
  private func v(_ h: Double, _ finger: Double) -> Double {
    setup.isCard && (h > smallest || h == smallest && finger > 0) ? 2 * finger : finger
  }

  /// How fast what is shown goes where the finger asks for so much, as a share: it goes on as fast as it went.
  private func follows(_ asked: Double, isUp: Bool) -> Double {
    let step = isUp ? 1e-4 : -1e-4
    return (shown(asked + step) - shown(asked)) / step
  }

  /// How fast the finger is that lifts, and how far it has come. After a flick that trembles back it is as fast, and as
  /// far, as where it turned: a way of the slop at most, 40 ms at most. `more` is added to what decides
  /// of a flick, and `back` to what decides of a tremble, to see what is near to being otherwise: a way of the slop is
  /// near to both.
  private func judged(at time: Double, _ asked: Double, more: Double = 0, back: Double = 0) -> Lift {
    let now = Lift(speed: velocity(at: time), way: samples.last?.way ?? 0)
    let ways = samples.map(\.way)
    guard let low = ways.min(), let high = ways.max() else { return now }
    func isFlick(_ lift: Lift) -> Bool {
      abs(v(asked, lift.speed)) + 6 * more >= setup.swipeSpeed && travel(lift) + 0.3 * more > setup.slop
    }
    if isFlick(now) { return now }
    // Newest first; the first one that a drag has seen is the one that passed the slop.
    for index in samples.indices.reversed() where index >= firstDragged {
      let (sample, earlier) = (samples[index], Array(samples[...index]))
      guard time - sample.time <= 0.04 + 1e-9 + 1e-3 * back else { break }
      let isTurn = sample.way != now.way && (sample.way == high || sample.way == low)
      guard isTurn, abs(sample.way - now.way) <= setup.slop + 0.3 * back else { continue }
      let then = Lift(speed: Self.velocity(at: sample.time, of: earlier), way: sample.way)
      if sample.way == high ? then.speed > 0 : then.speed < 0, isFlick(then) { return then }
    }
    return now
  }

  /// A speed upwards, and how far up the finger has come.
  private struct Lift: Hashable {
    var speed: Double
    var way: Double
  }

  /// How far a finger is beyond where it was furthest the other way.
  private func travel(_ lift: Lift) -> Double {
    let ways = samples.map(\.way)
    return lift.speed > 0 ? lift.way - (ways.min() ?? 0) : lift.speed < 0 ? (ways.max() ?? 0) - lift.way : 0
  }

  /// Whether a lift now would end otherwise for numbers that are a little otherwise.
  func isClose(at time: Double) -> Bool {
    let way = samples.last?.way ?? 0
    let finger = isDragged ? judged(at: time, asked(way)) : Lift(speed: 0, way: way)
    let near: [Double] = [-1, 0, 1]
    let lifts = near.flatMap { more in near.map { judged(at: time, asked(way), more: more, back: $0) } }
    if isDragged, Set(lifts).count > 1 { return true }
    if !isDragged, time - (samples.first?.time ?? time) < 0.5 { return false }
    let h = asked(way)
    // As much of the velocity counts as does not carry it past where it goes: on either side that is all or little.
    if setup.heights.contains(where: { abs($0 - shown(h)) < 1.2 }), abs(v(h, finger.speed)) > 20 { return true }
    let v = v(h, finger.speed)
    let travel = travel(finger)
    var targets: Set<Int?> = []
    for dh in [-1.2, 0, 1.2] {
      for dv in [-6.0, 0, 6] {
        for dt in [-0.3, 0, 0.3] {
          let isFlick = abs(v + dv) >= setup.swipeSpeed && travel + dt > setup.slop
          targets.insert(target(h + dh, v + dv, isFlick))
        }
      }
    }
    return targets.count > 1
  }

  private mutating func next() -> Int {
    let count = setup.heights.count
    guard count > 1 else { return rest }
    guard setup.isPingPong else { return (rest + 1) % count }
    if rest == count - 1 { goesDown = true }
    if rest == 0 { goesDown = false }
    return rest + (goesDown ? -1 : 1)
  }

  private mutating func settle(_ target: Int, from height: Double, _ velocity: Double, at time: Double) {
    outcome = .rests(target)
    spring = (time, height, velocity, setup.heights[target])
  }

  // MARK: The release rule

  private mutating func release(
    asked h: Double, velocity v: Double, travel: Double, from height: Double, at time: Double
  ) {
    let isFlick = abs(v) >= setup.swipeSpeed && travel > setup.slop
    let before = rest
    switch target(h, v, isFlick) {
    case nil where !setup.mayDismiss: settle(nearest(h), from: height, 0, at: time)
    case nil where setup.asks: outcome = .asked(nearest(h))
    case nil: outcome = .dismissed
    case let rest?: settle(rest, from: height, v * follows(h, isUp: v > 0), at: time)
    }
    if rest != before { goesDown = false }
  }

  /// Where a release leads; nil is dismissal.
  private func target(_ h: Double, _ v: Double, _ isFlick: Bool) -> Int? {
    let start = rest
    if setup.isFree {
      let there = h + setup.lookahead * v
      let best = nearest(there, start)
      return !(isFlick && v > 0) && abs(there) < abs(there - setup.heights[best]) ? nil : best
    }
    if !(isFlick && v > 0) {
      if h < setup.dismissShare * smallest { return nil }
      if h <= smallest + setup.geomTol, -v >= setup.dismissSpeed { return nil }
    }
    if isFlick { return clamped(beyond(h, isUp: v > 0), h) }
    let way = abs(h - setup.heights[start])
    if setup.detentRelease > 0, way <= grip(start, isUp: h > setup.heights[start]) { return start }
    return clamped(nearest(h + setup.lookahead * v, start), h)
  }

  private func grip(_ rest: Int, isUp: Bool) -> Double {
    let next = rest + (isUp ? 1 : -1)
    guard setup.heights.indices.contains(next) else { return setup.detentRelease }
    return min(setup.detentRelease, abs(setup.heights[next] - setup.heights[rest]) / 2)
  }

  private func beyond(_ h: Double, isUp: Bool) -> Int {
    var margin = setup.detentRelease
    let under = setup.heights.filter { isUp ? $0 <= h : $0 < h }.max()
    let over = setup.heights.filter { isUp ? $0 > h : $0 >= h }.min()
    if let under, let over { margin = min(margin, (over - under) / 2) }
    margin = max(margin, setup.geomTol)
    let all = setup.heights.indices
    return isUp
      ? all.first { setup.heights[$0] - h > margin } ?? all.upperBound - 1
      : all.last { h - setup.heights[$0] > margin } ?? 0
  }

  private func nearest(_ h: Double, _ start: Int = 0) -> Int {
    let least = setup.heights.map { abs($0 - h) }.min() ?? 0
    let all = setup.heights.indices.filter { abs(setup.heights[$0] - h) == least }
    return all.min {
      let (one, other) = (setup.heights[$0], setup.heights[$1])
      let (near, far) = (abs(one - setup.heights[start]), abs(other - setup.heights[start]))
      return near == far ? one < other : near < far
    } ?? 0
  }

  private func clamped(_ rest: Int, _ h: Double) -> Int {
    let middle = nearest(h)
    return max(middle - 1, min(middle + 1, rest))
  }

  // MARK: Velocity

  /// The slope at the newest sample of the parabola of least squares through those of the last 100 ms; none where the
  /// finger has rested 40 ms, or with fewer than three.
  private func velocity(at time: Double) -> Double { Self.velocity(at: time, of: samples) }

  private static func velocity(at time: Double, of samples: [(time: Double, way: Double)]) -> Double {
    guard let newest = samples.last, time - newest.time <= 0.04 + 1e-9 else { return 0 }
    var used: [(t: Double, x: Double)] = []
    var after = newest.time
    for sample in samples.reversed() {
      if newest.time - sample.time > 0.1 + 1e-9 || after - sample.time > 0.04 + 1e-9 { break }
      used.append((sample.time - newest.time, sample.way))
      after = sample.time
    }
    guard used.count >= 3 else { return 0 }
    // Cramer's rule on the normal equations.
    func sum(_ power: Int, _ x: Bool = false) -> Double {
      used.reduce(0) { sum, sample in
        sum + (0..<power).reduce(x ? sample.x : 1) { product, _ in product * sample.t * 10 }
      }
    }
    let (s0, s1, s2, s3, s4) = (sum(0), sum(1), sum(2), sum(3), sum(4))
    let (x0, x1, x2) = (sum(0, true), sum(1, true), sum(2, true))
    let whole = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
    guard abs(whole) > 1e-300 else { return 0 }
    return 10 * (s0 * (x1 * s4 - s3 * x2) - x0 * (s1 * s4 - s3 * s2) + s2 * (s1 * x2 - x1 * s2)) / whole
  }

  private static func exponential(_ x: Double) -> Double {
    // Halved until the series is short; squared again.
    var (term, sum, n) = (1.0, 1.0, x)
    var halvings = 0
    while abs(n) > 0.5 { (n, halvings) = (n / 2, halvings + 1) }
    for index in 1..<20 {
      term *= n / Double(index)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
