/// The windows and presentations of an interface that are there in a state, by numbers that mean something to the target
/// only.
public struct StateLayers: Hashable, Sendable {
  /// Those that take input.
  public var open: Set<Int>
  /// All that are there, covered or hidden ones too; what comes up newly is not among them before.
  public var present: Set<Int>
  /// Whether something is covered or hidden.
  public var isCovering: Bool

  /// Layers of a state.
  ///
  /// - Parameter isCovering: Whether something is covered; nil where that is so whenever something takes no input.
  public init(open: Set<Int> = [], present: Set<Int> = [], isCovering: Bool? = nil) {
    self.open = open
    self.present = present
    self.isCovering = isCovering ?? (open.count < present.count)
  }
}
