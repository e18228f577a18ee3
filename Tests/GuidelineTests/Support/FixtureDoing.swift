import Accessibility
import Geometry
import TestSupport

/// One thing that somebody does in an expectation `after …:`, until nothing moves any more.
///
///     tap ID        a tap on it
///     type TEXT     its characters, one key after the other
///     escape ID     the reader's Escape
///     swipe ID      its header pulled down by 300 points and let go fast
enum FixtureDoing: Hashable, CustomStringConvertible {
  case tap(String)
  case type(String)
  case escape(String)
  case swipe(String)

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
    default: return nil
    }
  }

  /// Does it.
  func act(_ hand: inout StageDriver) {
    switch self {
    case .tap(let id): hand.tap(id)
    case .type(let text): hand.type(text)
    case .escape(let id): hand.reader(.escape, id)
    case .swipe(let id):
      guard let frame = hand.node(id)?.frame else { return }
      let start = Point(x: frame.midX, y: frame.minY + 12)
      hand.drag(from: start, to: Point(x: start.x, y: start.y + 300), velocity: 900)
    }
    hand.settle()
  }

  var description: String {
    switch self {
    case .tap(let id): "tap \(id)"
    case .type(let text): "type \(text)"
    case .escape(let id): "escape \(id)"
    case .swipe(let id): "swipe \(id)"
    }
  }
}
