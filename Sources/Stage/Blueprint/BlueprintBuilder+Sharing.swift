internal import Accessibility
internal import Scenes

/// Presentations that controls of several windows open: each window has one of its own, so that a sheet comes up over
/// the window in which somebody asks for it, and in turn with that window's others (SM-5, SM-16).
extension BlueprintBuilder {
  /// Gives each further window in which a presentation is opened one like it, named after the window.
  ///
  /// What belongs to one place stays one: what its author gives a parent, presenter, anchor or container, and panels.
  mutating func settleShared() {
    guard scene.platform == .macOS || scene.platform == .visionOS, scene.windows.count > 1 else { return }
    var settled: [Int: [Int: Int]] = [:]
    var index = 0
    // What a copy opens is at the end of the items, and so has its turn as well.
    while index < items.count {
      defer { index += 1 }
      let window = surfaces[items[index].surface].window
      guard let opened = items[index].opens, surfaces[opened].window != window, isShared(opened) else { continue }
      if let own = settled[opened]?[window] {
        items[index].opens = own
      } else {
        settled[opened, default: [:]][window] = copy(opened, for: index, in: window)
      }
    }
  }

  private func isShared(_ surface: Int) -> Bool {
    guard let declared = surfaces[surface].declared, declared.parent == nil, declared.presenter == nil,
      declared.container == nil || declared.container == .window
    else { return false }
    switch declared.kind {
    case .popover(let popover): return popover.anchor == nil
    case .menu(let menu): return menu.revealControl == nil
    case .currentContext(let context): return context.hostElement == nil
    case .panel: return false
    default: return true
    }
  }

  private mutating func copy(_ original: Int, for opener: Int, in window: Int) -> Int {
    guard var declared = surfaces[original].declared else { return original }
    declared.id = surfaces[window].id.path + "-" + declared.id
    declared.isPresented = false
    let (surface, start) = (surfaces.count, items.count)
    add(declared)
    surfaces[surface].origin = original
    items[opener].opens = surface
    if surfaces[surface].asksAboutChanges { confirm(surface) }
    for index in surface..<surfaces.count { surfaces[index].window = window }
    noteNames(from: start)
    for index in start..<items.count { resolve(index) }
    for index in surface..<surfaces.count { anchor(index) }
    return surface
  }
}
