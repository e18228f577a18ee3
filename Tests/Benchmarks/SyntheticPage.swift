import Accessibility
import Geometry

/// A page as pages are: sections of ten, a heading, texts, pictures and controls; one node in fifty has no name.
struct SyntheticPage {
  /// How large it is, in nodes; a last section is always whole.
  var nodes: Int

  private static let roles: [Role] = [.heading, .text, .button, .image, .link, .text, .textField, .toggle, .text]

  /// As an accessibility tree.
  var tree: AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 1280, height: 100_000))
    tree.platform = "iOS"
    forEachSection { first in
      tree.begin(node(first, .group))
      for (index, role) in Self.roles.enumerated() { tree.append(node(first + index + 1, role)) }
      tree.close()
    }
    return tree
  }

  /// As a document of HTML, an element for each node.
  var html: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Page</title>
      <style>section { display: flex; height: 48px } section > * { width: 104px; height: 44px; margin: 0 8px; \
      overflow: hidden; font-size: 12px }</style>
      </head><body>

      """
    forEachSection { first in
      text += "<section>"
      for (index, role) in Self.roles.enumerated() { text += element(first + index + 1, role) }
      text += "</section>\n"
    }
    return text + "</body></html>\n"
  }

  private func forEachSection(_ body: (Int) -> Void) {
    var index = 0
    while index < nodes {
      body(index)
      index += 10
    }
  }

  private func name(_ index: Int) -> String? { index % 50 != 3 && index % 10 != 9 ? "Name of \(index)" : nil }

  private func hasColors(_ index: Int) -> Bool { index % 2 == 0 }

  private func node(_ index: Int, _ role: Role) -> AccessibilityNode {
    let row = Double(index / 10) * 48
    var node = AccessibilityNode(
      id: NodeID("page/section-\(index / 10)/node-\(index)"), role: role,
      frame: Rect(x: Double(index % 10) * 120 + 8, y: row, width: 104, height: 44))
    if role != .group { node.name = name(index) }
    if hasColors(index) {
      node.foreground = Color(red: 0.125, green: 0.125, blue: 0.125)
      node.background = Color(red: 1, green: 1, blue: 1)
    }
    return node
  }

  private func element(_ index: Int, _ role: Role) -> String {
    let (name, label) = (name(index) ?? "", name(index).map { " aria-label=\"\($0)\"" } ?? "")
    let style = hasColors(index) ? " style=\"color: #202020; background: #fff\"" : ""
    switch role {
    case .heading: return "<h2\(style)>\(name)</h2>"
    case .button: return "<button\(style)>\(name)</button>"
    case .image: return "<img src=\"data:,\"\(style)\(self.name(index).map { " alt=\"\($0)\"" } ?? "")>"
    case .link: return "<a href=\"#\"\(style)>\(name)</a>"
    case .textField: return "<input type=\"text\"\(style)\(label)>"
    case .toggle: return "<input type=\"checkbox\"\(style)\(label)>"
    default: return "<p\(style)>\(name)</p>"
    }
  }
}
