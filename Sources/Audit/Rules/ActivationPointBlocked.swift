import Accessibility
import Geometry

/// A tap that means a control reaches it.
///
/// At its activation point, the middle unless it says another, lies no later control of the same window or presentation
/// that is neither in it nor around it. A point outside of its own area, or off the screen, reaches it neither; what is
/// cut off by something that scrolls is scrolled into view first and is left out. So is what passes under a control that
/// scrolls otherwise or not at all: people scroll it out from under that; whether they can touch it at all is the matter
/// of `unreachable-touch`.
public struct ActivationPointBlocked: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "activation-point-blocked",
    title: "A tap at the middle of a control reaches the control",
    why: "A screen reader activates many controls by such a tap: it does what the one on top does.",
    remedy: "Move what lies on it, or let the activation point be where the control is free.",
    severity: .error, method: .static, references: .criterion("4.1.2"), implies: ["target-overlap"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard nodes[index].isOperable, context.standing[index].isEmpty, !nodes[index].traits.contains(.disabled) else {
      return .inapplicable
    }
    let point = nodes[index].effectiveActivationPoint
    let own = nodes[index].hitArea ?? nodes[index].frame
    let area = context.area(of: index)
    if nodes[index].activationPoint != nil, !own.contains(point), !Self.isEdge(point, own) {
      return .fail(.pointOutside())
    }
    guard area.contains(point) else { return .inapplicable }
    let surface = context.surroundings(of: index).surface ?? -1
    let clip = context.surroundings(of: index).clip
    let other = context.targets.first(at: point) { other in
      other.node >= nodes[index].end && other.surface == surface && context.surroundings(of: other.node).clip == clip
    }
    guard let other else { return .pass }
    return .fail(.pointCovered(other: nodes[other.node].name ?? nodes[other.node].id.path))
  }

  private static func isEdge(_ point: Point, _ area: Rect) -> Bool {
    point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
  }
}

extension Message {
  static func pointOutside() -> Self { Self("Its activation point lies outside of it.") }
  static func pointCovered(other: String) -> Self {
    Self("“{other}” lies where a tap that means it goes.", ["other": other])
  }
}
