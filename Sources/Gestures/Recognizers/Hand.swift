import Geometry

/// The fingers that are down together, and what they have done since the first of them came.
struct Hand: Sendable {
  /// Fingers that are followed at most; the contacts of further ones are reported, but make no gestures.
  static let capacity = 16

  struct Finger: Sendable {
    var contact = 0
    /// Where it came down, or where it was when the gesture began anew.
    var start = Point.zero
    var position = Point.zero
    /// The square of the greatest distance from `start` so far.
    var travel = 0.0
    /// Whether it takes part in the gesture; a finger that comes later does not.
    var isMember = true
  }

  private(set) var fingers = InlineArray<16, Finger>(repeating: Finger())
  /// Fingers that are down.
  private(set) var count = 0
  /// The greatest number of fingers that were down together.
  private(set) var peak = 0
  /// Fingers that have come, all together.
  private(set) var arrivals = 0
  /// When the first finger came, in µs.
  private(set) var startTime: Int64 = 0
  /// When the first finger left, in µs; nil while all are down.
  private(set) var firstLift: Int64?
  /// Whether a finger came after another had left.
  private(set) var cameAfterLift = false
  /// The square of the furthest way that any finger has strayed from where it came down.
  private(set) var travel = 0.0
  /// Sums over the members.
  private(set) var members = 0
  private var startSum = Vector.zero
  private var positionSum = Vector.zero

  /// The middle of where the members came down.
  var start: Point { members > 0 ? Point.zero + startSum * (1 / Double(members)) : .zero }
  /// The middle of the members.
  var location: Point { members > 0 ? Point.zero + positionSum * (1 / Double(members)) : .zero }
  /// How far the middle of the members has moved, in points.
  var translation: Vector { members > 0 ? (positionSum - startSum) * (1 / Double(members)) : .zero }
  /// From the first finger to the second.
  var pair: Vector { count >= 2 ? fingers[1].position - fingers[0].position : .zero }
  /// The middle of the first two fingers.
  var pairCenter: Point { fingers[0].position + pair * 0.5 }

  /// Whether one of two fingers has hardly moved. While it has not, nobody can tell whether it is the pivot of a
  /// pinch or rotation, or lags behind in a pan.
  func isAnchored(_ slop: Double) -> Bool {
    let half = slop / 2
    let first = fingers[0].position - fingers[0].start
    let second = fingers[1].position - fingers[1].start
    return first.dx * first.dx + first.dy * first.dy < half * half
      || second.dx * second.dx + second.dy * second.dy < half * half
  }

  mutating func begin(at time: Int64) {
    self = Hand()
    startTime = time
  }

  mutating func add(_ contact: Int, at place: Point, isMember: Bool) {
    guard count < Self.capacity else { return }
    fingers[count] = Finger(contact: contact, start: place, position: place, travel: 0, isMember: isMember)
    count += 1
    arrivals += 1
    peak = max(peak, count)
    if firstLift != nil { cameAfterLift = true }
    if isMember { sum() }
  }

  /// Moves a finger; answers whether it is known.
  @inline(__always) mutating func move(_ contact: Int, to place: Point) -> Bool {
    for index in 0..<count where fingers[index].contact == contact {
      if fingers[index].isMember { positionSum = positionSum + (place - fingers[index].position) }
      fingers[index].position = place
      let way = place - fingers[index].start
      let travelled = way.dx * way.dx + way.dy * way.dy
      if travelled > fingers[index].travel { fingers[index].travel = travelled }
      if travelled > travel { travel = travelled }
      return true
    }
    return false
  }

  /// Whether a finger takes part, or nil where it is not known.
  func isMember(_ contact: Int) -> Bool? {
    for index in 0..<count where fingers[index].contact == contact { return fingers[index].isMember }
    return nil
  }

  /// Takes a finger away.
  mutating func remove(_ contact: Int, at time: Int64) {
    for index in 0..<count where fingers[index].contact == contact {
      for follower in (index + 1)..<count { fingers[follower - 1] = fingers[follower] }
      count -= 1
      if firstLift == nil { firstLift = time }
      sum()
      return
    }
  }

  /// Takes all fingers that are down into a gesture that starts here.
  mutating func restart(at time: Int64, keepingStarts: Bool) {
    for index in 0..<count {
      fingers[index].isMember = true
      if !keepingStarts {
        fingers[index].start = fingers[index].position
        fingers[index].travel = 0
      }
    }
    if !keepingStarts {
      startTime = time
      travel = 0
    }
    peak = count
    sum()
  }

  /// The greatest number of fingers counts from those that are left: one of them turned out to be a palm.
  mutating func forgetPeak() {
    peak = count
    firstLift = nil
  }

  /// Sums anew, so that rounding does not pile up.
  private mutating func sum() {
    members = 0
    startSum = .zero
    positionSum = .zero
    for index in 0..<count where fingers[index].isMember {
      members += 1
      startSum = startSum + (fingers[index].start - .zero)
      positionSum = positionSum + (fingers[index].position - .zero)
    }
  }
}
