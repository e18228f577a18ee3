import Accessibility
import Geometry
import Scenes

/// A person looks whether what stays in sight beside a sheet is what people need of its parent.
///
/// Answered by `hints: {relevantParentElements: […]}` where the sheet leaves at least one of these uncovered.
public struct ReviewOriginalContext: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetRetainsOriginalContext,
    title: "What stays in sight of the parent helps people remember where they were",
    why: "What is covered has to be kept in mind; people with a weak memory close the sheet to look again.",
    remedy: "Say \"hints: {relevantParentElements: […]}\"")

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetRetainsOriginalContext, at: index) else { return .inapplicable }
    let sheet = context.tree.nodes[index].frame
    let needed = Set(
      (view.hints?.relevantParentElements ?? []).compactMap { $0.split(separator: "/").last.map(String.init) })
    // A sheet on a watch covers all of it.
    let isInSight =
      !needed.isEmpty && context.scene?.platform != .watchOS
      && context.tree.nodes.contains { node in
        needed.contains(node.id.lastPart) && !node.frame.isEmpty && node.frame.intersection(sheet) != node.frame
      }
    return context.answer(
      .sheetRetainsOriginalContext, view.reviews, isKept: isInSight,
      .sheetRetainsOriginalContext(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetRetainsOriginalContext(name: String) -> Self {
    Self("Does what stays in sight beside the sheet “{name}” help people remember what they came from?", ["name": name])
  }
}
