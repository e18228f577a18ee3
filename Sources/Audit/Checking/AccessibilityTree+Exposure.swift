public import Accessibility
import Geometry

extension AccessibilityTree {
  /// How each node stands to people, by itself and by its ancestors; same indices as `nodes`.
  ///
  /// Something modal blocks what lies below it, whether or not the tree says `blocked` of those nodes: the last
  /// modal node that is shown confines everything before it that it is not in. On macOS it confines only the window
  /// that it is in (catalogue, C-20).
  public func exposures() -> [Exposure] {
    var result: [Exposure] = []
    result.reserveCapacity(nodes.count)
    var modal: Int?
    for index in nodes.indices {
      let parent = nodes[index].parent
      var exposure: Exposure = parent >= 0 && parent < index ? result[parent] : []
      let traits = nodes[index].traits
      let isEmpty = nodes[index].frame.isEmpty
      if traits.contains(.hidden) || !(nodes[index].alpha > 0) || (isEmpty && traits.contains(.clips)) {
        exposure.insert(.hidden)
      }
      if isEmpty { exposure.insert(.sizeless) }
      if traits.contains(.blocked) { exposure.insert(.blocked) }
      if traits.contains(.modal), exposure.isDisjoint(with: [.hidden, .blocked]) { modal = index }
      result.append(exposure)
    }
    guard let modal else { return result }
    let confined = platform == "macOS" ? (ancestors(of: modal).last ?? modal) : 0
    var isAncestor = Set(ancestors(of: modal))
    isAncestor.insert(modal)
    for index in confined..<modal where !isAncestor.contains(index) { result[index].insert(.blocked) }
    return result
  }
}
