internal import Accessibility
internal import Digests
internal import Scenes

/// Content that scrolls as a whole (scroll-tvos-focus-autoscroll): where it is larger than a television's screen the
/// system scrolls the interface by itself, be there a scroll view or not. The choices of an action sheet or alert that has
/// more of them than there is room for scroll everywhere (SM-14).
extension BlueprintBuilder {
  /// Adds what is on a surface; within something that scrolls where that is needed, which changes no names.
  ///
  /// Ways out stay beside it: they are in a header or footer of their own.
  mutating func addContent(_ elements: [Element], to surface: SurfaceID, path: String) {
    guard scrolled.contains(surface) else {
      for element in elements { add(element, to: surface, parent: nil, path: path) }
      return
    }
    for element in elements where element.dismissRole != nil { add(element, to: surface, parent: nil, path: path) }
    let whole = addWhole(to: surface, path: path)
    for element in elements where element.dismissRole == nil {
      add(element, to: surface, parent: whole, path: path)
    }
    items[whole].end = items.endIndex
  }

  /// What scrolls the content of a surface, with nothing in it yet.
  mutating func addWhole(to surface: SurfaceID, path: String) -> ItemID {
    var element = Element(id: "scroll", role: .scrollView)
    element.source = surfaces[surface].source
    return append(element, .whole, to: surface, parent: nil, path: path)
  }
}
