import Accessibility
import Geometry

/// A tree as its document holds it.
struct TreeContent: Sendable {
  /// The screen, in points.
  var screen = Size.zero
  /// The platform whose rules apply.
  var platform: String?
  /// Whether the interface runs from right to left.
  var isRightToLeft = false
  /// BCP 47 language of its texts.
  var language: String?
  /// Pixels to the point.
  var scale: Double?
  /// How far the screen is turned, in quarter turns.
  var rotation: Int?
  /// Ways to hold the screen that the application supports.
  var orientations: [ScreenOrientation] = []
  /// The application that shows it.
  var application: String?
  /// Where the tree comes from and what that cannot say.
  var provenance: Provenance?
  /// Nodes without parent, with all that is in them.
  var nodes: [TreeNode] = []

  /// An empty tree.
  init() {}

  /// What a document holds of a tree.
  init(_ tree: AccessibilityTree) {
    screen = tree.screen
    platform = tree.platform
    isRightToLeft = tree.isRightToLeft
    language = tree.language
    (scale, rotation, orientations) = (tree.scale, tree.rotation, tree.orientations)
    (application, provenance) = (tree.application, tree.provenance)
    // From the last node to the first, so that the children of a node are complete when it is reached.
    var children: [Int: [TreeNode]] = [:]
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let own = TreeNode(node: node, children: (children.removeValue(forKey: index) ?? []).reversed())
      children[node.parent, default: []].append(own)
    }
    nodes = (children[-1] ?? []).reversed()
  }

  /// The tree that the document describes.
  var tree: AccessibilityTree {
    var tree = AccessibilityTree(screen: screen)
    tree.platform = platform
    tree.isRightToLeft = isRightToLeft
    tree.language = language
    (tree.scale, tree.rotation, tree.orientations) = (scale, rotation, orientations)
    (tree.application, tree.provenance) = (application, provenance)
    Self.append(nodes, to: &tree)
    return tree
  }

  private static func append(_ nodes: [TreeNode], to tree: inout AccessibilityTree) {
    for node in nodes {
      tree.begin(node.node)
      append(node.children, to: &tree)
      tree.close()
    }
  }
}

extension EntityForm where Entity == TreeContent {
  /// The attributes of a tree document.
  static let tree: EntityForm<TreeContent> = EntityForm(
    "tree", "Everything that an interface shows at one moment.",
    attributes: [
      .required("screen", .size, \.screen, "[width, height] of the screen that the frames refer to, in points."),
      .optional("platform", .text, \.platform, "The platform whose rules apply, such as iOS; unknown unless given."),
      Attribute(
        "layoutDirection", .choice([("ltr", false), ("rtl", true)], name: { $0 ? "rtl" : "ltr" }),
        "The direction in which the interface runs; ltr unless given.",
        set: { $0.isRightToLeft = $1 }, get: { $0.isRightToLeft ? true : nil }),
      .optional("language", .text, \.language, "BCP 47 language of the texts."),
      .optional("scale", .number(in: 0.01...100), \.scale, "Pixels to the point; unknown unless given."),
      .optional(
        "rotation", .integer(in: 0...3), \.rotation,
        "How far the screen is turned counter-clockwise from how it is usually held, in quarter turns."),
      .optional(
        "orientations", .list(of: .choice(), unique: true), \.orientations, default: [],
        "Ways to hold the screen that the application supports; unknown unless given."),
      .optional("application", .text, \.application, "The application that shows it, such as a bundle name."),
      .optional(
        "provenance", EntityForm<Provenance>.provenance.form, \.provenance,
        "Where the tree comes from, where its source cannot say everything."),
      .required(
        "nodes", .list(of: .reference("node", to: { .treeNode })), \.nodes,
        "Nodes without parent, from back to front."),
    ],
    start: { _, _, _ in TreeContent() },
    finish: { content, _, decoder in
      var first: [NodeID: SourceLocation?] = [:]
      checkIDs(content.nodes, &first, &decoder)
    })

  /// Notes ids that occur twice.
  private static func checkIDs(
    _ nodes: [TreeNode], _ first: inout [NodeID: SourceLocation?], _ decoder: inout DocumentDecoder
  ) {
    for entry in nodes {
      let node = entry.node
      if let earlier = first[node.id] {
        decoder.note(
          node.source ?? SourceLocation(file: "-", line: 1, column: 1), "the id \"\(node.id)\" is taken",
          expected: "an id for each node of its own",
          hint: earlier.map { "the first one is in line \($0.line)" })
      } else {
        first[node.id] = .some(node.source)
      }
      checkIDs(entry.children, &first, &decoder)
    }
  }
}
