/// A number that a rule measures against.
public struct RuleParameter: Hashable, Sendable {
  /// Its name in messages and options.
  public var name: String
  /// Its value unless changed.
  public var value: Double
  /// The unit of the value, such as `pt` or `µs`.
  public var unit: String
  /// What it bounds, and where the number comes from.
  public var meaning: String

  /// A number with its unit.
  public init(name: String, value: Double, unit: String, meaning: String) {
    self.name = name
    self.value = value
    self.unit = unit
    self.meaning = meaning
  }
}
