public import Scenes

/// A test of the package that is a proof of a statement.
public struct EngineTest: Hashable, Sendable {
  /// The statement's id.
  public let statement: String
  /// What the test says of itself.
  public let title: String
  /// Its name for `swift test --filter`, such as `StageTests.FocusTests/ring`.
  public let name: String
  /// The file it stands in, from the root of the package.
  public let file: String
  /// The fault of the engine that turns it red; nil where nobody has shown that it can fail.
  public let mutant: String?
  /// The platforms of the statement on which it runs, and on each of which the mutant turns it red.
  public let platforms: [Platform]

  /// A test that keeps a statement.
  public init(
    _ statement: String, _ title: String, _ name: String, _ file: String, mutant: String? = nil,
    on platforms: [Platform]
  ) {
    self.statement = statement
    self.title = title
    self.name = name
    self.file = file
    self.mutant = mutant
    self.platforms = platforms
  }
}
