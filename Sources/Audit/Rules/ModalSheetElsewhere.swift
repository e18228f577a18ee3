import Accessibility
import Scenes

/// A sheet on macOS, visionOS or watchOS is not said to be nonmodal, nor to leave its parent undimmed at a detent.
public struct ModalSheetElsewhere: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "modal-sheet-elsewhere",
    title: "A sheet on macOS, visionOS or watchOS is modal",
    why: "There is no other sheet on these platforms: what was tried here with a parent in reach cannot "
      + "be built.",
    remedy: "Leave \"modality: nonmodal\" and \"largestUndimmedDetent\" out, or use a panel or split view.",
    severity: .error, method: .static, references: [.guideline("sheet-always-modal-mac-vision-watch")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet || context.tree.nodes[index].role == .popover,
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind,
      let platform = context.scene?.platform
    else { return .inapplicable }
    guard [.macOS, .visionOS, .watchOS].contains(platform) else { return .inapplicable }
    if sheet.modality == .modal, sheet.largestUndimmedDetent == nil { return .pass }
    return .fail(.nonmodalSheet(name: view.title ?? view.id, platform: platform.rawValue))
  }
}

extension Message {
  static func nonmodalSheet(name: String, platform: String) -> Self {
    Self("“{name}” leaves its parent in use; no sheet on {platform} does.", ["name": name, "platform": platform])
  }
}
