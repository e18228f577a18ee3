internal import Accessibility
internal import Synchronization

/// The tree of one state, built when somebody first looks at it.
///
/// Copies of a stage share it as long as neither changes; see `Stage.invalidateTree()`.
final class TreeCache: Sendable {
  private let tree = Mutex<AccessibilityTree?>(nil)

  /// The tree, made by `build` if nobody has looked yet.
  func tree(orBuild build: () -> AccessibilityTree) -> AccessibilityTree {
    tree.withLock { cached in
      if let cached { return cached }
      let built = build()
      cached = built
      return built
    }
  }

  /// Forgets the tree.
  func clear() { tree.withLock { $0 = nil } }
}
