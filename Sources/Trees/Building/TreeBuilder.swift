import Accessibility
import Documents
import Geometry

/// Puts nodes of a dump together to a tree: gives each an id, and keeps count of what was said.
///
/// The id of a node is the author's identifier of it, else its role, behind that of the nearest node around it that has
/// an identifier; likes are counted from the second one on: `toolbar/button[3]`. So an id is short, and stays the
/// same while something else on the screen changes.
struct TreeBuilder {
  private(set) var tree: AccessibilityTree
  var unused = UnusedWords()
  /// Words of the dump that occurred, by which what was not asked for is known.
  private(set) var seen: Set<String> = []

  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// What the nodes around the next one put before their children's ids.
  private var prefixes: [String] = []
  private var openIndices: [Int] = []
  /// Whether anything in the node shows, for each node around the next one.
  private var shows: [Bool] = []

  init() { tree = AccessibilityTree(screen: .zero) }

  /// Notes that a word occurs in the dump.
  mutating func see(_ word: String) { if !seen.contains(word) { seen.insert(word) } }

  /// Begins a node within the one that is open; its id is made here.
  mutating func begin(_ node: AccessibilityNode) {
    var node = node
    let segment = Self.segment(node.identifier) ?? node.role.rawValue
    let prefix = prefixes.last ?? ""
    node.id = unique(prefix.isEmpty ? segment : "\(prefix)/\(segment)")
    if let parent = openIndices.last { _ = node.share(tree.nodes[parent]) }
    openIndices.append(tree.begin(node))
    prefixes.append(node.identifier?.isEmpty == false ? segment : prefix)
    shows.append(node.isShowing != false)
  }

  /// Ends the node that was begun last. A node that does not show, and nothing in it, is hidden from people where
  /// `hidesUnseen` says that its source means that.
  mutating func end(hidesUnseen: Bool = false) {
    guard let index = openIndices.popLast(), let shown = shows.popLast() else { return }
    prefixes.removeLast()
    tree.close()
    if let last = shows.indices.last { shows[last] = shows[last] || shown }
    if hidesUnseen, !shown { tree.update(index) { $0.traits.insert(.hidden) } }
  }

  /// How many nodes are open.
  var depth: Int { openIndices.count }

  /// Changes the tree as a whole.
  mutating func setTree(_ change: (inout AccessibilityTree) -> Void) { change(&tree) }

  /// The index of the node that is open.
  var current: Int? { openIndices.last }

  /// Changes the node that is open.
  mutating func update(_ change: (inout AccessibilityNode) -> Void) {
    if let index = openIndices.last { tree.update(index, change) }
  }

  private mutating func unique(_ id: String) -> NodeID {
    if taken.insert(id).inserted { return NodeID(id) }
    var count = counts[id] ?? 1
    var result: String
    repeat {
      count += 1
      result = "\(id)[\(count)]"
    } while !taken.insert(result).inserted
    counts[id] = count
    return NodeID(result)
  }

  /// An identifier as a part of an id: without slashes and blanks, not too long; nil where nothing is left.
  static func segment(_ identifier: String?) -> String? {
    guard let identifier else { return nil }
    let last = identifier.split(separator: "/", omittingEmptySubsequences: true).last ?? ""
    var result = ""
    for scalar in last.unicodeScalars.prefix(80) {
      let isOdd = scalar.value <= 0x20 || scalar.value == 0x7F || "\"#,[]".unicodeScalars.contains(scalar)
      result.unicodeScalars.append(isOdd ? "-" : scalar)
    }
    return result.isEmpty ? nil : result
  }

  /// The smallest rectangle around all roots, for a dump that does not say how large the screen is.
  var extent: Size {
    let frames = tree.roots.map { tree.nodes[$0].frame }
    return Size(width: max(0, frames.map(\.maxX).max() ?? 0), height: max(0, frames.map(\.maxY).max() ?? 0))
  }

  /// The tree with what was left out of it.
  func finish(_ format: TreeFormat) -> ImportedTree {
    ImportedTree(tree: tree, format: format, unused: unused.words)
  }
}
