import Accessibility
import Geometry
import Scenes

/// Nothing important in what scrolls on macOS lies under its scroll bar: a control, a text or what its author calls
/// important.
///
/// It lies there where its middle or more than half of its breadth is in the strip of the bar, whether bars come and go
/// or always show: rows and texts as broad as the view run on under a bar as a matter of course. What has
/// `important: false` is not judged, nor is what scrolls both ways, which can be moved out from under either bar. A
/// control beside the content and in line with its bar is another rule's business.
public struct ScrollBarCoversNothing: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "scroll-bar-covers-nothing",
    title: "Nothing important lies under a scroll bar",
    why:
      "What lies under a bar can be seen badly, and a click meant for it scrolls; where bars always show it is out of "
      + "reach of a pointer for good.",
    remedy: "Keep the strip of the bar at the edge of the view free.",
    severity: .error, method: .static,
    references: [
      .guideline("scroll-macos-account-for-bars"), .guideline("scroll-macos-nothing-important-beneath"),
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.scene?.platform == .macOS, !context.isOutOfReach(index) else { return .inapplicable }
    let node = context.tree.nodes[index]
    let said = context.document?.isImportant(node.id.path)
    guard said ?? matters(index, context), node.frame.size.width > 0, node.frame.size.height > 0 else {
      return .inapplicable
    }
    var isInScroller = false
    var next = context.surroundings(of: index).clip
    while let around = next {
      let view = context.tree.nodes[around]
      if view.indicators.count == 1, let bar = view.indicators.first, bar.policy != .never, !view.role.isTextEntry {
        isInScroller = true
        if covers(bar, node.frame) {
          return .fail(.underBar(name: node.name ?? node.id.lastPart, view: view.name ?? view.id.path))
        }
      }
      next = context.surroundings(of: around).clip
    }
    return isInScroller || said == true ? .pass : .inapplicable
  }

  /// Whether the strip of a bar has the middle of something, or more than half of it, across the way that it scrolls.
  private func covers(_ bar: ScrollIndicator, _ frame: Rect) -> Bool {
    let across = bar.axis == .vertical ? ScrollIndicator.Axis.horizontal : .vertical
    let strip = ScrollingContent.span(bar.track, across)
    let own = ScrollingContent.span(frame, across)
    let middle = (own.start + own.end) / 2
    let shared = min(own.end, strip.end) - max(own.start, strip.start)
    return middle > strip.start && middle < strip.end || shared > (own.end - own.start) / 2
  }

  /// Whether something is important where its author says nothing: a control, or a text that people read.
  private func matters(_ index: Int, _ context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    if context.surroundings(of: index).control != nil { return false }
    switch node.role {
    case .text, .heading: return context.shape(of: index).contains(.isSpoken)
    default: return node.role.isControl
    }
  }
}

extension Message {
  static func underBar(name: String, view: String) -> Self {
    Self("“{name}” lies under the scroll bar of “{view}”.", ["name": name, "view": view])
  }
}
