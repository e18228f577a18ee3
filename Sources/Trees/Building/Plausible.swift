import Accessibility
import Geometry

/// Numbers of a dump, within what a tree file holds: no screen is a million points wide.
enum Plausible {
  /// Greatest coordinate and length, in points.
  private static let greatest = 1e6

  /// A length between nothing and the greatest one.
  static func length(_ value: Double) -> Double { value.isFinite ? min(max(0, value), greatest) : 0 }

  private static func coordinate(_ value: Double) -> Double {
    value.isFinite ? min(max(-greatest, value), greatest) : 0
  }

  /// A node whose numbers a tree file holds; what is out of all bounds is brought to them, or left out.
  static func node(_ node: AccessibilityNode) -> AccessibilityNode {
    var node = node
    let frame = node.frame
    node.frame = Rect(
      x: coordinate(frame.minX), y: coordinate(frame.minY), width: length(frame.size.width),
      height: length(frame.size.height))
    if let point = node.activationPoint { node.activationPoint = Point(x: coordinate(point.x), y: coordinate(point.y)) }
    if let size = node.fontSize, !(0...1000).contains(size) { node.fontSize = nil }
    if let order = node.zOrder { node.zOrder = min(max(-1_000_000_000, order), 1_000_000_000) }
    if let range = node.range {
      let numbers = [range.minimum, range.maximum, range.current, range.step]
      if !numbers.allSatisfy({ abs($0) <= 1e9 }) || range.minimum > range.maximum || range.step < 0 { node.range = nil }
    }
    return node
  }
}
