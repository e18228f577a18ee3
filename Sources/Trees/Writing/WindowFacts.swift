import Accessibility

/// What `uiautomator dump --windows` says of a window and of the displays that it is on, as facts of the window's node, so
/// that it can be written back.
enum WindowFacts {
  /// An element around the views of a window.
  enum Element: String {
    case displays, display, window
  }

  /// That an element begins, followed by what it says.
  static func facts(_ element: Element, _ attributes: [XMLAttribute]) -> [SourceFact] {
    [SourceFact(name: element.rawValue + "/", value: nil)]
      + attributes.map { SourceFact(name: "\(element.rawValue)/\($0.name)", value: $0.value) }
  }

  /// Whether a node was a window.
  static func isWindow(_ node: AccessibilityNode) -> Bool {
    node.role == .window && node.facts.contains { $0.name == Element.window.rawValue + "/" }
  }

  /// What an element says, as it stands in a tag.
  static func attributes(_ node: AccessibilityNode, _ element: Element) -> String {
    lists(node, element).first ?? ""
  }

  /// What each of the displays says that begin before a window.
  static func displays(_ node: AccessibilityNode) -> [String] { lists(node, .display) }

  private static func lists(_ node: AccessibilityNode, _ element: Element) -> [String] {
    let beginning = element.rawValue + "/"
    var lists: [String] = []
    for fact in node.facts where fact.name.hasPrefix(beginning) {
      let name = fact.name.dropFirst(beginning.count)
      if name.isEmpty {
        lists.append("")
      } else if !lists.isEmpty {
        lists[lists.count - 1] += " \(name)=\"\(XMLText.escaped(fact.value ?? ""))\""
      }
    }
    return lists
  }
}
