import Accessibility

/// Writes a tree as Appium and WebDriverAgent do of an iOS application.
struct WebDriverAgentWriter {
  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// The whole page source, two blanks a level.
  func write() -> String {
    // WebDriverAgent by itself puts nothing around the application.
    let isBare = tree.nodes.first?.facts.contains { $0.name == DumpAttributes.noRoot } ?? false
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    if !isBare { text += "<AppiumAUT\(DumpAttributes.ofRoot(tree.nodes.first) ?? "")>\n" }
    var open: [(end: Int, name: String, children: Int)] = []
    var roots = 0
    func indentation() -> String { String(repeating: "  ", count: open.count + (isBare ? 0 : 1)) }
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index {
        open.removeLast()
        text += indentation() + "</\(last.name)>\n"
      }
      let place = open.last?.children ?? roots
      if open.isEmpty { roots += 1 } else { open[open.count - 1].children += 1 }
      var attributes = DumpAttributes(webDriverAgent: node, place: place)
      attributes.apply(node.facts)
      let name = "XCUIElementType" + XCUIElementRoles.type(of: node)
      text += indentation() + "<" + name
      for (name, value) in attributes.list { text += " \(name)=\"\(XMLText.escaped(value))\"" }
      let isLeaf = node.end == index + 1
      text += isLeaf ? "/>\n" : ">\n"
      if !isLeaf { open.append((node.end, name, 0)) }
    }
    while let last = open.popLast() { text += indentation() + "</\(last.name)>\n" }
    return text + (isBare ? "" : "</AppiumAUT>\n")
  }
}
