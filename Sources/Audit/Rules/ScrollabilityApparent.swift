import Accessibility
import Scenes

/// What scrolls tells so before anybody scrolls it: something is cut off at its edge, an indicator shows all the time, a
/// page control shows its pages, or something else does that its author declares.
///
/// Judged is a view that nobody has scrolled yet. An item counts as cut where a share of it between `peekMin` and
/// `peekMax` shows. A tab view shows its tabs and is left out, and so are texts that are edited. Where nothing is known of
/// what lies beyond the edge, it cannot be told.
public struct ScrollabilityApparent: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "scrollability-apparent",
    title: "It is evident that a view scrolls",
    why: "An indicator comes up only once people scroll; who sees whole rows and an even edge takes them for all there "
      + "is and never finds the rest.",
    remedy:
      "Let the last item be cut off at the edge, bind a page control to the view, or show another cue and declare "
      + "it with \"scrollCue\".",
    severity: .warning, method: .static, references: [.guideline("scroll-make-scrollability-apparent")],
    parameters: Peek.parameters, implies: ["partial-item-at-edge"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context), content.node.role != .tabView, content.isAtStart
    else { return .inapplicable }
    if content.hasStandingCue { return .pass }
    switch content.edge {
    case .cut: return .pass
    case .whole: return .fail(.looksComplete(name: content.name))
    case .unknown: return .cannotTell(.contentUnknown(name: content.name))
    }
  }
}

extension Message {
  static func looksComplete(name: String) -> Self {
    Self("Nothing tells that “{name}” scrolls: all that shows of its content is whole.", ["name": name])
  }
  static func contentUnknown(name: String) -> Self {
    Self("Nothing is known of what lies beyond the edge of “{name}”, and so of what is cut off there.", ["name": name])
  }
}
