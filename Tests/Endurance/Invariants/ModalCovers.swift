import Accessibility
import Geometry
import Harness
import Scenes

/// Nothing is operated under what the document makes modal, from when that begins to come up until it is gone (SM-1,
/// SM-7, SM-13).
struct ModalCovers: Invariant {
  let name = "modal covers"
  private let modal: Set<String>
  private let windows: Set<String>
  /// What is up, in the order in which it came.
  private var up: [String] = []

  init(_ scene: Scene) {
    windows = Set(scene.windows.map(\.id))
    // With several windows, what something covers is decided by what opened it.
    modal = scene.windows.count > 1 ? [] : Set(scene.presentations.filter { Self.isModal($0, scene) }.map(\.id))
    up = scene.presentations.filter(\.isPresented).map(\.id)
  }

  /// Whether a presentation keeps people from what is under it, by the document alone.
  private static func isModal(_ presentation: Presentation, _ scene: Scene) -> Bool {
    switch presentation.kind {
    case .sheet(let sheet):
      guard presentation.container == nil else { return false }
      return sheet.modality == .modal || sheet.largestUndimmedDetent == nil
    case .alert, .actionSheet, .confirmationDialog, .fullScreen, .activityView: return true
    case .popover, .currentContext, .menu, .panel, .splitView, .fullSpace: return false
    }
  }

  mutating func note(_ moment: Moment) -> String? {
    let (deed, events) = (moment.deed, moment.events)
    // What a person has done is judged by what was up before it.
    let before = up
    for event in events {
      switch event.kind {
      case .willPresent:
        up.removeAll { $0 == event.surface }
        // What has more room again returns to where it was, under what has come since.
        if deed.isResize { up.insert(event.surface, at: 0) } else { up.append(event.surface) }
      case .didDismiss: up.removeAll { $0 == event.surface }
      case .activated, .valueChanged, .textChanged, .delivered:
        guard deed.input != nil, event.initiator == .user, !events.isEffect(event),
          let cover = cover(over: event.surface, before)
        else { continue }
        return "\(event.node) was operated (\(event.kind)) under \(cover)"
      default: break
      }
    }
    return nil
  }

  /// What modal is up over a window or presentation.
  private func cover(over surface: String, _ up: [String]) -> String? {
    guard let place = up.lastIndex(of: surface) else {
      return windows.contains(surface) ? up.last(where: modal.contains) : nil
    }
    return up[(place + 1)...].last(where: modal.contains)
  }
}
