import Accessibility

/// Something in what has come up leads out of it.
///
/// A sheet, full screen or dialog that blocks what is under it needs a control that leaves it or answers it; an alert
/// or action sheet any button at all. What a swipe alone leaves is a matter of `dismiss-gesture-only`. On tvOS a button
/// of the remote leads out. What only leads into something else that is modal, and from there back, leads nowhere. Of a
/// tree without a document whether some control leads out is *cannot tell*.
public struct ModalNoDismiss: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "modal-no-dismiss",
    title: "What is modal has a control that leads out of it",
    why: "People who do not know a hidden way are caught: there is nothing to see, hear or press that gets them out.",
    remedy: "Add a button that closes it or answers it.",
    severity: .error, method: .static,
    references: [.guideline("modality-explicit-exit"), .guideline("modality-fullscreen-dismiss-by-button")]
      + .criterion("2.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let way = WayOut(index, in: context) else { return .inapplicable }
    switch way {
    case .control, .nameless, .unheard, .unseen: return .pass
    case .gesture, .elsewhere: return .inapplicable
    case .unknown: return .cannotTell(.noKnownWayOut())
    case .disabled(let way): return .cannotTell(.disabledWayOut(name: context.tree.nodes[way].name ?? ""))
    case .none:
      let node = context.tree.nodes[index]
      return .fail(.noWayOut(role: node.role.words, name: node.name ?? node.id.path))
    }
  }
}

extension Message {
  static func noWayOut(role: String, name: String) -> Self {
    Self("Nothing in the {role} “{name}” leads out of it.", ["role": role, "name": name])
  }
  static func disabledWayOut(name: String) -> Self {
    Self("Only “{name}” leads out, which is disabled; whether that changes is not known.", ["name": name])
  }
  static func noKnownWayOut() -> Self { Self("Whether one of its controls leads out is not known.") }
}
