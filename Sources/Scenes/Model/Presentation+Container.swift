extension Presentation {
  /// What a presentation is placed in.
  public enum Container: Hashable, Sendable {
    /// The screen.
    case screen
    /// The window that it belongs to.
    case window
    /// A popover, by id.
    case popover(String)
  }
}
