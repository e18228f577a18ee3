public import Accessibility
import Geometry

/// Small targets beside each other have a gap between them.
///
/// Of two targets of one group that are both smaller than 44 points. The rows of a list, the segments and tabs of a bar
/// and the keys of a keypad, three or more of one size side by side, belong together and are left out, as is what
/// overlaps (`target-overlap`). What else counts as a target is as in `target-wcag`.
public struct TargetSpacing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "target-spacing",
    title: "Small targets have a gap between them",
    why: "Whoever misses a small target that touches another one does something that was not meant.",
    remedy: "Put some room between them, or make them larger.",
    severity: .warning, method: .static, references: .criterion("2.5.8"),
    parameters: [
      RuleParameter(
        name: "gap", value: gap, unit: "pt", meaning: "Least gap between two small targets (Material Design)."),
      RuleParameter(name: "large", value: large, unit: "pt", meaning: "Least side of a target that needs no gap."),
    ])

  private static let gap = 4.0
  private static let large = 44.0

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .checkBox, .radioButton, .toggle, .switchControl: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.platform != "macOS", let size = TargetSize(index, in: context),
      size.isAtLeast(Self.large) != true
    else {
      return .inapplicable
    }
    let parent = context.tree.nodes[index].parent
    var (neighbour, alike): (TargetIndex.HitArea?, Int) = (nil, 0)
    _ = context.targets.first(touching: size.area.insetBy(dx: -Self.gap, dy: -Self.gap)) { other in
      guard !size.isOneWith(other.node, in: context), context.tree.nodes[other.node].parent == parent else {
        return false
      }
      if other.area.size == size.area.size { alike += 1 }
      let isSmall = min(other.area.size.width, other.area.size.height) < Self.large + size.slack
      if isSmall, !other.area.intersects(size.area), other.node < index { neighbour = other }
      return false
    }
    guard let neighbour, alike < 2 else { return .pass }
    guard size.slack == 0 || Self.isSurelyNear(neighbour, size) else {
      return .cannotTell(.tooCoarse(size, limit: Self.large))
    }
    return .fail(
      .nearTarget(
        other: context.tree.nodes[neighbour.node].name ?? context.tree.nodes[neighbour.node].id.path, gap: Self.gap))
  }
}

extension TargetSpacing {
  /// Whether two targets are small and near each other by more than places may be off.
  private static func isSurelyNear(_ neighbour: TargetIndex.HitArea, _ size: TargetSize) -> Bool {
    let other = neighbour.area
    return size.side < large && min(other.size.width, other.size.height) < large
      && other.intersects(size.area.insetBy(dx: -gap + size.slack, dy: -gap + size.slack))
  }
}

extension Message {
  static func nearTarget(other: String, gap: Double) -> Self {
    Self("It is less than {gap} away from “{other}”.", ["gap": gap.points, "other": other])
  }
}
