import Accessibility

/// What is read as one says all the texts in it.
///
/// A list item, row, cell or tree item with a name of its own is one stop, and the texts in it are part of it: each
/// word of theirs has to be in its name, value or hint. Controls are a matter of `label-in-name`.
public struct ContentSwallowed: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "content-swallowed",
    title: "What is read as one says all the texts in it",
    why: "A reader says the name of the whole and passes the texts in it over: people do not hear what others see.",
    remedy: "Say the texts in the name or value of the whole, or leave its name out so that the texts are read.",
    severity: .error, method: .static, references: .criterion("1.3.1"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    switch nodes[index].role {
    case .listItem, .row, .cell, .treeItem: break
    default: return .inapplicable
    }
    guard context.shapes[index].contains(.isSpoken), nodes[index].end > index + 1,
      context.standing[index].isDisjoint(with: [.hidden, .sizeless]), nodes[index].exposure == .element
    else { return .inapplicable }
    var said: [String]?
    var isAnyText = false
    var inner = index + 1
    while inner < nodes[index].end {
      // What has stops of its own is read there.
      if nodes[inner].role.isControl || nodes[inner].removesSubtree || Self.isItem(nodes[inner].role) {
        inner = max(nodes[inner].end, inner + 1)
        continue
      }
      if nodes[inner].role == .text, context.shapes[inner].contains(.isSpoken), let text = nodes[inner].name {
        isAnyText = true
        let whole =
          said ?? [nodes[index].name, nodes[index].value, nodes[index].hint].compactMap { $0?.words }.flatMap { $0 }
        said = whole
        if !text.words.allSatisfy(whole.contains) {
          return .fail(.swallowed(text: text, name: nodes[index].name ?? ""))
        }
      }
      inner += 1
    }
    return isAnyText ? .pass : .inapplicable
  }

  private static func isItem(_ role: Role) -> Bool { [.listItem, .row, .cell, .treeItem].contains(role) }
}

extension Message {
  static func swallowed(text: String, name: String) -> Self {
    Self("“{text}” is in it and is not said: it is read as “{name}”.", ["text": text, "name": name])
  }
}
