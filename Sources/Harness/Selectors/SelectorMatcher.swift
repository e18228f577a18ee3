import Accessibility
import SafeText

/// Finds nodes by steps of a selector.
struct SelectorMatcher {
  private let tree: AccessibilityTree
  /// Nodes that can be seen, those that the reader reads first and in its order, then the others.
  private let candidates: [Int]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let order = ReadingOrder(tree).elements
    let read = Set(order)
    var others: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      guard !tree.nodes[index].isInvisible else {
        index = tree.nodes[index].end
        continue
      }
      if !read.contains(index) { others.append(index) }
      index += 1
    }
    candidates = order + others
  }

  /// Nodes that the steps mean; covered ones only where no other is meant.
  func matches(_ steps: [Selector.Segment]) -> [Int] {
    guard let first = steps.first else { return [] }
    let found = candidates.filter { matches(first, $0) && isInside($0, steps.dropFirst()) }
    let free = found.filter { !isBlocked($0) }
    let usable = free.isEmpty ? found : free
    guard let number = first.index else { return usable }
    return usable.indices.contains(number - 1) ? [usable[number - 1]] : []
  }

  private func matches(_ step: Selector.Segment, _ index: Int) -> Bool {
    let node = tree.nodes[index]
    if let role = step.role, node.role != role { return false }
    if let name = step.name, node.name != name { return false }
    if let id = step.id, node.id.path != id, !node.id.path.hasSuffix("/" + id) { return false }
    return true
  }

  /// Whether the remaining steps are found among the ancestors, the innermost first.
  private func isInside(_ index: Int, _ steps: ArraySlice<Selector.Segment>) -> Bool {
    var remaining = steps
    for ancestor in tree.ancestors(of: index) {
      guard let step = remaining.first else { return true }
      if isContainer(step, ancestor) { remaining.removeFirst() }
    }
    return remaining.isEmpty
  }

  private func isContainer(_ step: Selector.Segment, _ index: Int) -> Bool {
    guard matches(step, index) else { return false }
    guard let number = step.index else { return true }
    let likes = candidates.filter { matches(step, $0) }
    return likes.indices.contains(number - 1) && likes[number - 1] == index
  }

  private func isBlocked(_ index: Int) -> Bool {
    tree.nearestAncestor(of: index) { $0.traits.contains(.blocked) } != nil
  }

  /// A node as a message lists it: role, name and id; one without a name by where it is, as a person would point at it.
  func description(of index: Int) -> String {
    let node = tree.nodes[index]
    let hasName = node.name?.contains { !$0.isWhitespace } == true
    let place = hasName ? "" : " at \(InputLabel.text(node.effectiveActivationPoint))"
    let name = node.name.map { " \(ScriptText.quoted($0))" } ?? ""
    return "\(node.role.rawValue)\(name)\(place) (#\(node.id))"
  }

  /// Nodes that the first step may have meant.
  func nearest(to steps: [Selector.Segment]) -> [String] {
    guard let step = steps.first else { return [] }
    if let name = step.name {
      // What is of the role that was said is nearer than what is not.
      let likes = step.role.map { role in candidates.filter { tree.nodes[$0].role == role } } ?? []
      for candidates in [likes, candidates] {
        let names = candidates.compactMap { tree.nodes[$0].name }
        let near = Spelling.nearest(to: name, among: names, limit: 3)
        guard !near.isEmpty else { continue }
        return near.compactMap { name in
          candidates.first { tree.nodes[$0].name == name }.map { description(of: $0) }
        }
      }
      return []
    }
    if let id = step.id {
      let near = Spelling.nearest(to: id, among: candidates.map { tree.nodes[$0].id.path }, limit: 3)
      let ends = candidates.map { String(tree.nodes[$0].id.path.split(separator: "/").last ?? "") }
      return (near + Spelling.nearest(to: id, among: ends, limit: 3)).prefix(3).map { "#\($0)" }
    }
    let roles = candidates.filter { tree.nodes[$0].role == step.role }
    return roles.prefix(3).map { description(of: $0) }
  }
}
