public import Accessibility
import Geometry
import SafeText

extension TreeWriter {
  /// What of a tree is not in its text in this shape, by property; nothing for a shape that has a place for everything and
  /// for a dump of the same tool.
  ///
  /// The text is read once more, and each node held against what it was: what is told is what whoever reads it misses.
  /// Nil where the text does not read back as the same nodes, as the texts of a debug description may look like its parts.
  public func losses(of tree: AccessibilityTree, writtenAs text: String) -> [TreeLoss]? {
    guard let format, tree.provenance?.format != format.rawValue else { return [] }
    // Android's pixels become points again by the same scale.
    let options = ImportOptions(density: tree.scale.map { $0 * 160 })
    guard let again = try? TreeImporter.read(Array(text.utf8), file: "", options: options).tree,
      again.nodes.count == tree.nodes.count, again.nodes.map(\.parent) == tree.nodes.map(\.parent)
    else { return nil }
    var losses = Self.questions.compactMap { loss($0.name, $0.read, tree, again) }
    for trait in Traits.named {
      losses += [loss(trait.name, { $0.traits.contains(trait.value) ? TreeLoss.holds : nil }, tree, again)].compactMap {
        $0
      }
    }
    for action in Actions.named {
      let isOffered = { (node: AccessibilityNode) in node.actions.contains(action.value) ? TreeLoss.holds : nil }
      losses += [loss("the action \(action.name)", isOffered, tree, again)].compactMap { $0 }
    }
    return losses
  }

  /// That places stand in another unit in this shape than it has, in words; nil where they do not.
  public func otherUnit(of tree: AccessibilityTree) -> String? {
    guard tree.says(.frame), let format, tree.provenance?.format != format.rawValue else { return nil }
    let isInPixels = tree.platform == "Android" && tree.scale == nil
    switch self {
    case .tree: return nil
    case .webDriverAgent, .xcuitest:
      return isInPixels
        ? "places are in pixels of the screen, and \(rawValue) has points: --density says how many pixels there are"
        : nil
    case .uiautomator, .appium:
      return tree.platform != "Android" && tree.scale == nil
        ? "places are in points, and \(rawValue) has pixels: one is written for each point" : nil
    }
  }

  private func loss(
    _ name: String, _ read: (AccessibilityNode) -> String?, _ tree: AccessibilityTree, _ again: AccessibilityTree
  ) -> TreeLoss? {
    var first: Int?
    var count = 0
    for index in tree.nodes.indices {
      guard let before = read(tree.nodes[index]), before != read(again.nodes[index]) else { continue }
      first = first ?? index
      count += 1
    }
    guard let first else { return nil }
    return TreeLoss(
      name: name, count: count, total: tree.nodes.count, node: tree.nodes[first].id,
      before: read(tree.nodes[first]) ?? "", after: read(again.nodes[first]))
  }

  private typealias Question = (name: String, read: @Sendable (AccessibilityNode) -> String?)

  private static let questions: [Question] = [
    ("role", { $0.role.rawValue }), ("identifier", { some($0.identifier) }), ("name", { some($0.name) }),
    ("value", { some($0.value) }), ("hint", { some($0.hint) }), ("placeholder", { some($0.placeholder) }),
    ("text", { some($0.text) }), ("stateDescription", { some($0.stateDescription) }),
    ("paneTitle", { some($0.paneTitle) }), ("tooltip", { some($0.tooltip) }), ("errorText", { some($0.errorText) }),
    ("roleDescription", { some($0.roleDescription) }), ("language", { some($0.language) }),
    ("traitWords", { list($0.traitWords) }), ("customActions", { list($0.customActions) }),
    ("actionNames", { list($0.actionNames.map { "\($0.action): \($0.name)" }) }),
    ("inputLabels", { list($0.inputLabels) }),
    ("customContent", { list($0.customContent.map { "\($0.label): \($0.value)" }) }),
    ("rotors", { list($0.rotors) }), ("relations", { list($0.relations.map(\.kind.rawValue)) }),
    ("headingLevel", { $0.headingLevel.map(String.init) }), ("hierarchyLevel", { $0.hierarchyLevel.map(String.init) }),
    ("orientation", { $0.orientation?.rawValue }), ("politeness", { $0.politeness?.rawValue }),
    ("current", { $0.current?.rawValue }), ("shortcut", { some($0.shortcut) }),
    ("position", { $0.position.map { "\($0.index) of \($0.count)" } }),
    ("range", { $0.range.map { "\(short($0.current)) of \(short($0.minimum))…\(short($0.maximum))" } }),
    ("table", { $0.table.map { "\($0.rows) × \($0.columns)" } }),
    ("cell", { $0.cell.map { "row \($0.row), column \($0.column)" } }),
    ("selection", { $0.selection.map { "\($0.anchor)…\($0.caret)" } }),
    ("isElement", { $0.isElement.map { $0 ? "yes" : "no" } }),
    ("isShowing", { $0.isShowing.map { $0 ? "yes" : "no" } }),
    ("order", { $0.explicitOrder.map(String.init) }), ("zOrder", { $0.zOrder.map(String.init) }),
    ("frame", { $0.frame == .zero ? nil : words($0.frame) }), ("hitArea", { $0.hitArea.map(words) }),
    ("activationPoint", { $0.activationPoint.map { "\(short($0.x)), \(short($0.y))" } }),
    ("foreground", { $0.foreground.map(words) }), ("background", { $0.background.map(words) }),
    ("alpha", { $0.alpha == 1 ? nil : short($0.alpha) }), ("fontSize", { $0.fontSize.map(short) }),
    ("fontWeight", { $0.fontWeight.map(short) }), ("runs", { $0.runs.isEmpty ? nil : String($0.runs.count) }),
  ]

  private static func some(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private static func list(_ texts: [String]) -> String? { some(texts.joined(separator: ", ")) }

  private static func short(_ number: Double) -> String { number.text(decimals: 2) }

  private static func words(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    return parts.joined(separator: " ") + (color.alpha == 1 ? "" : " at \(short(color.alpha))")
  }

  private static func words(_ frame: Rect) -> String {
    "\(short(frame.minX)), \(short(frame.minY)), \(short(frame.size.width)) × \(short(frame.size.height))"
  }
}
