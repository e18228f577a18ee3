import Accessibility
import Documents

/// Nodes of an update that have no place in the tree, or come twice.
extension AccessKitImporter {
  /// Lists nodes that come more than once in an update; the last one counts.
  mutating func listTwins(of update: LocatedNode) {
    var numbers: Set<String> = []
    for (number, entry) in Self.nodes(of: update) where !numbers.insert(number).inserted {
      builder.unused.add("nodes that come again in the same update", number, line: entry.location.line)
    }
  }

  /// Lists nodes of the last update that are nowhere in the tree: AccessKit's own consumers end with an error there
  /// (`accesskit_consumer/src/tree.rs`). What an earlier update had may have gone.
  mutating func listOrphans(of update: LocatedNode) {
    for (number, entry) in Self.nodes(of: update) where !visited.contains(number) {
      builder.unused.add("nodes that no node of the tree has as its child", number, line: entry.location.line)
    }
  }

  private static func nodes(of update: LocatedNode) -> [(number: String, entry: LocatedNode)] {
    ((update["nodes"] ?? update).sequence ?? []).compactMap { entry in
      entry.sequence?.first?.words.map { ($0, entry) }
    }
  }
}
