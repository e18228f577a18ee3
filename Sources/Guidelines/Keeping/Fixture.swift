public import Scenes

/// A scene that keeps or breaks a statement, checked by a test of the package.
public struct Fixture: Hashable, Sendable {
  /// The statement's id.
  public let statement: String
  /// What the scene does with the statement.
  public let verdict: Verdict
  /// The scene, from the root of the package.
  public let file: String
  /// The platforms of the statement on which the scene is looked at, and does so on each of them.
  public let platforms: [Platform]
  /// The fault of the engine under which a scene breaks the statement, where only the engine can break it; nil where the
  /// scene does so by what stands in it.
  public let mutant: String?

  /// What a scene does with a statement.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    case pass, fail
  }

  /// A scene that keeps or breaks a statement.
  public init(
    _ statement: String, _ verdict: Verdict, _ file: String, mutant: String? = nil, on platforms: [Platform]
  ) {
    self.statement = statement
    self.verdict = verdict
    self.file = file
    self.mutant = mutant
    self.platforms = platforms
  }
}
