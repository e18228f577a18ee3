public import Accessibility
import Scenes

/// An alert is modal: what it says is met before anything else is done.
///
/// Only in scenes; a tree of another origin need not say what is modal. Action sheets have a rule of their own.
public struct AlertModal: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "alert-modal",
    title: "An alert is modal",
    why:
      "An alert that lets input through is passed over: people go on below it, and a screen reader leaves it unheard.",
    remedy: "Leave \"modal: false\" out, or say it in the interface where it is no alert.",
    severity: .error, method: .static, references: .criterion("2.4.3"))

  public func concerns(_ role: Role) -> Bool { role == .alert }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden),
      let view = context.presentation(context.tree.nodes[index].id.path)
    else { return .inapplicable }
    return context.tree.nodes[index].traits.contains(.modal)
      ? .pass : .fail(.alertLetsThrough(name: view.title ?? view.id))
  }
}

extension Message {
  static func alertLetsThrough(name: String) -> Self {
    Self("The alert “{name}” leaves what is below it in use.", ["name": name])
  }
}
