internal import Digests
internal import Harness
internal import InputEvents
internal import StageModel

/// A popover, full screen, current context, menu or the like on the screen, and where it stands in SM-6 or SM-15.
///
///      absent ──present──▶ presenting(end) ──end──▶ resting ──button, escape, outside──▶ dismissing(reason) ──▶ absent
///
/// Where the room turns compact, a popover or current context goes on as a `PresentedSheet` and comes back from it.
struct PresentedCover: Sendable {
  /// The surface it shows.
  let surface: SurfaceID
  /// Where it stands.
  var phase: Phase
  /// The surfaces of the sheets that it lies over; those that came later lie over it.
  var sheetsBelow: [SurfaceID]
  /// Where the keyboard focus goes when it is gone; a popover or menu points to it.
  var opener: ItemID?
  /// Whether it holds changes that are not saved.
  var hasUnsavedChanges = false
  /// The values of its items when they were last saved, where it asks about changes.
  var saved = DigestedArray<ElementValue>([])
  /// The surface in whose favour it asks whether it may close.
  var successor: SurfaceID?
  /// The detent at which it is a sheet, once it has been one.
  var detent: Int?
  /// The item that gets the keyboard focus when it comes back, or when its changes are kept.
  var focus: ItemID?

  /// The states but `absent`.
  enum Phase: Hashable, Sendable {
    case presenting(end: Timestamp, then: PresentedSheet.AfterPresenting)
    case resting
    case dismissing(TargetEvent.DismissReason, end: Timestamp)
  }

  /// When it gets to its next state by itself.
  var end: Timestamp? {
    switch phase {
    case .presenting(let end, _), .dismissing(_, let end): end
    case .resting: nil
    }
  }

  /// Whether it comes or goes, so that every input is swallowed.
  var isInTransition: Bool { phase != .resting }

  /// Whether it goes.
  var isLeaving: Bool {
    if case .dismissing = phase { return true }
    return false
  }
}

extension PresentedCover: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(phase)
    sink.combine(sheetsBelow)
    sink.combine(opener)
    sink.combine(hasUnsavedChanges)
    sink.combine(saved)
    sink.combine(successor)
    sink.combine(detent)
    sink.combine(focus)
  }
}

extension PresentedCover.Phase: StateEncodable {
  func encode(into sink: inout some StateSink) {
    switch self {
    case .presenting(let end, let then):
      sink.combine(1)
      sink.combine(end)
      sink.combine(then.rawValue)
    case .resting: sink.combine(2)
    case .dismissing(let reason, let end):
      sink.combine(3)
      sink.combine(reason.rawValue)
      sink.combine(end)
    }
  }
}
