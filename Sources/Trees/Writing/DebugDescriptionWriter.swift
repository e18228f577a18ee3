import Accessibility
import Geometry

/// Writes a tree as XCUITest prints an element: `debugDescription`.
struct DebugDescriptionWriter {
  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// The whole description; each root is a subtree.
  func write() -> String {
    var text = ""
    var depths = [Int](repeating: 0, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let line = Self.line(node)
      if node.parent < 0 {
        let said = node.facts.first { $0.name == DebugDescriptionImporter.attributesFact }
        if let attributes = said.map(\.value) ?? (index == 0 ? line : nil) {
          text += DebugDescriptionImporter.attributesBeginning + attributes + "\n"
        }
        text += "Element subtree:\n →\(line)\n"
      } else {
        depths[index] = depths[node.parent] + 1
        text += String(repeating: " ", count: 2 + 2 * depths[index]) + line + "\n"
      }
    }
    return text
  }

  /// The line of an element, from its type to its last flag.
  static func line(_ node: AccessibilityNode) -> String {
    func fact(_ name: String) -> String? { node.facts.first { $0.name == name }?.value }
    var parts = [XCUIElementRoles.type(of: node) + (fact("main") != nil ? " (Main)" : "")]
    parts += [fact("pointer"), fact("pid").map { "pid: \($0)" }, fact("traits").map { "traits: \($0)" }].compactMap {
      $0
    }
    if fact("mainWindow") != nil { parts.append("Main Window") }
    let frame = node.frame
    if let said = node.facts.first(where: { $0.name == "frame" }) {
      if let frame = said.value { parts.append(frame) }
    } else if frame != .zero {
      parts.append("{{\(frame.minX), \(frame.minY)}, {\(frame.size.width), \(frame.size.height)}}")
    }
    for (name, text) in texts(node) { parts.append(name == "value" ? "value: \(text)" : "\(name): '\(text)'") }
    if let said = node.facts.first(where: { $0.name == "flags" }) {
      if let flags = said.value { parts.append(flags) }
    } else {
      parts += DebugDescriptionLine.flags(of: node)
    }
    return parts.joined(separator: ", ")
  }

  /// The texts of an element in the order in which they are printed.
  private static func texts(_ node: AccessibilityNode) -> [(String, String)] {
    func fact(_ name: String) -> SourceFact? { node.facts.first { $0.name == name } }
    let derived: [(String, String?)] = [
      ("identifier", node.identifier), ("label", node.name), ("title", node.text),
      ("placeholderValue", node.placeholder), ("value", node.value),
    ]
    return derived.compactMap { name, text in
      if let fact = fact(name) { return fact.value.map { (name, $0) } }
      return text.map { (name, $0) }
    }
  }
}
