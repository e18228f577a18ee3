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
    guard !node.role.isControl, let document = context.document else { return .inapplicable }
    let changed = document.once(rule.id, Self.changedElsewhere)
    guard !changed.isEmpty, let setter = changed[node.id.path], context.standing[index].isEmpty else {
      return .inapplicable
    }
    let isLive =
      node.traits.contains(.live)
      || context.tree.ancestors(of: index).contains { context.tree.nodes[$0].traits.contains(.live) }
    return isLive ? .pass : .fail(.changesUnheard(setter: setter))
  }

  /// Paths of what others set, and what the first of these is called.
  private static func changedElsewhere(in scene: Scene) -> [String: String] {
    var paths: [String: [String]] = [:]
    var setters: [(element: Element, surface: String)] = []
    func look(at elements: [Element], in path: String, of surface: String) {
      for element in elements {
        let own = "\(path)/\(element.id)"
        paths[element.id, default: []].append(own)
        if let effect = element.effect, effect.target != nil, effect.value != nil, element.opens == nil,
          element.dismissRole == nil, !effect.completes
        {
          setters.append((element, surface))
        }
        look(at: element.children, in: own, of: surface)
      }
    }
    for window in scene.windows { look(at: window.elements, in: window.id, of: window.id) }
    for view in scene.presentations { look(at: view.content, in: view.id, of: view.id) }
    var changed: [String: String] = [:]
    for (element, surface) in setters {
      guard let target = element.effect?.target, let last = target.split(separator: "/").last else { continue }
      let named = paths[String(last)] ?? []
      let path =
        named.first { $0 == target } ?? named.first { $0 == "\(surface)/\(target)" }
        ?? named.first { $0.hasPrefix("\(surface)/") && $0.hasSuffix("/\(target)") }
        ?? named.first { $0.hasSuffix("/\(target)") }
      if let path, changed[path] == nil { changed[path] = element.label ?? element.id }
    }
    return changed
  }
}

extension Message {
  static func changesUnheard(setter: String) -> Self {
    Self("“{setter}” changes it, and no reader says so.", ["setter": setter])
  }
}
