public import Digests
public import Harness
public import InputEvents
public import StageModel

/// An action sheet or alert on the screen and where it stands in SM-14.
///
///      absent ──present──▶ presenting(end) ──end──▶ resting ──button, escape──▶ dismissing(answer) ──end──▶ absent
///
/// The answer takes effect when it is gone.
@usableFromInline
package struct PresentedDialog: Sendable {
  /// The surface it shows.
  @usableFromInline package let surface: SurfaceID
  /// Where it stands.
  @usableFromInline package var phase: Phase
  /// The surface of the sheet or cover whose unsaved changes it asks about; nil if it asks about something else.
  @usableFromInline package var sheet: SurfaceID?
  /// The item whose effect it clarifies: that comes about with an answer other than Cancel.
  @usableFromInline package var clarifies: ItemID?
  /// Where the keyboard focus was before.
  @usableFromInline package var returnFocus: ItemID?

  /// A dialog; what each value means is said where it stands.
  package init(
    surface: SurfaceID, phase: Phase, sheet: SurfaceID?, clarifies: ItemID? = nil, returnFocus: ItemID?
  ) {
    self.surface = surface
    self.phase = phase
    self.sheet = sheet
    self.clarifies = clarifies
    self.returnFocus = returnFocus
  }

  /// The states of SM-14 but `absent`.
  @usableFromInline
  package enum Phase: Hashable, Sendable {
    case presenting(end: Timestamp)
    case resting
    /// Closed by this item, or by nothing; what it means happens at the end.
    case dismissing(TargetEvent.DismissReason, answer: ItemID?, end: Timestamp)
  }

  /// When it gets to its next state by itself.
  package var end: Timestamp? {
    switch phase {
    case .presenting(let end), .dismissing(_, _, let end): end
    case .resting: nil
    }
  }
}

extension PresentedDialog: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(surface)
    sink.combine(phase)
    sink.combine(sheet)
    sink.combine(clarifies)
    sink.combine(returnFocus)
  }
}

extension PresentedDialog.Phase: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .presenting(let end):
      sink.combine(1)
      sink.combine(end)
    case .resting: sink.combine(2)
    case .dismissing(let reason, let answer, let end):
      sink.combine(3)
      sink.combine(reason.rawValue)
      sink.combine(answer)
      sink.combine(end)
    }
  }
}
