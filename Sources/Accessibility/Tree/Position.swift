/// A node's place among its likes, as in "2 of 3".
public struct Position: Hashable, Sendable {
  /// From 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// The `index`th of `count`.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
