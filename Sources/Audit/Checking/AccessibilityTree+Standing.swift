public import Accessibility
import Geometry

extension AccessibilityTree {
  /// How each node stands to people, by itself and by its ancestors; same indices as the tree's nodes; and the
  /// index of the modal node on top.
  ///
  /// Something modal blocks what lies below it, whether or not the tree says `blocked` of those nodes: the last
  /// modal node that is shown confines everything before it that it is not in. On macOS it confines only the window
  /// that it is in (catalogue, C-20).
  public func standings() -> (nodes: [Standing], modal: Int?) {
    var result: [Standing] = []
    result.reserveCapacity(nodes.count)
    var modal: Int?
    for index in nodes.indices {
      let parent = nodes[index].parent
      var standing: Standing = parent >= 0 && parent < index ? result[parent] : []
      let traits = nodes[index].traits
      let isEmpty = nodes[index].frame.isEmpty
      if nodes[index].isInvisible { standing.insert(.hidden) }
      if isEmpty { standing.insert(.sizeless) }
      if traits.contains(.blocked) { standing.insert(.blocked) }
      if traits.contains(.modal), standing.isDisjoint(with: [.hidden, .blocked]) { modal = index }
      result.append(standing)
    }
    guard let modal else { return (result, nil) }
    let confined = platform == "macOS" ? (ancestors(of: modal).last ?? modal) : 0
    var isAncestor = Set(ancestors(of: modal))
    isAncestor.insert(modal)
    for index in confined..<modal where !isAncestor.contains(index) { result[index].insert(.blocked) }
    return (result, modal)
  }
}
