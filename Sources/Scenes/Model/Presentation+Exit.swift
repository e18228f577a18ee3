extension Presentation {
  /// A means by which people leave a presentation (modality-explicit-exit).
  public enum Exit: String, CaseIterable, Hashable, Sendable {
    case button, swipe, escapeKey, assistiveEscape, completion
  }
}
