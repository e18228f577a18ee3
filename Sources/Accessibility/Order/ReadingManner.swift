/// How the readers of a platform go through a tree: the one place that decides it, for all voices.
public enum ReadingManner: Hashable, Sendable {
  /// In rows by the places of frames, containers kept together: Apple's platforms, and where no platform is known.
  case rows
  /// In the order of the tree: the web, and the desktops that read as browsers do.
  case document
  /// As TalkBack does: what can be acted on takes the words of what is in it.
  case merging

  /// The manner of a tree's platform.
  public init(_ tree: AccessibilityTree) {
    switch tree.platform {
    case "Android": self = .merging
    case "web", "Linux", "Windows": self = .document
    default: self = .rows
    }
  }
}
