import Accessibility
import Scenes

/// Scroll indicators on visionOS are thicker than those of iOS.
public struct VisionIndicatorThickness: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-indicator-thickness",
    title: "A scroll indicator on visionOS is thicker than one on iOS",
    why: "People look at the indicator to scroll fast, from some way off; one as thin as on a phone in the hand is "
      + "hard to look at.",
    remedy: "Leave its thickness out, or make it more than that of iOS.",
    severity: .info, method: .static, references: [.guideline("scroll-visionos-indicator-thicker-than-ios")])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.tree.nodes[index].indicators.isEmpty else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.platform == .visionOS else { return .inapplicable }
    let least = scene.parameters.indicatorThickness
    guard let thin = node.indicators.first(where: { $0.thickness <= least }) else { return .pass }
    return .fail(.thinIndicator(name: node.name ?? node.id.path, is: thin.thickness, phone: least))
  }
}

extension Message {
  static func thinIndicator(name: String, is thickness: Double, phone: Double) -> Self {
    Self(
      "The scroll indicator of “{name}” is {thickness} thick; that of iOS is {phone}.",
      ["name": name, "thickness": thickness.points, "phone": phone.points])
  }
}
