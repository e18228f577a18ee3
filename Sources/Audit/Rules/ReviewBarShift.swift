import Accessibility
import Scenes

/// A person looks whether people lose their bearings where a scroll bar comes to stay as soon as some input device is
/// connected: it takes room from the content then.
///
/// Bars that come and go lie over the content and move nothing, and so do those that always show.
public struct ReviewBarShift: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .scrollMacShiftDisorients,
    title: "Content on a Mac does not move aside when scroll bars come up",
    why: "What moves while people read or aim is lost from sight, and the click goes astray.",
    remedy: "Leave room for the bar in any case")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context, asked: .scrollMacShiftDisorients) else {
      return .inapplicable
    }
    return context.answer(
      .scrollMacShiftDisorients, content.element?.reviews ?? [],
      isKept: !content.node.indicators.contains { $0.policy == .device }, .scrollMacShiftDisorients(name: content.name))
  }
}

extension Message {
  static func scrollMacShiftDisorients(name: String) -> Self {
    Self(
      "A device makes the scroll bar of “{name}” stay, which moves the content aside: do people find their place "
        + "again?", ["name": name])
  }
}
