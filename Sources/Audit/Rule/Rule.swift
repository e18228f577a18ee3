/// What a rule is called, why it is there and what to do when it is broken; data, without the check itself.
public struct Rule: Hashable, Sendable, Identifiable {
  /// Its name on the command line and in reports, for good.
  public var id: String
  /// What holds when it is kept, in a sentence.
  public var title: String
  /// Who is kept from what when it is broken.
  public var why: String
  /// What to do when it is broken.
  public var remedy: String
  /// How much it weighs when it is broken.
  public var severity: Severity
  /// What it takes to check it.
  public var method: Method
  /// What it rests on.
  public var references: [Reference]
  /// Numbers it measures against.
  public var parameters: [RuleParameter]
  /// Ids of rules that a node breaks as well where it breaks this one: one defect is one finding, and theirs is folded
  /// below it.
  public var implies: [String]

  /// What it takes to check a rule.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// A look at the tree.
    case `static`
    /// Driving the interface.
    case dynamic
  }

  /// A rule; `references`, `parameters` and `implies` are none unless given.
  public init(
    id: String, title: String, why: String, remedy: String, severity: Severity, method: Method,
    references: [Reference] = [], parameters: [RuleParameter] = [],
    implies: [String] = []
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.remedy = remedy
    self.severity = severity
    self.method = method
    self.references = references
    self.parameters = parameters
    self.implies = implies
  }
}
