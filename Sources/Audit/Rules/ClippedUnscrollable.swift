import Accessibility
import Geometry

/// What is cut off can be scrolled into view.
///
/// Found are texts and controls that lie outside of a node that clips and does not scroll, by more than half of their
/// height or width. Where the tree gives no node the action to scroll, it does not say what scrolls: that is *cannot
/// tell*, once at what clips.
public struct ClippedUnscrollable: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "clipped-unscrollable",
    title: "What is cut off can be scrolled into view",
    why: "With larger text or a smaller screen, content goes beyond its frame, and nobody comes to it.",
    remedy: "Let what clips it scroll, or let it grow with its content.",
    severity: .error, method: .static, references: .criterion("1.4.4"),
    parameters: [
      RuleParameter(
        name: "hidden", value: hidden, unit: "of 1", meaning: "The part of a text or control that may be cut off.")
    ])

  private static let hidden = 0.5

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard nodes[index].role == .text || nodes[index].role == .heading || nodes[index].role.isControl,
      context.standing[index].isEmpty, !nodes[index].traits.contains(.decorative),
      let clip = context.surroundings[index].clip, nodes[index].exposure == .element
    else { return .inapplicable }
    let frame = nodes[index].frame
    let shown = frame.intersection(nodes[clip].frame)
    guard shown.size.width < frame.size.width * Self.hidden || shown.size.height < frame.size.height * Self.hidden
    else {
      return .pass
    }
    if !nodes[clip].indicators.isEmpty { return .inapplicable }
    var next: Int? = clip
    while let around = next {
      if nodes[around].actions.contains(.scroll) || nodes[around].role == .scrollView || nodes[around].role == .tabView
      {
        return .inapplicable
      }
      next = context.surroundings[around].clip
    }
    guard context.saysScrolling else { return .cannotTell(.cutOffPerhaps()) }
    return .fail(.cutOff(by: nodes[clip].name ?? nodes[clip].id.path))
  }
}

extension Message {
  static func cutOff(by clip: String) -> Self {
    Self("“{clip}” cuts it off and does not scroll.", ["clip": clip])
  }
  static func cutOffPerhaps() -> Self {
    Self("It is cut off, and whether what cuts it off scrolls is not known.")
  }
}
