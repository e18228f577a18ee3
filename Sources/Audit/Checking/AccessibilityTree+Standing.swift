public import Accessibility
import Geometry

extension AccessibilityTree {
  /// How each node stands to people, by itself and by its ancestors; same indices as the tree's nodes; and the
  /// index of the modal node on top.
  ///
  /// What something modal covers is said by `Confinement`, as for the reader's cursor.
  public func standings() -> (nodes: [Standing], modal: Int?) {
    let confinement = Confinement(self)
    // What has no size because its source has no places is not without area.
    let hasPlaces = says(.frame)
    var result: [Standing] = []
    result.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let parent = nodes[index].parent
      var standing: Standing = parent >= 0 && parent < index ? result[parent] : []
      if nodes[index].isInvisible { standing.insert(.hidden) }
      if hasPlaces, nodes[index].frame.isEmpty {
        // What a dump says to be on the screen is there, wherever that is.
        let isShown = nodes[index].frame == .zero && nodes[index].isShowing == true
        if !isShown { standing.insert(.sizeless) }
      } else if parent >= 0, parent < index, nodes[parent].frame == .zero, provenance != nil {
        // What is in something whose place the dump does not say is where it says itself.
        standing.remove(.sizeless)
      }
      if nodes[index].traits.contains(.blocked) || confinement.excludes(index) { standing.insert(.blocked) }
      result.append(standing)
    }
    return (result, confinement.modal)
  }
}
