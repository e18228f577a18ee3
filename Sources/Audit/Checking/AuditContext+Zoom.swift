import Accessibility
import Scenes

extension AuditContext {
  /// How far people magnify what is in a node; nil where they do not, or there is no document.
  func zoom(of index: Int) -> Zoom? {
    let node = tree.nodes[index]
    guard node.traits.contains(.clips) || node.actions.contains(.scroll), !standing[index].contains(.hidden),
      let zoom = document?.scroller(node.id.path)?.zoom, zoom.isSupported
    else { return nil }
    return zoom
  }
}
