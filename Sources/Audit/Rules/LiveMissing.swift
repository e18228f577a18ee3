import Accessibility
import Scenes

/// A text that something else changes is told to those who do not see it.
///
/// Looked at is what no reader's cursor is on when it changes: texts, pictures and the like whose value the effect of another
/// element sets, unless that element leads somewhere else at the same time, where people hear what has come of it. A
/// live region around the text tells of it as well.
public struct LiveMissing: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "live-missing",
    title: "What changes elsewhere is told",
    why:
      "People who listen hear the control that they use; that a total, a count or a state beside it has changed they do "
      + "not learn.",
    remedy: "Give the text the trait live, so that readers say what it is now.",
    severity: .error, method: .static, references: .criterion("4.1.3"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard !node.role.isControl, context.standing[index].isEmpty,
      let setter = context.document?.once(rule.id, Self.changedElsewhere)[node.id.path]
    else { return .inapplicable }
    let isLive =
      node.traits.contains(.live)
      || context.tree.ancestors(of: index).contains { context.tree.nodes[$0].traits.contains(.live) }
    return isLive ? .pass : .fail(.changesUnheard(setter: setter))
  }

  /// Paths of what others set, and what the first of these is called.
  private static func changedElsewhere(in scene: Scene) -> [String: String] {
    let targets = EffectTargets(scene) { $0.target != nil && $0.value != nil }
    var changed: [String: String] = [:]
    func look(at elements: [Element], of surface: String) {
      for element in elements {
        if let effect = element.effect, effect.value != nil, !leadsElsewhere(element, effect),
          let path = effect.target.flatMap({ targets.path($0, near: surface) }), changed[path] == nil
        {
          changed[path] = element.label ?? element.id
        }
        look(at: element.children, of: surface)
      }
    }
    for window in scene.windows { look(at: window.elements, of: window.id) }
    for view in scene.presentations { look(at: view.content, of: view.id) }
    return changed
  }

  private static func leadsElsewhere(_ element: Element, _ effect: Element.Effect) -> Bool {
    element.opens != nil || element.dismissRole != nil || effect.completes
  }
}

extension Message {
  static func changesUnheard(setter: String) -> Self {
    Self("“{setter}” changes it, and no reader says so.", ["setter": setter])
  }
}
