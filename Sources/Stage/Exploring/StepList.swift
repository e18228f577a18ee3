internal import Accessibility
internal import Geometry
internal import Harness

/// Steps in the order in which they are tried, each once, within the screen.
struct StepList {
  let screen: Rect
  private(set) var all: [Step] = []
  /// What there may be a way to act on that was not looked for far enough.
  private(set) var passedOver: [NodeID] = []
  /// What there may be a way to touch that was not looked for far enough, where a reader does what a tap would.
  private(set) var untouched: [NodeID] = []
  /// What may lie otherwise at sizes that are not tried.
  private(set) var sized: [NodeID] = []
  /// Those that might come again.
  private var known: Set<Step> = []

  /// Points that a swipe has to go at least; what goes less far is a drag.
  private let leastSwipe: Double
  /// Points per second at which a swipe has to end at least, for all that may come of its speed.
  private let leastSpeed: Double
  /// Points that a drag has to go at least; what goes less far is none.
  private let leastDrag: Double

  init(screen: Rect, leastSwipe: Double, leastSpeed: Double, leastDrag: Double) {
    (self.screen, self.leastSwipe, self.leastSpeed, self.leastDrag) = (screen, leastSwipe, leastSpeed, leastDrag)
  }

  /// Rounded as a script writes it, so that the script does the same.
  static func rounded(_ point: Point) -> Point { Point(x: rounded(point.x), y: rounded(point.y)) }

  /// Rounded to whole points, as a mouse moves.
  static func whole(_ point: Point) -> Point {
    let point = rounded(point)
    return Point(x: point.x.rounded(), y: point.y.rounded())
  }

  /// The whole place next to a point that is as is wanted; nil where none of the four around it is.
  static func whole(near point: Point, where isMeant: (Point) -> Bool) -> Point? {
    let (x, y) = (point.x.rounded(.down), point.y.rounded(.down))
    let around = [Point(x: x, y: y), Point(x: x + 1, y: y), Point(x: x, y: y + 1), Point(x: x + 1, y: y + 1)]
    return ([whole(point)] + around).first(where: isMeant)
  }

  private static func rounded(_ number: Double) -> Double {
    number.isFinite && abs(number) < 1e9 ? (number * 100).rounded() / 100 : -1
  }

  /// The nearest place that is on the screen.
  private func inside(_ point: Point) -> Point {
    Self.rounded(
      Point(
        x: min(max(point.x, screen.minX + 1), screen.maxX - 1), y: min(max(point.y, screen.minY + 1), screen.maxY - 1)))
  }

  mutating func add(_ step: Step) {
    if known.insert(step).inserted { all.append(step) }
  }

  /// Notes that there may be a way to act on a node, or on what is in it, that is not in the list.
  mutating func passOver(_ node: NodeID) { passedOver.append(node) }

  /// Notes that there may be a way to touch a control that is not in the list, where a reader does what a tap would.
  mutating func leaveUntouched(_ node: NodeID) { untouched.append(node) }

  /// Notes what may lie otherwise at sizes for which there is no step in the list.
  mutating func leaveBetweenSizes(_ nodes: [NodeID]) { sized += nodes }

  /// Adds what is meant for one node of many and is asked for once, so that it cannot be there already.
  mutating func addOnly(_ step: Step) { all.append(step) }

  /// The only tap on a node.
  mutating func tapOnly(_ point: Point, on node: NodeID) {
    let point = Self.rounded(point)
    if screen.contains(point) { addOnly(.tap(point, on: node)) }
  }

  mutating func tap(_ point: Point, on node: NodeID) {
    let point = Self.rounded(point)
    if screen.contains(point) { add(.tap(point, on: node)) }
  }

  /// - Returns: Whether it ends fast enough for all that may come of its speed.
  @discardableResult
  mutating func swipe(from start: Point, to end: Point) -> Bool {
    let (start, end) = (inside(start), inside(end))
    let way = start.distance(to: end)
    guard way >= leastSwipe else {
      drag(from: start, to: end)
      return false
    }
    let duration = duration(of: way)
    add(.swipe(from: start, to: end, during: duration))
    return way / Double(duration) * 1e6 >= leastSpeed * 0.99
  }

  /// How long a swipe over so many points takes, in µs: whole milliseconds, as scripts have them, and no fewer than hands
  /// need for one.
  private func duration(of way: Double) -> Int64 {
    let fastest = 40.0
    return Int64(max(fastest, min(Double(Step.swipeDuration) / 1000, (way / leastSpeed * 1000).rounded(.down)))) * 1000
  }

  /// - Returns: Whether it goes far enough to be one.
  @discardableResult
  mutating func drag(from start: Point, to end: Point) -> Bool {
    let (start, end) = (inside(start), inside(end))
    guard start.distance(to: end) >= leastDrag else { return false }
    add(.drag(from: start, to: end))
    return true
  }
}

extension Rect {
  /// The place at a share of its width and height, 0…1.
  func point(at x: Double, _ y: Double) -> Point { Point(x: minX + size.width * x, y: minY + size.height * y) }
}
