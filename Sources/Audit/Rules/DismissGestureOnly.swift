public import Accessibility

/// A sheet that a swipe dismisses has a button that does.
public struct DismissGestureOnly: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "dismiss-gesture-only",
    title: "A sheet is not left by a swipe alone",
    why:
      "A swipe takes a hand that can draw a path; people who tap, who use a switch or who speak have no other way out.",
    remedy: "Add a button that closes the sheet.",
    severity: .error, method: .static,
    references: [.guideline("sheet-swipe-expected-over-button")] + .criterion("2.5.1"))

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let way = WayOut(index, in: context) else { return .inapplicable }
    switch way {
    case .control, .nameless, .unheard, .unseen: return .pass
    case .elsewhere, .none, .unknown, .disabled: return .inapplicable
    case .gesture:
      return .fail(.swipeOnly(name: context.tree.nodes[index].name ?? context.tree.nodes[index].id.path))
    }
  }
}

extension Message {
  static func swipeOnly(name: String) -> Self { Self("“{name}” is left by a swipe alone.", ["name": name]) }
}
