import Accessibility
import Geometry
import SafeText

/// Finds the words that name what is on a screen, as a person would write them in a script.
struct SelectorNamer {
  let tree: AccessibilityTree
  /// What is foremost at a place.
  private let touched: (Point) -> NodeID?

  /// - Parameter touched: What is foremost at a place; what the tree says unless given.
  init(_ tree: AccessibilityTree, touched: ((Point) -> NodeID?)? = nil) {
    self.tree = tree
    self.touched = touched ?? { place in tree.hitTest(place).map { tree.nodes[$0].id } }
  }

  /// A place by its name, and where a hand would touch what is named.
  struct NamedPlace {
    var selector: String
    var point: Point
  }

  /// A longer name is no help to anybody, in bytes.
  private static let longestName = 120

  /// Selectors that mean this node and no other, the one that says most with least first; none where nothing names it.
  ///
  /// - Parameter saysRole: Whether the role stands before a name that would do without it.
  func selectors(of index: Int, saysRole: Bool = false) -> [String] {
    guard tree.nodes.indices.contains(index) else { return [] }
    let node = tree.nodes[index]
    let role = node.role.rawValue
    var found: [String] = []
    if let name = node.name, Self.isUsable(name) {
      let quoted = ScriptText.quoted(name)
      let plain = saysRole ? ["\(role) \(quoted)", quoted] : [quoted, "\(role) \(quoted)"]
      found = plain.filter { means($0, index) }
      if found.isEmpty {
        found = containers(of: index).map { "\(role) \(quoted) in \($0)" }.filter { means($0, index) }
      }
    } else if means(role, index), Self.namedByRole.contains(node.role) {
      found.append(role)
    }
    if let id = shortestID(of: index) { found.append(id) }
    return found
  }

  /// The first of `selectors(of:)`.
  func selector(of id: NodeID, saysRole: Bool = true) -> String? {
    tree.index(of: id).flatMap { selectors(of: $0, saysRole: saysRole).first }
  }

  /// Names of what a hand touches at a place; none where only the place tells.
  ///
  /// - Parameter takesContainers: Whether what the place is in may stand for it, as for a movement that begins there.
  func places(at point: Point, takesContainers: Bool = false) -> [NamedPlace] {
    guard let hit = tree.hitTest(point) else { return [] }
    let owner = owner(of: hit)
    var found: [NamedPlace] = []
    for index in [hit] + tree.ancestors(of: hit) {
      let isOwned = index >= owner && index < tree.nodes[owner].end
      guard isOwned || takesContainers else { break }
      for selector in selectors(of: index).prefix(takesContainers ? 1 : 2) {
        guard let place = try? Selector(parsing: selector).visiblePoint(in: tree, touched: touched),
          place.x >= 0, place.y >= 0, place.x < tree.screen.width, place.y < tree.screen.height,
          let reached = tree.hitTest(place), isOwned ? self.owner(of: reached) == owner : true
        else { continue }
        found.append(NamedPlace(selector: selector, point: place))
      }
      if found.count >= 4 { break }
    }
    return found
  }

  /// What takes a touch on a node: what is operated around it, or itself.
  private func owner(of index: Int) -> Int { tree.nearestAncestor(of: index) { $0.isOperable } ?? index }

  private func containers(of index: Int) -> [String] {
    tree.ancestors(of: index).flatMap { ancestor in
      let node = tree.nodes[ancestor]
      let role = node.role.rawValue
      guard let name = node.name, Self.isUsable(name) else { return [role] }
      return [role, "\(role) \(ScriptText.quoted(name))"]
    }
  }

  /// The fewest last parts of its path that mean it.
  private func shortestID(of index: Int) -> String? {
    let parts = tree.nodes[index].id.path.split(separator: "/", omittingEmptySubsequences: false)
    for count in 1...max(1, parts.count) where count <= parts.count {
      let id = "#" + parts.suffix(count).joined(separator: "/")
      // There are no quotation marks around an id, and so nothing in it can be written out.
      if id.forTerminal == id, means(id, index) { return id }
    }
    return nil
  }

  /// Whether a selector means this node alone.
  func means(_ selector: String, _ index: Int) -> Bool { (try? Selector(parsing: selector).index(in: tree)) == index }

  private static func isUsable(_ name: String) -> Bool {
    name.utf8.count <= longestName && name.contains { !$0.isWhitespace }
  }

  /// What people call by what it is, where there is one of it.
  private static let namedByRole: Set<Role> = [.grabber, .sheet, .actionSheet, .alert, .popover, .menu, .scrollBar]
}
