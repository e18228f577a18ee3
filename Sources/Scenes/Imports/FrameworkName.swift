/// What a framework calls something that a scene can describe: a kind of presentation, an attribute or a value.
///
/// A scene that says `api` may use these names beside its own; all of them stand in `FrameworkName.table`.
public struct FrameworkName: Hashable, Sendable {
  /// The framework whose name it is.
  public let framework: Scene.API
  /// The name, as the framework's documentation writes it.
  public let spelling: String
  /// What it belongs to, or is where there is no attribute: `sheet`, `button` and so on, as messages call them.
  public let entity: String
  /// The attribute of the entity that it stands for.
  public let attribute: String?
  /// The value of the attribute that it stands for.
  public let value: String?
  /// Where the framework has it.
  public let platforms: [Platform]
  /// The statement of the guidelines that names it.
  public let statement: String?
  /// The rule that reports it on another platform; without one a scene with it is refused there.
  public let reportedBy: String?

  init(
    _ framework: Scene.API, _ spelling: String, _ entity: String, _ attribute: String? = nil, value: String? = nil,
    on platforms: [Platform], statement: String? = nil, reportedBy: String? = nil
  ) {
    self.framework = framework
    self.spelling = spelling
    self.entity = entity
    self.attribute = attribute
    self.value = value
    self.platforms = Platform.allCases.filter(platforms.contains)
    self.statement = statement
    self.reportedBy = reportedBy
  }

  /// What it stands for: `sheet`, `sheet.grabber` or `button.style: destructive`.
  public var meaning: String {
    entity + (attribute.map { ".\($0)" } ?? "") + (value.map { ": \($0)" } ?? "")
  }

  /// What a scene writes in its place: the key of a kind or attribute, or the value.
  public var counterpart: String { value ?? attribute ?? entity }
}
