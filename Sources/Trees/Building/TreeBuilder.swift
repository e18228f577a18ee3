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
  /// How many nodes each open node has in it so far; the first is that of the roots.
  private var childCounts = [0]
  /// Nodes by the hash of what few nodes say.
  private var twins: [Int: Int] = [:]
  /// Nodes by what the dump calls them, and what it says of others by those names.
  private var keys: [String: Int] = [:]
  private var relations: [(index: Int, kind: Relation.Kind, key: String)] = []
  /// Whether a node that was begun is left out, and what is in it belongs to what is around it.
  private var leftOut: [Bool] = []
  /// Whether anything in the node shows, for each node around the next one.
  private var shows: [Bool] = []

  init() { tree = AccessibilityTree(screen: .zero) }

  /// Lists what a dump says something is set to and its node does not hold, by the words of the dump.
  mutating func leave(
    _ parts: [StatedValue.Piece], of value: StatedValue, as names: [StatedValue.Piece: String], line: Int
  ) {
    for part in parts { if let name = names[part] { unused.add(name, value.excerpt(part), line: line) } }
  }

  /// Notes that a word occurs in the dump.
  mutating func see(_ word: String) { if !seen.contains(word) { seen.insert(word) } }

  /// Begins a node within the one that is open; its id is made here.
  ///
  /// - Parameters:
  ///   - key: What the dump calls it where it speaks of it.
  ///   - related: What it says of others, by what the dump calls those.
  mutating func begin(
    _ node: AccessibilityNode, key: String? = nil, related: [(kind: Relation.Kind, key: String)] = []
  ) {
    leftOut.append(isRowGroup(node))
    if leftOut.last == true { return }
    var node = Plausible.node(node)
    let segment = Self.segment(node.identifier) ?? node.role.rawValue
    let prefix = prefixes.last ?? ""
    node.id = unique(prefix.isEmpty ? segment : "\(prefix)/\(segment)")
    share(&node)
    openIndices.append(tree.begin(node))
    childCounts[childCounts.count - 1] += 1
    childCounts.append(0)
    if let key, keys[key] == nil { keys[key] = tree.nodes.count - 1 }
    for relation in related { relations.append((tree.nodes.count - 1, relation.kind, relation.key)) }
    prefixes.append(node.identifier?.isEmpty == false ? segment : prefix)
    shows.append(node.isShowing != false)
  }

  /// Ends the node that was begun last. A node that does not show, and nothing in it, is hidden from people where
  /// `hidesUnseen` says that its source means that.
  ///
  /// - Parameter readsLeaves: Whether a view that holds nothing and says something is a stop, where its source does not say.
  mutating func end(hidesUnseen: Bool = false, readsLeaves: Bool = false) {
    if leftOut.popLast() == true { return }
    guard let index = openIndices.popLast(), let shown = shows.popLast() else { return }
    prefixes.removeLast()
    childCounts.removeLast()
    tree.close()
    if let last = shows.indices.last { shows[last] = shows[last] || shown }
    let node = tree.nodes[index]
    if readsLeaves, node.isElement == nil, node.end == index + 1, node.hasWords, [.view, .group].contains(node.role) {
      tree.update(index) { $0.isElement = true }
    }
    if hidesUnseen, !shown { tree.update(index) { $0.traits.insert(.hidden) } }
  }

  /// How many nodes are open.
  var depth: Int { openIndices.count }

  /// Changes the tree as a whole.
  mutating func setTree(_ change: (inout AccessibilityTree) -> Void) { change(&tree) }

  /// Takes what the application in front is called: what the system shows around it is none.
  mutating func nameApplication(_ name: String?) {
    guard tree.application == nil || !Self.systems.contains(name ?? "") else { return }
    tree.application = name
  }

  /// What the parts of a system are called that lie around every application.
  private static let systems: Set<String> = ["com.android.systemui", "com.apple.springboard", "SpringBoard"]

  /// The place among its siblings that the next node takes, from 0.
  var nextPlace: Int { childCounts.last ?? 0 }

  /// The index of the node that is open.
  var current: Int? { openIndices.last }

  /// Changes the node that is open.
  mutating func update(_ change: (inout AccessibilityNode) -> Void) {
    if leftOut.last != true, let index = openIndices.last { tree.update(index, change) }
  }

  /// Whether it is a group of rows without a name: they are rows of the table (WAI-ARIA, rowgroup).
  private func isRowGroup(_ node: AccessibilityNode) -> Bool {
    guard node.roleWord?.lowercased() == "rowgroup", node.name?.isEmpty != false, let around = openIndices.last else {
      return false
    }
    return tree.nodes[around].role == .table
  }

  /// Lets a node share the memory of what it says with one that said the same: rows of a list repeat themselves.
  private mutating func share(_ node: inout AccessibilityNode) {
    let hash = node.detailsHash
    if let twin = twins[hash], node.share(tree.nodes[twin]) { return }
    if twins.count < Self.greatestTwins { twins[hash] = tree.nodes.count }
  }

  /// How many nodes are remembered for that.
  private static let greatestTwins = 20_000

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

  /// Names nodes without a name after what labels them.
  private mutating func nameByLabels() {
    var labelled: [Int: [String]] = [:]
    var known: Set<[Int]> = []
    for relation in relations where relation.kind == .labelledBy {
      guard tree.nodes[relation.index].name == nil, let target = keys[relation.key],
        known.insert([relation.index, target]).inserted
      else { continue }
      if let words = tree.nodes[target].name ?? tree.nodes[target].value {
        labelled[relation.index, default: []].append(words)
      }
    }
    for (index, words) in labelled {
      tree.update(index) { $0.name = words.count == 1 ? words.first : words.joined(separator: " ") }
    }
  }

  /// The smallest rectangle around all roots, for a dump that does not say how large the screen is.
  var extent: Size {
    var frames = tree.roots.map { tree.nodes[$0].frame }
    // Of a root whose place is not said, what is in it says more.
    if frames.allSatisfy(\.isEmpty) { frames = tree.nodes.map(\.frame) }
    return Size(
      width: Plausible.length(frames.map(\.maxX).max() ?? 0), height: Plausible.length(frames.map(\.maxY).max() ?? 0))
  }

  /// The tree with what was left out of it.
  mutating func finish(_ format: TreeFormat) -> ImportedTree {
    // All relations of a node at once: what few nodes say is copied with every change.
    var said: [Int: [Relation]] = [:]
    for relation in relations {
      guard let target = keys[relation.key] else { continue }
      said[relation.index, default: []].append(Relation(relation.kind, tree.nodes[target].id))
    }
    for (index, relations) in said { tree.update(index) { $0.relations += relations } }
    nameByLabels()
    return ImportedTree(tree: tree, format: format, unused: unused.words)
  }
}
