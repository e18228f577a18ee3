import Accessibility
import Scenes

/// A person looks whether sheets on a watch are occasional.
///
/// Answered where at most `sheets` controls of the scene open one.
public struct ReviewWatchOccasional: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetWatchOccasional,
    title: "A scene on a watch has few controls that open sheets",
    why: "Each sheet covers the whole screen: where every tap brings one, people no longer know where they are.",
    parameters: [
      RuleParameter(
        name: "sheets", value: Double(Parameters().sheetsPerSession), unit: "sheets",
        meaning: "how many people come to at most (P.sheetsPerSession)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let scene = context.askedScene(.sheetWatchOccasional, at: index) else { return .inapplicable }
    guard let count = context.document?.sheetOpeners, count > 0 else { return .inapplicable }
    return context.answer(
      .sheetWatchOccasional, scene.reviews, isKept: count <= scene.parameters.sheetsPerSession,
      .sheetWatchOccasional(name: scene.id))
  }
}

extension Message {
  static func sheetWatchOccasional(name: String) -> Self {
    Self("Many controls of “{name}” open a sheet: do people come to one only now and then?", ["name": name])
  }
}
