import Accessibility
import Geometry
import Gestures
import Harness
import TestSupport

/// One thing that somebody does in an expectation `after …:`, until nothing moves any more.
///
///     tap ID        a tap on it
///     type TEXT     its characters, one key after the other
///     escape ID     the reader's Escape
///     end ID        the reader scrolls it down until it goes no further, a screen at a time
///     swipe ID      its header pulled down by 300 points and let go fast
///     flick ID WAY  a finger across most of it, to the left or right, up or down, let go fast
///     scroll ID WAY the reader scrolls it: what comes into view lies to the left or right, up or down
///     turn N        the crown or the wheel by so many notches towards the end
enum FixtureDoing: Hashable, CustomStringConvertible {
  case tap(String)
  case type(String)
  case escape(String)
  case swipe(String)
  case flick(String, SwipeDirection)
  case scroll(String, AccessibilityAction.ScrollDirection)
  case turn(Int)
  case end(String)

  /// The doings of a text, parted by commas; nil where one of them is none of the above.
  static func all(in text: String) -> [FixtureDoing]? {
    let parts = text.split(separator: ",")
    let doings = parts.compactMap { FixtureDoing($0.split(separator: " ").map(String.init)) }
    return doings.isEmpty || doings.count < parts.count ? nil : doings
  }

  private init?(_ words: [String]) {
    let what = words.dropFirst().joined(separator: " ")
    guard !what.isEmpty else { return nil }
    switch words[0] {
    case "tap": self = .tap(what)
    case "type": self = .type(what)
    case "escape": self = .escape(what)
    case "swipe": self = .swipe(what)
    case "flick":
      guard words.count == 3, let way = SwipeDirection(rawValue: words[2]) else { return nil }
      self = .flick(words[1], way)
    case "scroll":
      guard words.count == 3, let way = AccessibilityAction.ScrollDirection(rawValue: words[2]) else { return nil }
      self = .scroll(words[1], way)
    case "turn":
      guard let notches = Int(what) else { return nil }
      self = .turn(notches)
    case "end": self = .end(what)
    default: return nil
    }
  }

  /// Does it.
  func act(_ hand: inout StageDriver) {
    switch self {
    case .tap(let id): hand.tap(id)
    case .type(let text): hand.type(text)
    case .escape(let id): hand.reader(.escape, id)
    case .end(let id):
      for _ in 0..<1_000 {
        let before = hand.events.count
        hand.reader(.scroll(.down), id)
        if hand.events[before...].contains(where: { $0.kind == .swallowed }) { break }
      }
    case .swipe(let id):
      guard let frame = hand.node(id)?.frame else { return }
      let start = Point(x: frame.midX, y: frame.minY + 12)
      hand.drag(from: start, to: Point(x: start.x, y: start.y + 300), velocity: 900)
    case .flick(let id, let way):
      guard let frame = hand.node(id)?.frame else { return }
      let (x, y) = (frame.size.width * 0.4, frame.size.height * 0.4)
      let (dx, dy): (Double, Double) =
        switch way {
        case .left: (-x, 0)
        case .right: (x, 0)
        case .up: (0, -y)
        case .down: (0, y)
        }
      let middle = frame.center
      hand.swipe(
        from: Point(x: middle.x - dx, y: middle.y - dy), to: Point(x: middle.x + dx, y: middle.y + dy))
    case .scroll(let id, let way): hand.reader(.scroll(way), id)
    case .turn(let notches): hand.turn(-notches)
    }
    hand.settle()
  }

  var description: String {
    switch self {
    case .tap(let id): "tap \(id)"
    case .type(let text): "type \(text)"
    case .escape(let id): "escape \(id)"
    case .end(let id): "end \(id)"
    case .swipe(let id): "swipe \(id)"
    case .flick(let id, let way): "flick \(id) \(way.rawValue)"
    case .scroll(let id, let way): "scroll \(id) \(way.rawValue)"
    case .turn(let notches): "turn \(notches)"
    }
  }
}
