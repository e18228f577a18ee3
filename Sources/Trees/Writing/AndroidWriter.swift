import Accessibility
import Geometry
import SafeText

/// Writes a tree as uiautomator or Appium does.
///
/// Windows of `uiautomator dump --windows` are written as that does, each with a hierarchy of its own.
struct AndroidWriter {
  private let tree: AccessibilityTree
  /// Whether elements are called after their classes, as Appium does.
  private let isAppium: Bool
  private let isWindowed: Bool
  private var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n"
  /// Elements that are open: nodes, and what is around them.
  private var open: [Element] = []

  /// An element that is open.
  private struct Element {
    var name: String
    /// The index behind the last node that is in it.
    var end: Int
    var isWindow = false
    /// How many nodes it has in it so far.
    var children = 0
  }

  init(_ tree: AccessibilityTree, as format: TreeFormat) {
    self.tree = tree
    isAppium = format == .appium
    isWindowed = format == .uiautomator && tree.roots.allSatisfy { WindowFacts.isWindow(tree.nodes[$0]) }
  }

  /// The whole dump, two blanks a level.
  mutating func write() -> String {
    let whole = tree.nodes.count
    if isWindowed {
      begin("displays", tree.nodes.first.map { WindowFacts.attributes($0, .displays) } ?? "", end: whole)
    } else {
      begin("hierarchy", rootAttributes, end: whole)
    }
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { end() }
      if isWindowed, WindowFacts.isWindow(node) { beginWindow(index) } else { write(index) }
    }
    while !open.isEmpty { end() }
    return text
  }

  private var rootAttributes: String {
    if let said = DumpAttributes.ofRoot(tree.nodes.first) { return said }
    let scale = tree.scale ?? 1
    let size =
      "width=\"\((tree.screen.width * scale).rounded().text(decimals: 0))\" height=\"\((tree.screen.height * scale).rounded().text(decimals: 0))\""
    let rotation = "rotation=\"\(tree.rotation ?? 0)\""
    return isAppium ? " index=\"0\" class=\"hierarchy\" \(rotation) \(size)" : " \(rotation)"
  }

  private mutating func write(_ index: Int) {
    let node = tree.nodes[index]
    if isWindowed, let last = open.last, last.isWindow {
      // The views of a window are in a hierarchy.
      let window = tree.nodes[node.parent]
      begin("hierarchy", DumpAttributes.ofRoot(window) ?? " rotation=\"\(tree.rotation ?? 0)\"", end: last.end)
    }
    let place = open.last?.children ?? 0
    if !open.isEmpty { open[open.count - 1].children += 1 }
    var attributes = DumpAttributes(
      android: node, place: place, application: tree.application, scale: tree.scale, isAppium: isAppium)
    attributes.apply(node.facts)
    let className = attributes.list.first { $0.name == "class" }?.value ?? "android.view.View"
    let name = isAppium ? Self.elementName(className) : "node"
    let list = attributes.list.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
    if node.end == index + 1 {
      text += indentation + "<\(name)\(list) />\n"
    } else {
      begin(name, list, end: node.end)
    }
  }

  /// Begins a window, behind the displays that begin with it.
  private mutating func beginWindow(_ index: Int) {
    let node = tree.nodes[index]
    if node.parent < 0 {
      for attributes in WindowFacts.displays(node) {
        if open.last?.name == "display" { end() }
        begin("display", attributes, end: tree.nodes.count)
      }
    }
    begin("window", WindowFacts.attributes(node, .window), end: node.end)
    open[open.count - 1].isWindow = true
    if node.end == index + 1, let said = DumpAttributes.ofRoot(node) { text += indentation + "<hierarchy\(said) />\n" }
  }

  private mutating func begin(_ name: String, _ attributes: String, end: Int) {
    text += indentation + "<\(name)\(attributes)>\n"
    open.append(Element(name: name, end: end))
  }

  private mutating func end() {
    guard let last = open.popLast() else { return }
    text += indentation + "</\(last.name)>\n"
  }

  private var indentation: String { String(repeating: "  ", count: open.count) }

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
