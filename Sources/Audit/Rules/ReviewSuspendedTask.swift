import Accessibility
import Geometry
import Scenes

/// A person looks whether people recognize the task that waits under a modal sheet on iOS or iPadOS.
///
/// Answered where something with a name shows beside the sheet.
public struct ReviewSuspendedTask: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .modalitySheetRecallsSuspendedTask,
    title: "What shows above a modal sheet tells what people were doing",
    why: "The strip above the card is all that is left of the task that waits; an empty one reminds nobody.")

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.modalitySheetRecallsSuspendedTask, at: index) else { return .inapplicable }
    let nodes = context.tree.nodes
    let sheet = nodes[index].frame
    let screen = Rect(origin: .zero, size: context.tree.screen)
    let isKept = (0..<index).contains { other in
      guard nodes[other].parent >= 0, context.shape(of: other).contains(.isSpoken),
        !context.standing[other].contains(.hidden)
      else { return false }
      let shown = nodes[other].frame.intersection(screen)
      return !shown.isEmpty && shown.intersection(sheet) != shown
    }
    return context.answer(
      .modalitySheetRecallsSuspendedTask, view.reviews, isKept: isKept,
      .modalitySheetRecallsSuspendedTask(name: view.title ?? view.id))
  }
}

extension Message {
  static func modalitySheetRecallsSuspendedTask(name: String) -> Self {
    Self(
      "Nothing with a name shows beside the sheet “{name}”: do people remember what they were doing?", ["name": name])
  }
}
