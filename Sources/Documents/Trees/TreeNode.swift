import Accessibility
import Geometry

/// A node of a tree with what is in it, as tree documents nest them.
struct TreeNode: Sendable {
  /// The node without its children.
  var node: AccessibilityNode
  /// What is in it, in order.
  var children: [TreeNode] = []
}

extension EntityForm where Entity == TreeNode {
  /// The attributes of a node in a tree document.
  static let treeNode: EntityForm<TreeNode> = EntityForm(
    "node", "One thing that an interface shows: what it is, what it says, what it can do and where it is.",
    attributes: identity + speech + geometry + looks + further + [
      Attribute(
        "children", Form<[TreeNode]>.list(of: .reference("node", to: { .treeNode })), "What is in it, in order.",
        set: { $0.children = $1 }, get: { $0.children.isEmpty ? nil : $0.children })
    ],
    start: { node, _, _ in
      var result = TreeNode(node: AccessibilityNode(id: "", role: .unknown, frame: .zero))
      result.node.source = node.location
      return result
    })

  private static var identity: [Attribute<TreeNode>] {
    [
      .required("id", .nodeID, \.node.id, "Its path of ids from the root, such as inbox/compose; occurs once."),
      .required("role", .choice(), \.node.role, "What it is; unknown where the source has no word for it."),
      .optional("name", .text, \.node.name, "What it is called."),
      .optional("traits", .options(Traits.named), \.node.traits, default: [], "States and properties."),
    ]
  }

  private static var speech: [Attribute<TreeNode>] {
    [
      .optional("value", .text, \.node.value, "What it is set to, as spoken."),
      .optional("hint", .text, \.node.hint, "What it does, said last."),
      .optional("placeholder", .text, \.node.placeholder, "What stands in it while it is empty; never a name."),
      .optional("language", .text, \.node.language, "BCP 47 language of its texts; the tree's unless given."),
      .optional("actions", .options(Actions.named), \.node.actions, default: [], "Standard actions that it offers."),
      .optional(
        "customActions", .list(of: .text), \.node.customActions, default: [],
        "Further actions by the names that their author gave them."),
      .optional("range", EntityForm<ValueRange>.valueRange.form, \.node.range, "The numbers behind the value."),
      .optional("position", EntityForm<Position>.position.form, \.node.position, "Its place among its likes."),
    ]
  }

  private static var geometry: [Attribute<TreeNode>] {
    [
      .required("frame", .rect, \.node.frame, "[x, y, width, height] on the screen, in points."),
      .optional(
        "activationPoint", .point, \.node.activationPoint, "[x, y] of a tap that means it; the middle unless given."),
      .optional("hitArea", .rect, \.node.hitArea, "[x, y, width, height] where touches count; the frame unless given."),
      .optional(
        "order", .integer(in: -1_000_000...1_000_000), \.node.explicitOrder,
        "Its place in the reading order among its siblings."),
    ]
  }

  private static var looks: [Attribute<TreeNode>] {
    [
      .optional("foreground", .color, \.node.foreground, "Colour of text and glyphs."),
      .optional("background", .color, \.node.background, "Colour behind them."),
      .optional(
        "backgroundOpacity", .number(in: 0...1), \.node.backgroundOpacity, default: 1,
        "How opaque its background is; 1 unless given."),
      .optional(
        "backgroundBlurred", .flag, \.node.isBackgroundBlurred, default: false,
        "Whether its background blurs what is behind it and makes that paler."),
      .optional(
        "cornerRadius", .number(in: 0...10_000, unit: "points"), \.node.cornerRadius,
        "Radius of its corners in points; the system's unless given."),
      .optional("fontSize", .number(in: 0...1000, unit: "points"), \.node.fontSize, "Size of its text in points."),
      .optional("bold", .flag, \.node.isBold, default: false, "Whether its text is bold."),
      .optional(
        "dimmed", .flag, \.node.isDimmed, default: false, "Whether something modal that lies over it darkens it."),
      .optional(
        "indicators", .list(of: EntityForm<ScrollIndicator>.scrollIndicator.form), \.node.indicators, default: [],
        "What tells where in its content it is, one for each axis along which it scrolls."),
      .optional("alpha", .number(in: 0...1), \.node.alpha, default: 1, "Opacity of it and all in it; 1 unless given."),
      Attribute(
        "source", .sourceLocation, "Where it stands in the document that it came from, as file:line:column.",
        set: { $0.node.source = $1 }, get: \.node.source),
    ]
  }
}

extension EntityForm where Entity == Position {
  /// A place among likes, as in "2 of 3".
  static let position: EntityForm<Position> = EntityForm(
    "position", "A place among likes, as in \"2 of 3\".",
    attributes: [
      .required("index", .integer(in: 1...1_000_000_000), \.index, "From 1."),
      .required("count", .integer(in: 1...1_000_000_000), \.count, "How many there are."),
    ],
    start: { _, _, _ in Position(index: 0, count: 0) })
}

extension Form where Value == NodeID {
  /// The path of a node.
  fileprivate static let nodeID: Form<NodeID> = Form<String>.text.map(
    { $0.isEmpty ? nil : NodeID($0) }, expected: "the path of the node", back: \.path)
}

extension Form where Value == SourceLocation {
  /// `file:line:column`.
  fileprivate static let sourceLocation: Form<SourceLocation> = Form<String>.text.map(
    { text in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
        line > 0, column > 0
      else { return nil }
      return SourceLocation(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    }, expected: "file:line:column", back: \.description)
}
