internal import Accessibility
internal import Digests
internal import Scenes

/// Presentations that controls of several windows open: each window has one of its own, so that a sheet comes up over
/// the window in which somebody asks for it, and in turn with that window's others (SM-5, SM-16).
extension BlueprintBuilder {
  /// Gives each further window in which a presentation is opened one like it, named after the window.
  ///
  /// What belongs to one place stays one: what its author gives a parent, presenter, anchor or container, and panels.
  /// Where that place is itself one of several, what belongs to it goes with it.
  mutating func settleShared() {
    guard profile.presentsInWindows, scene.windows.count > 1 else { return }
    // What belongs to a copy may be opened before that is known.
    while copyOnce() {}
    guard !copies.isEmpty else { return }
    for index in items.indices { aim(index) }
  }

  /// Gives windows what their controls open; false where all of them have it.
  private mutating func copyOnce() -> Bool {
    let count = surfaces.count
    var index = items.startIndex
    // What a copy opens is at the end of the items, and so has its turn as well.
    while index < items.endIndex {
      defer { index = index + 1 }
      let window = surfaces[items[index].surface].window
      guard let opened = items[index].opens, surfaces[opened].window != window, isShared(opened, in: window) else {
        continue
      }
      if let own = copies[opened]?[window] {
        items[index].opens = own
      } else {
        copy(opened, for: index, in: window)
      }
    }
    return surfaces.count > count
  }

  /// Whether a window may have one of its own of a presentation.
  private func isShared(_ surface: SurfaceID, in window: SurfaceID) -> Bool {
    guard let declared = surfaces[surface].declared, declared.container != .screen else { return false }
    if case .panel = declared.kind { return false }
    return places(of: declared).allSatisfy { copies[$0]?[window] != nil }
  }

  /// What its author says that a presentation belongs to.
  private func places(of declared: Presentation) -> [SurfaceID] {
    var places = declared.elementNames.map { name in
      surfacesByID[name] ?? find(name, near: .first).map { items[$0].surface }
    }
    places.append(declared.parent.map { surfacesByID[$0] ?? .first })
    if case .popover(let id) = declared.container { places.append(surfacesByID[id] ?? .first) }
    return places.compactMap(\.self)
  }

  private mutating func copy(_ original: SurfaceID, for opener: ItemID, in window: SurfaceID) {
    guard var declared = surfaces[original].declared else { return }
    declared.id = surfaces[window].id.path + "-" + declared.id
    declared.isPresented = false
    move(&declared, to: window)
    let (surface, start) = (surfaces.endIndex, items.endIndex)
    add(declared)
    surfaces[surface].origin = original
    copies[original, default: [:]][window] = surface
    items[opener].opens = surface
    if surfaces[surface].asksAboutChanges { confirm(surface) }
    for index in surface..<surfaces.endIndex { surfaces[index].window = window }
    noteNames(from: start)
    for index in start..<items.endIndex { resolve(index) }
    for index in surface..<surfaces.endIndex { anchor(index) }
  }

  /// Lets a presentation name what its window has instead of what it names.
  private func move(_ declared: inout Presentation, to window: SurfaceID) {
    func moved(surface id: String) -> String {
      guard let index = surfacesByID[id], let own = copies[index]?[window] else { return id }
      return surfaces[own].id.path
    }
    func moved(_ name: String?) -> String? {
      guard let name else { return nil }
      if surfacesByID[name] != nil { return moved(surface: name) }
      let item = find(name, near: .first).flatMap { counterpart(of: $0, in: window) }
      return item.map { items[$0].id.path } ?? name
    }
    declared.parent = declared.parent.map { moved(surface: $0) }
    declared.presenter = moved(declared.presenter)
    if case .popover(let id) = declared.container { declared.container = .popover(moved(surface: id)) }
    switch declared.kind {
    case .popover(var popover):
      popover.anchor = moved(popover.anchor)
      declared.kind = .popover(popover)
    case .menu(var menu):
      menu.revealControl = moved(menu.revealControl)
      declared.kind = .menu(menu)
    case .currentContext(var context):
      context.hostElement = moved(context.hostElement)
      declared.kind = .currentContext(context)
    default: break
    }
  }
}
