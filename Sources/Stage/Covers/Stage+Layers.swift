internal import Digests
internal import Geometry
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// What lies over what: windows, then sheets and covers in the order in which they came, then the dialog.
extension Stage {
  /// Where the cover on this surface stands among those presented.
  func coverIndex(_ surface: SurfaceID) -> Int? { state.presenting.coverIndex(surface) }

  /// Surfaces of sheets and covers from back to front, hidden ones included.
  var layers: [SurfaceID] {
    guard !state.presenting.covers.isEmpty else { return state.presenting.sheets.map(\.surface) }
    var layers: [SurfaceID] = []
    for cover in state.presenting.covers {
      for sheet in state.presenting.sheets
      where cover.sheetsBelow.contains(sheet.surface) && !layers.contains(sheet.surface) {
        layers.append(sheet.surface)
      }
      layers.append(cover.surface)
    }
    for sheet in state.presenting.sheets where !layers.contains(sheet.surface) { layers.append(sheet.surface) }
    return layers
  }

  /// Sheets and covers from back to front, without those that a full screen hides.
  var visibleLayers: [SurfaceID] {
    let all = layers
    guard let top = hidingPlace(in: all) else { return all }
    return Array(all[top...])
  }

  /// Whether a full screen hides windows and all that lies under it (modality-fullscreen-hides-previous).
  var isEverythingHidden: Bool { !state.presenting.covers.isEmpty && hidingPlace(in: layers) != nil }

  /// The place of the foremost full screen that has come up and leaves nothing uncovered; on its way out it hides what
  /// is under it as long as sheets are over it, as two would show at once.
  private func hidingPlace(in layers: [SurfaceID]) -> Int? {
    guard !state.presenting.covers.isEmpty, !Mutant.isOn(.fullScreenShowsPrevious) else { return nil }
    return layers.lastIndex { surface in
      guard isFillingScreen(surface), let index = coverIndex(surface) else { return false }
      switch state.presenting.covers[index].phase {
      case .resting: return true
      case .presenting: return false
      case .dismissing: return layers.drop { $0 != surface }.contains { sheetIndex($0) != nil }
      }
    }
  }

  /// Whether nothing under it takes input while it is there.
  func blocks(_ layer: SurfaceID) -> Bool {
    if let sheet = sheetIndex(layer) {
      return state.presenting.sheets[sheet].isModal && !Mutant.isOn(.modalSheetLetsTapsThrough)
        && !(Mutant.isOn(.modalSheetNeedsOneWindow) && scene.windows.count > 1)
    }
    let surface = blueprint.surfaces[layer]
    // What is transient takes the next tap anywhere, and keys and readers stay in it unless its author says that it is
    // not modal; what fills the screen leaves nothing to tap.
    return surface.isTransient && surface.declared?.modal != false || surface.declared?.isDeclaredModal ?? true
      || isFillingScreen(layer)
  }

  /// Whether what is under it waits for it: declared modal, or modal at its detent.
  func suspends(_ layer: SurfaceID) -> Bool {
    if let sheet = sheetIndex(layer) { return state.presenting.sheets[sheet].isModal }
    return blueprint.surfaces[layer].declared?.isDeclaredModal ?? true || blueprint.surfaces[layer].fillsScreen
  }

  private func isFillingScreen(_ layer: SurfaceID) -> Bool {
    guard blueprint.surfaces[layer].fillsScreen, let index = coverIndex(layer) else { return false }
    let screen = Rect(origin: .zero, size: state.room.size)
    return coverFrame(state.presenting.covers[index]).intersection(screen) == screen
  }

  /// Whether a sheet or cover comes or goes.
  func isInTransition(_ layer: SurfaceID) -> Bool {
    if let sheet = sheetIndex(layer) { return state.presenting.sheets[sheet].isInTransition }
    return coverIndex(layer).map { state.presenting.covers[$0].isInTransition } ?? false
  }

  /// How many hosts a chain of them can have at most: everything that is there or waits, and one that has just gone.
  var presentedCount: Int {
    state.presenting.covers.count + state.presenting.sheets.count + state.presenting.waiting.count + 1
  }

  /// Whether a surface is inside another one: a sheet in a popover, a menu of a control in it.
  ///
  /// - Parameter opener: What asks for it, if it is not on the screen.
  func isInside(_ surface: SurfaceID, _ outer: SurfaceID, openedBy opener: ItemID? = nil) -> Bool {
    var next = surface
    for _ in 0...presentedCount {
      if blueprint.surfaces[next].popover == outer { return true }
      guard let host = host(of: next, openedBy: next == surface ? opener : nil), host != next else { return false }
      if host == outer { return true }
      next = host
    }
    return false
  }

  /// The surface in whose bounds a surface has to stay, or with which it goes: that of a menu's control or of a current
  /// context's host, what a full screen came from that leaves some of it to be seen, the cover that is declared to be a
  /// sheet's parent.
  func host(of surface: SurfaceID, openedBy opener: ItemID? = nil) -> SurfaceID? {
    let model = blueprint.surfaces[surface]
    if let popover = model.popover { return popover }
    switch model.kind {
    case .menu: return revealControl(of: surface, openedBy: opener).map { blueprint.items[$0].surface }
    case .currentContext: return hostSurface(of: surface)
    case .fullScreen:
      guard model.declared?.frame != nil, !isFillingScreen(surface) else { return nil }
      return hostSurface(of: surface)
    case .sheet, .activityView:
      guard let parent = model.declared?.parent.flatMap({ blueprint.surface($0) }), parent != surface else {
        return nil
      }
      switch blueprint.surfaces[parent].kind {
      case .fullScreen, .fullSpace, .currentContext, .splitView: return parent
      default: return nil
      }
    default: return nil
    }
  }
}
