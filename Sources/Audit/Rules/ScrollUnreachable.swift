public import Accessibility
import Geometry

/// What lies beyond the edge of a scroll view can be scrolled to without a finger.
///
/// A scroll view that says no action to scroll, and in which the focus goes nowhere, is moved by touch alone. In a tree
/// that gives no node that action the source does not say what scrolls: that is *cannot tell*. A scene's views all
/// scroll by reader and keys.
public struct ScrollUnreachable: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "scroll-unreachable",
    title: "Readers and keys scroll what a finger scrolls",
    why:
      "Without an action to scroll, and with nothing in it that takes the focus, who has no finger on the screen never "
      + "comes to what lies beyond its edge.",
    remedy: "Give the view the action to scroll, or let it, or something at its end, take the focus.",
    severity: .error, method: .static, references: .criterion("2.1.1"))

  public func concerns(_ role: Role) -> Bool { role == .scrollView }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    let view = nodes[index]
    guard context.document == nil, context.tree.says(.frame), context.standing[index].isEmpty, !view.frame.isEmpty
    else {
      return .inapplicable
    }
    let inside = (index + 1)..<max(index + 1, view.end)
    let isLarger = inside.contains { inner in
      nodes[inner].exposure == .element && !nodes[inner].frame.isEmpty && !nodes[inner].isInvisible
        && nodes[inner].frame.intersection(view.frame).area <= 0 && context.surroundings(of: inner).clip == index
    }
    guard isLarger else { return .inapplicable }
    let takesFocus = view.traits.contains(.focusable) || inside.contains { nodes[$0].traits.contains(.focusable) }
    if view.actions.contains(.scroll) || takesFocus { return .pass }
    let saysScrolling = context.saysScrolling || context.tree.provenance == nil && context.saysActions
    return saysScrolling ? .fail(.onlyByFinger()) : .cannotTell(.onlyByFinger())
  }
}

extension Message {
  static func onlyByFinger() -> Self {
    Self("Something lies beyond its edge; it has no action to scroll, and nothing in it takes the focus.")
  }
}
