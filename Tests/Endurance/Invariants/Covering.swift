import Accessibility
import Harness
import InputEvents
import Scenes

/// What covers what, by the document and by what was told of: which presentations are modal, and over which windows
/// (SM-7, SM-16, C-02, C-20).
struct Covering: Sendable {
  /// What is up, in the order in which it came.
  private(set) var up: [String] = []
  let windows: Set<String>
  private let scene: Scene
  /// Those that are modal whatever their height.
  private var modal: Set<String> = []
  /// Those that are modal above one of their detents, with that.
  private var undimmed: [String: Detent] = [:]
  private var sheets: [String: Sheet] = [:]
  /// The panels, which are used beside a sheet of their document (SM-16).
  private var panels: Set<String> = []
  /// The window that each belongs to, where the document leaves no doubt; on a Mac only.
  private var homes: [String: String] = [:]
  /// Those that a Mac shows over all of the app.
  private var whole: Set<String> = []
  /// The detent at which each is, where that has been told of.
  private var current: [String: String] = [:]
  /// Those of which the app or another size has changed where they come up.
  private var changed: Set<String> = []
  private var heights: DetentResolver

  init(_ scene: Scene) {
    self.scene = scene
    windows = Set(scene.windows.map(\.id))
    heights = DetentResolver(scene)
    up = scene.presentations.filter(\.isPresented).map(\.id)
    for presentation in scene.presentations { note(presentation) }
    homes = WindowHomes(scene).homes
    panels.formUnion(scene.windows.filter { $0.kind == .panel }.map(\.id))
    for id in up { current[id] = first(of: id) }
  }

  private mutating func note(_ presentation: Presentation) {
    let id = presentation.id
    switch presentation.kind {
    case .sheet(let sheet):
      sheets[id] = sheet
      if sheet.confirmation == nil { modal.insert("\(id)-confirmation") }
      let isDimming = sheet.detents.first { $0.id == sheet.largestUndimmedDetent }
      let hasDetents = [.iOS, .iPadOS].contains(scene.platform) && (scene.osVersion ?? .max) >= 15
      if hasDetents, sheet.modality == .nonmodal, let isDimming { undimmed[id] = isDimming } else { modal.insert(id) }
    case .alert, .actionSheet, .confirmationDialog:
      if presentation.modal != false { modal.insert(id) }
      if presentation.container == .screen { whole.insert(id) }
    case .fullScreen, .activityView:
      if presentation.modal != false, presentation.frame == nil { modal.insert(id) }
    case .panel: panels.insert(id)
    case .popover, .currentContext, .menu, .splitView, .fullSpace: break
    }
  }

  /// Something was done.
  mutating func note(_ moment: Moment) {
    switch moment.deed {
    case .setDetents(_, let id, _), .select(_, let id, _):
      changed.insert(id)
      current[id] = nil
      undimmed[id] = nil
    case .receive(let input):
      guard case .resize = input.kind else { break }
      current = [:]
      changed.formUnion(sheets.keys)
      heights = DetentResolver(scene, on: moment.screen)
    default: break
    }
    for event in moment.events {
      switch event.kind {
      case .willPresent:
        up.removeAll { $0 == event.surface }
        // What has more room again returns to where it was, under what has come since.
        if moment.deed.isResize { up.insert(event.surface, at: 0) } else { up.append(event.surface) }
        current[event.surface] = changed.contains(event.surface) ? nil : first(of: event.surface)
      case .detentChanged(_, let to): current[event.surface] = to
      case .didDismiss(let reason):
        up.removeAll { $0 == event.surface }
        // It comes back where it was.
        if reason == .replaced { changed.insert(event.surface) }
      default: break
      }
    }
  }

  /// The same once what has gone before a moment is gone.
  func without(_ events: [TargetEvent], before time: Timestamp?) -> Self {
    guard let time else { return self }
    var result = self
    for event in events where event.time < time {
      if case .didDismiss = event.kind { result.up.removeAll { $0 == event.surface } }
    }
    return result
  }

  /// The detent at which it comes up on the screen for which the scene was written.
  private func first(of id: String) -> String? {
    guard let sheet = sheets[id] else { return nil }
    return sheet.selectedDetent
      ?? sheet.detents.filter(heights.exists).min { heights.height(of: $0) < heights.height(of: $1) }?.id
  }

  /// What modal is up over a window or presentation.
  func cover(over surface: String) -> String? {
    func covers(_ other: String) -> Bool { isModal(other) && isOver(other, surface) }
    guard let place = up.lastIndex(of: surface) else {
      return windows.contains(surface) ? up.last(where: covers) : nil
    }
    return up[(place + 1)...].last(where: covers)
  }

  /// Whether it keeps people from what is under it, where it is now.
  private func isModal(_ id: String) -> Bool {
    if modal.contains(id) { return true }
    guard let undimmed = undimmed[id], let told = current[id],
      let detent = sheets[id]?.detents.first(where: { $0.id == told })
    else { return false }
    return heights.exists(detent) && heights.exists(undimmed)
      && heights.height(of: detent) > heights.height(of: undimmed) + 0.5
  }

  /// Whether one may lie over the other: on a Mac, where both are of one window and no panels.
  private func isOver(_ front: String, _ back: String) -> Bool {
    guard scene.platform == .macOS, !whole.contains(front) else { return true }
    if panels.contains(back) { return false }
    guard scene.windows.count > 1 else { return true }
    let home = windows.contains(back) ? back : homes[back]
    return home != nil && homes[front] == home
  }
}
