import Accessibility
import Documents

/// The nodes of an application as AccessKit's updates have left them, one update after the other.
///
/// An update replaces whole nodes and says nothing of the others; what no node lists as its child any more has gone. The
/// first one says in `tree` which node is the root; later ones may leave that out.
public struct AccessKitUpdates: Hashable, Sendable {
  /// Nodes by their numbers.
  private(set) var nodes: [String: LocatedNode] = [:]
  /// What `tree` said last.
  private(set) var tree: LocatedNode?
  /// The number of the root.
  private(set) var root = ""
  /// The node with the keyboard focus.
  private(set) var focus: String?
  /// How many updates there were.
  private(set) var count = 0

  init() {}

  /// Whether they go on from others: whether their tree is that of the others after some further updates.
  public func follows(_ earlier: AccessKitUpdates) -> Bool { tree == earlier.tree && count > earlier.count }

  /// Takes an update.
  ///
  /// - Throws: That it is none, or that it changes a tree of which nothing came before.
  mutating func apply(_ update: LocatedNode) throws(DocumentError) {
    let list = try (update["nodes"] ?? update).items("a list of nodes under \"nodes\"")
    for entry in list {
      guard let pair = entry.sequence, pair.count == 2, let id = pair[0].words, pair[1].mapping != nil else {
        throw entry.mismatch("[number, {role, properties …}]")
      }
      if let properties = pair[1]["properties"], !properties.isNull, properties.mapping == nil {
        throw properties.mismatch("the properties of a node by their names")
      }
      nodes[id] = pair[1]
    }
    if let tree = update["tree"], !tree.isNull {
      guard let root = tree["root"]?.words else { throw tree.mismatch("\"tree\" with a root") }
      guard nodes[root] != nil else {
        throw DocumentError(tree.location, "the root \(root) is not among the nodes", expected: "a node of that number")
      }
      (self.tree, self.root) = (tree, root)
    }
    guard tree != nil else {
      throw DocumentError(
        update["tree"]?.location ?? update.location, "this update only changes a tree that came before",
        expected: "\"tree\" with a root",
        hint: "put the first update, which has the whole tree, before it: in the same file, or in one named before it")
    }
    focus = try update["focus"]?.scalarText("the number of a node") ?? focus
    count += 1
  }
}
