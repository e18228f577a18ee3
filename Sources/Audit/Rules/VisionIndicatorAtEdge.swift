import Accessibility
import Geometry
import Scenes

/// A scroll indicator on visionOS is where people look for it: in the middle of the trailing edge of its window for
/// vertical scrolling, in the middle of the bottom edge for horizontal scrolling.
///
/// A scene cannot ask for another place; the tree of a running application can have one.
public struct VisionIndicatorAtEdge: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-indicator-at-edge",
    title: "A scroll indicator on visionOS is in the middle of its edge of the window",
    why: "People look at the indicator to scroll fast; one that is elsewhere in every view has to be looked for each "
      + "time.",
    remedy: "Leave the place of the indicator to the system.",
    severity: .warning, method: .static,
    references: [
      .guideline("scroll-visionos-horizontal-indicator-place"), .guideline("scroll-visionos-indicator-predictable"),
      .guideline("scroll-visionos-vertical-indicator-place"),
    ],
    parameters: [
      RuleParameter(
        name: "geomTol", value: Parameters().geomTol, unit: "pt", meaning: "how far it may be off (P.geomTol)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.platform == "visionOS", !context.tree.nodes[index].indicators.isEmpty,
      let surface = context.surroundings(of: index).surface
    else { return .inapplicable }
    let node = context.tree.nodes[index]
    let window = context.tree.nodes[surface].frame
    let tolerance = (context.scene?.parameters ?? Parameters()).geomTol
    var isShown = false
    for indicator in node.indicators where indicator.policy != .never && indicator.kind == .scrollIndicator {
      isShown = true
      let track = indicator.track
      let isInMiddle: Bool
      let isAtEdge: Bool
      if indicator.axis == .vertical {
        isInMiddle = abs(track.midY - window.midY) <= tolerance
        isAtEdge =
          context.tree.isRightToLeft
          ? abs(track.minX - window.minX) <= tolerance : abs(track.maxX - window.maxX) <= tolerance
      } else {
        isInMiddle = abs(track.midX - window.midX) <= tolerance
        isAtEdge = abs(track.maxY - window.maxY) <= tolerance
      }
      if !isInMiddle || !isAtEdge {
        return .fail(.indicatorElsewhere(name: node.name ?? node.id.path, axis: indicator.axis))
      }
    }
    return isShown ? .pass : .inapplicable
  }
}

extension Message {
  static func indicatorElsewhere(name: String, axis: ScrollIndicator.Axis) -> Self {
    Self(
      "The {axis} scroll indicator of “{name}” is not in the middle of the {edge} edge of its window.",
      ["axis": axis.rawValue, "name": name, "edge": axis == .vertical ? "trailing" : "bottom"])
  }
}
