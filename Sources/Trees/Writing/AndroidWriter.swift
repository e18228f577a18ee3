import Accessibility
import Geometry
import SafeText

/// Writes a tree as uiautomator or Appium does.
struct AndroidWriter {
  private let tree: AccessibilityTree
  /// Whether elements are called after their classes, as Appium does.
  private let isAppium: Bool
  private var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n"

  init(_ tree: AccessibilityTree, as format: TreeFormat) {
    self.tree = tree
    isAppium = format == .appium
  }

  /// The whole dump, two blanks a level.
  mutating func write() -> String {
    let scale = tree.scale ?? 1
    let size =
      "width=\"\((tree.screen.width * scale).rounded().text(decimals: 0))\" height=\"\((tree.screen.height * scale).rounded().text(decimals: 0))\""
    let said = DumpAttributes.ofRoot(tree)
    text +=
      said.map { "<hierarchy\($0)>\n" }
      ?? (isAppium
        ? "<hierarchy index=\"0\" class=\"hierarchy\" rotation=\"\(tree.rotation ?? 0)\" \(size)>\n"
        : "<hierarchy rotation=\"\(tree.rotation ?? 0)\">\n")
    var open: [(index: Int, name: String, children: Int)] = []
    var roots = 0
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, tree.nodes[last.index].end <= index {
        open.removeLast()
        text += String(repeating: "  ", count: open.count + 1) + "</\(last.name)>\n"
      }
      let place = open.last?.children ?? roots
      if open.isEmpty { roots += 1 } else { open[open.count - 1].children += 1 }
      var attributes = DumpAttributes(android: node, place: place, application: tree.application, scale: tree.scale)
      attributes.apply(node.facts)
      let className = attributes.list.first { $0.name == "class" }?.value ?? "android.view.View"
      let name = isAppium ? Self.elementName(className) : "node"
      text += String(repeating: "  ", count: open.count + 1) + "<" + name
      for (name, value) in attributes.list { text += " \(name)=\"\(XMLText.escaped(value))\"" }
      let isLeaf = node.end == index + 1
      text += isLeaf ? " />\n" : ">\n"
      if !isLeaf { open.append((index, name, 0)) }
    }
    while let last = open.popLast() { text += String(repeating: "  ", count: open.count + 1) + "</\(last.name)>\n" }
    return text + "</hierarchy>\n"
  }

  /// A class as the name of an element: what XML does not allow there is replaced as Appium does.
  private static func elementName(_ className: String) -> String {
    var result = ""
    for scalar in className.unicodeScalars {
      switch scalar {
      case "$", "@", "#", "&": result.append(".")
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": result.unicodeScalars.append(scalar)
      default: result.append("_")
      }
    }
    let isName = result.first.map { $0.isLetter || $0 == "_" } ?? false
    return isName ? result : "android.view.View"
  }
}
