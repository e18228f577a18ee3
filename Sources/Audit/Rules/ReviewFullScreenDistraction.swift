import Accessibility
import Geometry
import Scenes

/// A person looks whether something distracts people in a full screen on iOS or iPadOS.
///
/// Answered where it has the whole screen.
public struct ReviewFullScreenDistraction: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .modalityFullScreenLittleDistraction,
    title: "Nothing distracts people in a full screen",
    why: "A full screen is chosen for peace to look or work; whatever else shows takes that away.")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.modalityFullScreenLittleDistraction, at: index) else { return .inapplicable }
    let screen = Rect(origin: .zero, size: context.tree.screen)
    return context.answer(
      .modalityFullScreenLittleDistraction, view.reviews,
      isKept: context.tree.nodes[index].frame.intersection(screen) == screen,
      .modalityFullScreenLittleDistraction(name: view.title ?? view.id))
  }
}

extension Message {
  static func modalityFullScreenLittleDistraction(name: String) -> Self {
    Self("Something else shows beside the full screen “{name}”: does it distract people?", ["name": name])
  }
}
