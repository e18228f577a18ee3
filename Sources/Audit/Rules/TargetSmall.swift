import Accessibility
import Geometry

/// What people aim at is 24 points wide and high, or has free room around it.
///
/// The room is a circle of 24 points around the middle of the target that touches neither another target nor the circle
/// of another small one. A hit area counts before the frame. Left out is what something cuts off, a scroll view or the
/// edge of the window or screen; links within text; what is operated by keys alone (tvOS), and what the system draws
/// itself (the grabber of a sheet, page controls, keys of the keyboard). What lies on a list item, row or cell that can
/// be activated is merged with it. Points count as the CSS pixels of the criterion.
public struct TargetSmall: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "target-wcag",
    title: "A target is 24 by 24 points, or has as much room around it",
    why:
      "People whose hands tremble or who use a large finger, a stick or a pointer with their head miss it, or hit the "
      + "one beside it.",
    remedy: "Make the target larger, or its hit area; or put more room between it and its neighbours.",
    severity: .error, method: .static, references: .criterion("2.5.8"),
    parameters: [
      RuleParameter(
        name: "least", value: TargetSize.least, unit: "pt", meaning: "Width and height of a target (WCAG 2.2, 2.5.8).")
    ],
    implies: ["target-hig-min", "target-hig-default", "target-spacing"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let size = TargetSize(index, in: context) else {
      return TargetSize.isUnplaced(index, in: context) ? .cannotTell(.unknownPlace()) : .inapplicable
    }
    let isLarge = size.isAtLeast(TargetSize.least)
    if isLarge == true { return .pass }
    // Nothing is near even if all is larger than it is said to be: that is sure, as long as nothing is scrolled.
    guard let near = Self.neighbour(of: index, size, context, slack: size.slack) else {
      return Self.slidingNeighbour(of: index, size, context).map { .cannotTell(.slidingTarget(size, $0)) } ?? .pass
    }
    if isLarge == nil || size.mayBeCut
      || size.slack > 0 && Self.neighbour(of: index, size, context, slack: -size.slack) == nil
    {
      return .cannotTell(.tooCoarse(size, limit: TargetSize.least))
    }
    return .fail(
      .smallTarget(
        width: size.area.size.width, height: size.area.size.height, least: TargetSize.least,
        neighbour: context.tree.nodes[near].name ?? context.tree.nodes[near].id.path))
  }

  /// What is called what a small target may come too near to once something is scrolled; a dump is of one moment.
  private static func slidingNeighbour(of index: Int, _ size: TargetSize, _ context: AuditContext) -> String? {
    guard context.document != nil else { return nil }
    let near = context.sliding.neighbour(of: index, at: size.area) { other in
      !size.isOneWith(other, in: context) && context.surroundings(of: other).surface ?? -1 == size.surface
    }
    return near.map { context.tree.nodes[$0].name ?? context.tree.nodes[$0].id.path }
  }

  /// A target that leaves a small one no room.
  ///
  /// - Parameter slack: By how much targets may be nearer and smaller than the tree says; less than nothing for how much
  ///   farther and larger.
  private static func neighbour(of index: Int, _ size: TargetSize, _ context: AuditContext, slack: Double) -> Int? {
    let circle = Self.circle(around: size.area)
    let neighbour = context.targets.first(touching: circle.insetBy(dx: -12 - slack, dy: -12 - slack)) { other in
      guard other.node != index, !size.isOneWith(other.node, in: context), other.surface == size.surface else {
        return false
      }
      if Self.touches(size.area.center, other.area, slack) { return true }
      let isSmall = min(other.area.size.width, other.area.size.height) < TargetSize.least + max(0, slack)
      return isSmall && Self.touches(size.area.center, other.area.center, slack)
    }
    return neighbour?.node
  }

  private static func circle(around area: Rect) -> Rect {
    let (center, side) = (area.center, TargetSize.least)
    return Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  /// Whether a circle around a point reaches into a rectangle.
  private static func touches(_ center: Point, _ area: Rect, _ slack: Double) -> Bool {
    let x = max(area.minX, min(center.x, area.maxX)) - center.x
    let y = max(area.minY, min(center.y, area.maxY)) - center.y
    let reach = TargetSize.least / 2 + slack
    return x * x + y * y < reach * reach
  }

  /// Whether circles around two points reach into each other.
  private static func touches(_ one: Point, _ other: Point, _ slack: Double) -> Bool {
    let (x, y) = (one.x - other.x, one.y - other.y)
    let reach = TargetSize.least + slack
    return x * x + y * y < reach * reach
  }
}

extension Message {
  static func slidingTarget(_ size: TargetSize, _ neighbour: String) -> Self {
    Self(
      "It is {width} by {height}, and whether it comes too near to “{neighbour}” hangs on how far both have been "
        + "scrolled, of which not every case is tried.",
      ["width": size.area.size.width.points, "height": size.area.size.height.points, "neighbour": neighbour])
  }
  static func smallTarget(width: Double, height: Double, least: Double, neighbour: String) -> Self {
    Self(
      "It is {width} by {height}, less than {least}, and too near to “{neighbour}”.",
      ["width": width.points, "height": height.points, "least": least.points, "neighbour": neighbour])
  }
}
