/// The numbers behind an adjustable node's spoken value.
public struct ValueRange: Hashable, Sendable {
  /// The least value.
  public var minimum: Double
  /// The greatest value.
  public var maximum: Double
  /// The present value.
  public var current: Double
  /// What one increment adds.
  public var step: Double

  /// A range with its present value.
  public init(minimum: Double, maximum: Double, current: Double, step: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.current = current
    self.step = step
  }
}
