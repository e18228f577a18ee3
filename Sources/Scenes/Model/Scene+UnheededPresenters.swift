/// What is said to present something that other controls open.
extension Scene {
  /// Why nothing goes by the presenter of what is opened by something else, or also by something else: what opens it has
  /// the focus afterwards (SM-17).
  ///
  /// Nil where the scene starts with it, as the focus returns to its presenter then, and where the presenter says in which
  /// window it is shown or to what it points.
  func unheededPresenter(_ presentation: Presentation, _ index: OpenerIndex) -> String? {
    guard let presenter = presentation.presenter, !presentation.isPresented else { return nil }
    let isElement = !windows.contains { $0.id == presenter } && !presentations.contains { $0.id == presenter }
    let openers = index.openers[presentation.id] ?? []
    let named = (index.paths[presenter] ?? []) + [presenter]
    guard let first = openers.first else { return nil }
    let isOpener = openers.contains(where: named.contains)
    if case .popover(let popover) = presentation.kind, popover.anchor == nil, !isCompact, isElement { return nil }
    if saysWindow(presentation, presenter: named[0], opener: first, index) { return nil }
    let other = "; its presenter counts where the app itself shows it (--present)"
    guard isOpener else { return "\(first) opens it, and has the focus after it" + other }
    // Each window has one of its own.
    let isOneWindow = !PlatformProfile(platform).presentsInWindows || Set(openers.map(index.window)).count == 1
    return openers.count > 1 && isOneWindow ? "each of what opens it has the focus after it" + other : nil
  }

  /// Whether the presenter puts a presentation into another window than what opens it would.
  private func saysWindow(
    _ presentation: Presentation, presenter: String, opener: String, _ index: OpenerIndex
  ) -> Bool {
    if presentation.parent != nil || unheededByWindow(presentation) != nil { return false }
    if case .popover = presentation.container { return false }
    switch presentation.kind {
    // It lies over the window of what opens it; a sheet, which it is in little room, has its place in its own.
    case .currentContext where !PlatformProfile(platform).presentsInWindows && !(platform == .tvOS && isCompact):
      return false
    // So it does on visionOS where that is in another presentation.
    case .currentContext where platform == .visionOS && !isCompact && !isInWindow(opener): return false
    case .fullScreen where platform == .visionOS && !isInWindow(opener): return false
    default: break
    }
    return index.window(presenter) != index.window(opener)
  }

  /// Whether the path of an element begins with a window.
  private func isInWindow(_ path: String) -> Bool { windows.contains { path.hasPrefix($0.id + "/") } }

  /// The paths of some elements, in the order of the document.
  func paths(where isMeant: (Element) -> Bool) -> [String] {
    var found: [String] = []
    func look(in elements: [Element], of path: String) {
      for element in elements {
        let own = element.id.isEmpty ? path : path + "/" + element.id
        if isMeant(element) { found.append(own) }
        look(in: element.children, of: own)
      }
    }
    for window in windows { look(in: window.elements, of: window.id) }
    for other in presentations { look(in: other.content, of: other.id) }
    return found
  }
}
