internal import Harness
internal import InputEvents

/// An action sheet or alert on the screen and where it stands in SM-14.
///
///      absent ──present──▶ presenting(end) ──end──▶ resting ──button, escape──▶ dismissing(answer) ──end──▶ absent
///
/// The answer takes effect when it is gone.
struct PresentedDialog: Sendable {
  /// The surface it shows.
  let surface: Int
  /// Where it stands.
  var phase: Phase
  /// The surface of the sheet or cover whose unsaved changes it asks about; nil if it asks about something else.
  var sheet: Int?
  /// The item whose effect it clarifies: that comes about with an answer other than Cancel.
  var clarifies: Int?
  /// Where the keyboard focus was before.
  var returnFocus: Int?

  /// The states of SM-14 but `absent`.
  enum Phase: Hashable, Sendable {
    case presenting(end: Timestamp)
    case resting
    /// Closed by this item, or by nothing; what it means happens at the end.
    case dismissing(TargetEvent.DismissReason, answer: Int?, end: Timestamp)
  }

  /// When it gets to its next state by itself.
  var end: Timestamp? {
    switch phase {
    case .presenting(let end), .dismissing(_, _, let end): end
    case .resting: nil
    }
  }

  func hash(into hasher: inout StateHasher, now: Timestamp) {
    hasher.combine(surface)
    hasher.combine(sheet)
    hasher.combine(clarifies)
    hasher.combine(returnFocus)
    switch phase {
    case .presenting(let end):
      hasher.combine(1)
      hasher.combine(end - now)
    case .resting: hasher.combine(2)
    case .dismissing(let reason, let answer, let end):
      hasher.combine(3)
      hasher.combine(reason.rawValue)
      hasher.combine(answer)
      hasher.combine(end - now)
    }
  }
}
