/// A value and where in a script it was written.
///
/// Two are equal when their values are: where something stands does not change what it means.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was written.
  public var value: Value
  /// Where its first character stands; nil when it was not read from a text.
  public var location: ScriptLocation?

  /// A value, with its place if it was read from a text.
  public init(_ value: Value, at location: ScriptLocation? = nil) {
    self.value = value
    self.location = location
  }

  /// Whether the values are equal.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
  /// Hashes the value alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
