import Accessibility
import Scenes

extension AuditContext {
  /// Whether what its author says is for a purpose is an alert or an action sheet on watchOS, and not a sheet.
  ///
  /// - Parameter message: What is said of a sheet of some name.
  func isDialogOnWatch(
    _ index: Int, for purpose: Presentation.Purpose, _ message: (_ sheet: String) -> Message
  ) -> Verdict {
    let node = tree.nodes[index]
    guard [.sheet, .alert, .actionSheet].contains(node.role), scene?.platform == .watchOS,
      let view = presentation(node.id.path), view.purpose == purpose
    else { return .inapplicable }
    if view.isDialog { return .pass }
    guard case .sheet = view.kind else { return .inapplicable }
    return .fail(message(view.title ?? view.id))
  }
}
