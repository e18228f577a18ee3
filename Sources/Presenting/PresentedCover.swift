public import Digests
public import Harness
public import InputEvents
public import StageModel

/// A popover, full screen, current context, menu or the like on the screen, and where it stands in SM-6 or SM-15.
///
///      absent ──present──▶ presenting(end) ──end──▶ resting ──button, escape, outside──▶ dismissing(reason) ──▶ absent
///
/// Where the room turns compact, a popover or current context goes on as a `PresentedSheet` and comes back from it.
@usableFromInline
package struct PresentedCover: Sendable {
  /// The surface it shows.
  @usableFromInline package let surface: SurfaceID
  /// Where it stands.
  @usableFromInline package var phase: Phase
  /// The surfaces of the sheets that it lies over; those that came later lie over it.
  @usableFromInline package var sheetsBelow: [SurfaceID]
  /// Where the keyboard focus goes when it is gone; a popover or menu points to it.
  @usableFromInline package var opener: ItemID?
  /// Whether it holds changes that are not saved.
  @usableFromInline package var hasUnsavedChanges = false
  /// The values of its items when they were last saved, where it asks about changes.
  @usableFromInline package var saved = DigestedArray<ElementValue>([])
  /// The surface in whose favour it asks whether it may close.
  @usableFromInline package var successor: SurfaceID?
  /// The detent at which it is a sheet, once it has been one.
  @usableFromInline package var detent: Int?
  /// The item that gets the keyboard focus when it comes back, or when its changes are kept.
  @usableFromInline package var focus: ItemID?

  /// A cover; what each value means is said where it stands.
  package init(
    surface: SurfaceID, phase: Phase, sheetsBelow: [SurfaceID], opener: ItemID?, hasUnsavedChanges: Bool = false,
    saved: DigestedArray<ElementValue> = DigestedArray([]), successor: SurfaceID? = nil, detent: Int? = nil,
    focus: ItemID? = nil
  ) {
    self.surface = surface
    self.phase = phase
    self.sheetsBelow = sheetsBelow
    self.opener = opener
    self.hasUnsavedChanges = hasUnsavedChanges
    self.saved = saved
    self.successor = successor
    self.detent = detent
    self.focus = focus
  }

  /// The states but `absent`.
  @usableFromInline
  package enum Phase: Hashable, Sendable {
    case presenting(end: Timestamp, then: PresentedSheet.AfterPresenting)
    case resting
    case dismissing(TargetEvent.DismissReason, end: Timestamp)
  }

  /// When it gets to its next state by itself.
  package var end: Timestamp? {
    switch phase {
    case .presenting(let end, _), .dismissing(_, let end): end
    case .resting: nil
    }
  }

  /// Whether it comes or goes, so that every input is swallowed.
  package var isInTransition: Bool { phase != .resting }

  /// Whether it goes.
  package var isLeaving: Bool {
    if case .dismissing = phase { return true }
    return false
  }
}

extension PresentedCover: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
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
  @inlinable package func encode(into sink: inout some StateSink) {
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
