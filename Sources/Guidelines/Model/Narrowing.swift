public import Scenes

/// Platforms that a statement names and on which nothing can show it, with the reason.
public struct Narrowing: Hashable, Sendable {
  /// The platforms, in the order of `Platform`.
  public let platforms: [Platform]
  /// Why nothing there can keep or break the statement, in a sentence.
  public let reason: String

  /// Platforms on which a statement cannot be shown.
  init(_ platforms: [Platform], _ reason: String) {
    self.platforms = platforms
    self.reason = reason
  }
}
