import Accessibility
import Geometry
import Scenes

extension AuditContext {
  /// The place of the window that a presentation belongs to; nil where that is not on the screen.
  func windowFrame(of view: Presentation) -> Rect? {
    guard let scene else { return nil }
    let root = { (name: String) in String(name.prefix { $0 != "/" }) }
    var names = [view.parent.map(root), view.presenter.map(root), document?.opener(of: view.id).map(root)]
      .compactMap(\.self)
    if let first = scene.windows.first?.id { names.append(first) }
    for name in names where scene.windows.contains(where: { $0.id == name }) {
      if let window = tree.nodes.first(where: { $0.role == .window && $0.id.path == name }) { return window.frame }
    }
    return nil
  }
}
