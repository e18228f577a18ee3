/// The windows and presentations of an interface that are there in a state, by numbers that mean something to the target
/// only.
public struct StateLayers: Hashable, Sendable {
  /// Those that take input.
  public var open: Set<Int>
  /// All that are there, covered or hidden ones too; what comes up newly is not among them before.
  public var present: Set<Int>

  /// Layers of a state.
  public init(open: Set<Int> = [], present: Set<Int> = []) {
    self.open = open
    self.present = present
  }
}
