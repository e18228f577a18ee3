public import Accessibility
import Scenes

/// On iOS and iPadOS nothing lies over a popover but an alert and what the popover itself holds.
public struct NothingOverPopover: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "nothing-over-popover",
    title: "Nothing but an alert comes up over a popover",
    why: "Two layers over a view are one too many: people do not know which one a tap beside closes, and a reader "
      + "that leaves the upper one is in another that it never heard of.",
    remedy: "Close the popover first, or place it in the popover with \"container\".",
    severity: .error, method: .static,
    references: [
      .guideline("sheet-not-on-popover"),
      .guideline("sheet-nothing-on-popover"),
    ])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .sheet, .fullScreen, .actionSheet, .alert, .menu, .activityView, .dialog: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard let scene = context.scene, scene.platform == .iOS || scene.platform == .iPadOS,
      let view = context.presentation(nodes[index].id.path), nodes[index].parent < 0
    else { return .inapplicable }
    let popover = nodes[..<index].last { $0.role == .popover && $0.parent < 0 && $0.id.path != view.id }
    guard let popover else { return .inapplicable }
    if nodes[index].role == .alert || view.container == .popover(popover.id.path) { return .pass }
    return .fail(.overPopover(name: view.title ?? view.id, popover: popover.name ?? popover.id.path))
  }
}

extension Message {
  static func overPopover(name: String, popover: String) -> Self {
    Self("“{name}” lies over the popover “{popover}”.", ["name": name, "popover": popover])
  }
}
