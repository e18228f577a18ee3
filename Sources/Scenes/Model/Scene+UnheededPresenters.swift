/// What is said to present something that other controls open.
extension Scene {
  /// Why nothing goes by the presenter of what is opened by something else, or also by something else: what opens it has
  /// the focus afterwards (SM-17). Nil
  /// where the scene starts with it, as the focus returns to its presenter then, and where the presenter says in which
  /// window it is shown or to what it points.
  func unheededPresenter(_ presentation: Presentation) -> String? {
    guard let presenter = presentation.presenter, !presentation.isPresented else { return nil }
    switch presentation.kind {
    case .popover(let popover) where popover.anchor == nil && !isCompact: return nil
    default: break
    }
    let openers = paths { $0.opens == presentation.id }
    let named = paths { $0.id == presenter } + [presenter]
    guard let first = openers.first else { return nil }
    if openers.contains(where: named.contains) {
      let isOneWindow = !PlatformProfile(platform).presentsInWindows || Set(openers.map(root)).count == 1
      return openers.count > 1 && isOneWindow ? "each of what opens it has the focus after it" : nil
    }
    if PlatformProfile(platform).presentsInWindows, named.first.map(root) != root(first) { return nil }
    return "\(first) opens it, and has the focus after it"
  }

  /// The window or presentation that the path of an element begins with.
  private func root(_ path: String) -> Substring { path.prefix { $0 != "/" } }

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
