import Accessibility

/// The way out of what has come up is one for those who listen as well.
///
/// Where the only controls that lead out are hidden from readers. One without a name is a matter of `name-missing`.
public struct InvisibleWayOut: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "invisible-way-out",
    title: "A reader finds the way out of what is modal",
    why: "People who listen hear everything but the button that gets them out.",
    remedy: "Show the button to readers.",
    severity: .error, method: .static, references: .criterion("2.1.2"),
    implies: ["hidden-focusable"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let way = WayOut(index, in: context) else { return .inapplicable }
    switch way {
    case .control, .nameless: return .pass
    case .unheard(let control):
      let node = context.tree.nodes[control]
      return .fail(.unheardWayOut(name: node.name ?? node.id.path))
    case .unseen(let control):
      let node = context.tree.nodes[control]
      return .fail(.unseenWayOut(name: node.name ?? node.id.path))
    default: return .inapplicable
    }
  }
}

extension Message {
  static func unseenWayOut(name: String) -> Self { Self("“{name}” leads out and nobody sees it.", ["name": name]) }
  static func unheardWayOut(name: String) -> Self {
    Self("“{name}” leads out, and readers pass it over.", ["name": name])
  }
}
