import Scenes

/// The window that each presentation belongs to by the document: that of its parent, of what presents it, of the control
/// that opens it, of the sheet that asks it.
struct WindowHomes: Sendable {
  /// By the presentation's id; none where the document names several windows or none.
  private(set) var homes: [String: String] = [:]

  init(_ scene: Scene) {
    let windows = Set(scene.windows.map(\.id))
    var above: [String: Set<String>] = [:]
    func note(_ elements: [Element], in surface: String) {
      for element in elements {
        if let opened = element.opens { above[opened, default: []].insert(surface) }
        note(element.children, in: surface)
      }
    }
    for window in scene.windows { note(window.elements, in: window.id) }
    for presentation in scene.presentations {
      note(presentation.elements, in: presentation.id)
      guard case .sheet(let sheet) = presentation.kind else { continue }
      note(sheet.toolbar, in: presentation.id)
      above[sheet.confirmation ?? "\(presentation.id)-confirmation", default: []].insert(presentation.id)
    }
    for presentation in scene.presentations {
      if let parent = presentation.parent { above[presentation.id] = [parent] }
      if case .popover(let popover) = presentation.container { above[presentation.id] = [popover] }
    }
    for start in Set(above.keys).union(scene.presentations.map(\.id)) {
      var (reached, open): (Set<String>, [String]) = ([], [start])
      while let next = open.popLast() {
        if reached.insert(next).inserted, !windows.contains(next) { open += above[next] ?? [] }
      }
      let found = reached.intersection(windows)
      if found.count == 1 { homes[start] = found.first }
    }
  }
}
