/// What an author says of the task that a presentation or an app serves.
///
/// What is not said is nil, never a guess.
public struct TaskHints: Hashable, Sendable {
  /// What is done.
  public var kind: Kind?
  /// Whether it has an end.
  public var extent: Extent?
  /// Steps it takes.
  public var steps: Int?
  /// How hard it is.
  public var complexity: Complexity?
  /// How long it takes.
  public var duration: Duration?
  /// Whether its content is meant to fill people's attention or field of view, as video, photos or a camera do.
  public var immersive: Bool?
  /// Whether it can be done without anything else.
  public var selfContained: Bool?
  /// How much it matters.
  public var importance: Importance?
  /// What it belongs to: the parent's id or title, what its own task relates to, or the app's name.
  public var relatesTo: String?
  /// Whether people can change the app's behaviour or their data in it.
  public var allowsChanges: Bool?
  /// Whether there is nothing to do but to read.
  public var informationOnly: Bool?

  /// What is done in a task.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case documentEditing = "document-editing"
    case photoEditing = "photo-editing"
    case markup, compose, form, choice, share, navigation, playback, capture, other
  }

  /// Whether a task has an end.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    case bounded
    case openEnded = "open-ended"
  }

  /// How hard a task is.
  public enum Complexity: String, CaseIterable, Hashable, Sendable {
    case simple, complex
  }

  /// How long a task takes.
  public enum Duration: String, CaseIterable, Hashable, Sendable {
    case brief, prolonged
  }

  /// Nothing said.
  public init() {}
}
