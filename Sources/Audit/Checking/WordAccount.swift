public import Accessibility
import Synchronization

/// What becomes of the words of each node of a tree, found out once somebody asks: most trees have no words within words.
public final class WordAccount: Sendable {
  private let tree: AccessibilityTree
  private let fates = Mutex<[Int: WordFate]?>(nil)

  /// Nothing is found out yet.
  public init(_ tree: AccessibilityTree) { self.tree = tree }

  /// Whether what is in a control is said in place of its name, as the readers of its platform do.
  public func isNamedByContent(_ index: Int) -> Bool {
    guard ReadingManner(tree) == .merging else { return false }
    return tree.nodes[index].end > index + 1
      && (index + 1..<tree.nodes[index].end).contains {
        tree.nodes[$0].hasWords && fate(of: $0) == .part(of: index)
      }
  }

  /// What becomes of the words of a node; nil where it has none or nobody sees it.
  public func fate(of index: Int) -> WordFate? {
    fates.withLock { fates in
      if let fates { return fates[index] }
      let found = tree.wordFates(ReadingOrder(tree))
      fates = found
      return found[index]
    }
  }
}
