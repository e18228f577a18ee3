/// Places of the documents that contradict each other, and what holds.
///
/// In general English goes before its translation, a newer page before an older one, and a platform before what is said
/// of all; what is older and not contradicted holds on.
public struct SpecificationConflict: Hashable, Sendable, Identifiable {
  /// Its code, such as `C-07`, for good.
  public let id: String
  /// What it is about.
  public let subject: String
  /// The places.
  public let sources: [Source]
  /// What they say.
  public let sides: String
  /// What holds here.
  public let resolution: String
  /// Ids of the statements that it is about.
  public let statements: [String]

  init(
    _ id: String, _ subject: String, _ sources: [Source], _ sides: String, _ resolution: String,
    _ statements: [String]
  ) {
    self.id = id
    self.subject = subject
    self.sources = sources
    self.sides = sides
    self.resolution = resolution
    self.statements = statements
  }
}
