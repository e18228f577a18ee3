import Accessibility
public import Geometry

/// A way that somebody goes with a finger: how far it travels, and to how large a target.
public struct TouchWay: Hashable, Sendable {
  /// Swipes that bring the target into sight, a page each.
  public var swipes: Int
  /// From where the finger was to the middle of the target, in points.
  public var travel: Double
  /// The smaller side of what of the target shows, in points.
  public var width: Double
  /// Where it is touched, in points, once it is in sight.
  public var place: Point

  /// How long it takes by Fitts's law and with a gesture for every swipe, in µs.
  public func duration(_ terms: CostTerms) -> Int64 {
    Int64(swipes) * terms.gesture + terms.pointing.duration(over: travel, to: width)
  }
}

/// Finds the way of a finger to something on a screen.
struct TouchWayFinder {
  private let tree: AccessibilityTree
  private let places: TouchPlace

  /// - Parameter touched: What is foremost at a place.
  init(_ tree: AccessibilityTree, touched: @escaping (Point) -> NodeID?) {
    self.tree = tree
    places = TouchPlace(tree, touched: touched)
  }

  /// The way from where a finger was last to a node, by its index in the tree; nil where a touch does not reach it.
  func way(from start: Point, to index: Int) -> TouchWay? {
    if let place = places.find(on: index) {
      let area = tree.visibleArea(tree.nodes[index].hitArea ?? tree.nodes[index].frame, of: index)
      let size = area.isEmpty ? tree.nodes[index].frame.size : area.size
      return TouchWay(
        swipes: 0, travel: start.distance(to: place), width: min(size.width, size.height), place: place)
    }
    return scrolled(from: start, to: index)
  }

  /// The way to what lies out of sight in something that scrolls: a page a swipe, until it comes up at the near edge.
  private func scrolled(from start: Point, to index: Int) -> TouchWay? {
    let frame = tree.nodes[index].hitArea ?? tree.nodes[index].frame
    let scroller = tree.ancestors(of: index).first {
      tree.nodes[$0].actions.contains(.scroll) && !tree.nodes[$0].frame.intersects(frame)
    }
    guard let scroller else { return nil }
    let view = tree.visibleArea(of: scroller)
    guard !view.isEmpty else { return nil }
    let over = [
      (frame.maxY - view.maxY, view.size.height), (view.minY - frame.minY, view.size.height),
      (frame.maxX - view.maxX, view.size.width), (view.minX - frame.minX, view.size.width),
    ]
    let swipes = over.reduce(0) { $0 + ($1.0 > 0 && $1.1 > 0 ? Int(($1.0 / $1.1).rounded(.up)) : 0) }
    let place = Point(
      x: min(max(frame.center.x, view.minX), view.maxX), y: min(max(frame.center.y, view.minY), view.maxY))
    return TouchWay(
      swipes: swipes, travel: view.center.distance(to: place), width: min(frame.size.width, frame.size.height),
      place: place)
  }
}
