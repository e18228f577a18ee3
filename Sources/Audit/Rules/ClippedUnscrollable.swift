import Accessibility
import Geometry

/// What is cut off can be scrolled into view.
///
/// Found are texts and controls that lie outside of a node that clips and does not scroll, by half of their height or
/// width or more, and those that lie beyond the screen in a window that is on it and does not scroll. Where the source of
/// a tree gives no node the action to scroll, it does not say what scrolls: that is *cannot tell*, once at what clips.
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
      nodes[index].exposure == .element
    else { return .inapplicable }
    guard let clip = context.surroundings(of: index).clip else { return Self.beyondScreen(index, context) }
    let frame = nodes[index].frame
    let shown = frame.intersection(nodes[clip].frame)
    guard shown.size.width <= frame.size.width * Self.hidden || shown.size.height <= frame.size.height * Self.hidden
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
      next = context.surroundings(of: around).clip
    }
    guard Self.saysScrolling(context) else { return .cannotTell(.cutOffPerhaps()) }
    return .fail(.cutOff(by: nodes[clip].name ?? nodes[clip].id.path))
  }
}

extension ClippedUnscrollable {
  /// Whether silence about scrolling means that nothing scrolls.
  private static func saysScrolling(_ context: AuditContext) -> Bool {
    context.saysScrolling || context.tree.provenance == nil && context.saysActions
  }

  /// What to say of something that nothing but the screen cuts off: a window on the screen that does not scroll leaves
  /// it there.
  private static func beyondScreen(_ index: Int, _ context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    let (frame, screen) = (nodes[index].frame, Rect(origin: .zero, size: context.tree.screen))
    let shown = frame.intersection(screen)
    guard context.document == nil, context.tree.says(.frame), shown.area > 0, shown != frame,
      frame.area.isFinite
    else {
      return .inapplicable
    }
    var root = index
    while nodes[root].parent >= 0 {
      root = nodes[root].parent
      let isScroller = nodes[root].role == .scrollView || nodes[root].role == .tabView
      if isScroller || nodes[root].actions.contains(.scroll) || !nodes[root].indicators.isEmpty { return .inapplicable }
    }
    // People move a window that is not all on the screen.
    guard nodes[root].frame.intersection(screen) == nodes[root].frame, root != index else { return .inapplicable }
    guard shown.size.width <= frame.size.width * hidden || shown.size.height <= frame.size.height * hidden else {
      return .pass
    }
    return saysScrolling(context) ? .fail(.beyondScreen()) : .cannotTell(.cutOffPerhaps())
  }
}

extension Message {
  static func beyondScreen() -> Self { Self("It reaches beyond the screen, and nothing scrolls.") }
  static func cutOff(by clip: String) -> Self {
    Self("“{clip}” cuts it off and does not scroll.", ["clip": clip])
  }
  static func cutOffPerhaps() -> Self {
    Self("It is cut off, and whether what cuts it off scrolls is not known.")
  }
}
