import Accessibility
import Geometry

/// Targets do not lie over each other.
///
/// Compared are targets of one window or presentation, neither in the other. Two that scroll differently pass under
/// each other, as a list does under a floating button, and are left out; an overlap of a few points is how neighbours
/// share the room between them.
public struct TargetOverlap: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "target-overlap",
    title: "Targets do not lie over each other",
    why: "Where they do, a tap on what is seen of the one does what the other does.",
    remedy: "Move them apart.",
    severity: .error, method: .static, references: .criterion("2.5.8"),
    parameters: [
      RuleParameter(name: "shared", value: shared, unit: "pt", meaning: "Width and height that two targets may share.")
    ])

  private static let shared = 8.0

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard nodes[index].isOperable, context.standing[index].isEmpty, !nodes[index].traits.contains(.disabled),
      nodes[index].isShowing != false, context.surroundings(of: index).control == nil
    else { return .inapplicable }
    let area = context.area(of: index)
    guard !area.isEmpty else { return .inapplicable }
    let surface = context.surroundings(of: index).surface ?? -1
    let clip = context.surroundings(of: index).clip
    let other = context.targets.first(touching: area) { other in
      guard other.node < index, index >= nodes[other.node].end, other.surface == surface,
        nodes[other.node].isShowing != false,
        context.surroundings(of: other.node).clip == clip, context.surroundings(of: other.node).control == nil
      else { return false }
      let both = area.intersection(other.area)
      return both.size.width > Self.shared && both.size.height > Self.shared
    }
    guard let other else { return .pass }
    let (both, slack) = (area.intersection(other.area), TargetSize.slack(of: context.tree))
    guard slack == 0 || min(both.size.width, both.size.height) > Self.shared + slack else {
      return .cannotTell(.overlapsPerhaps(other: nodes[other.node].name ?? nodes[other.node].id.path))
    }
    return .fail(.overlap(other: nodes[other.node].name ?? nodes[other.node].id.path))
  }
}

extension Message {
  static func overlapsPerhaps(other: String) -> Self {
    Self("It may lie over “{other}”: places are rounded to whole points.", ["other": other])
  }
  static func overlap(other: String) -> Self { Self("It lies over “{other}”, which takes taps too.", ["other": other]) }
}
