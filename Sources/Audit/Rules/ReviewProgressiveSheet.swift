import Accessibility
import Geometry
import Scenes

/// A person looks whether a sheet on an iPhone whose content is higher than medium should come up at medium.
///
/// Answered by the detent medium, by content that is no higher, or by `hints: {fullHeightUseful: true}`.
public struct ReviewProgressiveSheet: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetMediumConsiderProgressive,
    title: "A sheet on an iPhone with much in it comes up at medium first",
    why: "A sheet at full height shows everything at once and hides what it came from; at medium people see what "
      + "matters first.",
    remedy: "Say \"detents: [medium, large]\", or \"hints: {fullHeightUseful: true}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetMediumConsiderProgressive, at: index), case .sheet(let sheet) = view.kind,
      let scene = context.scene, scene.osVersion ?? 15 >= 15
    else { return .inapplicable }
    let node = context.tree.nodes[index]
    let bottom =
      (index + 1..<max(index + 1, node.end)).map { context.tree.nodes[$0].frame.maxY }.max() ?? node.frame.minY
    let room = SheetRoom.all(in: scene).first
    let isLow = room.flatMap { Detent.medium.height(in: $0) }.map { bottom - node.frame.minY <= $0 } ?? true
    let isKept =
      isLow || sheet.detents.contains { $0.height == .medium } || view.hints?.fullHeightUseful == true
    return context.answer(
      .sheetMediumConsiderProgressive, view.reviews, isKept: isKept,
      .sheetMediumConsiderProgressive(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetMediumConsiderProgressive(name: String) -> Self {
    Self(
      "The content of the sheet “{name}” is higher than medium: should people see a part of it first?", ["name": name])
  }
}
