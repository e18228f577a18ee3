/// Two elements whose reading order hangs on a chain of near misses.
///
/// "Less than eight points apart" is not transitive: with tops at 0, 7 and 14 the first two share a row and so do
/// the last two, but the first and the last do not. The order is defined all the same (rows are counted from the
/// top); an ambiguity says that a person, or another reader, may see the row otherwise and read `later` first.
public struct OrderAmbiguity: Hashable, Sendable {
  /// The index of the element that is read first, being in the upper row.
  public var earlier: Int
  /// The index of the element that would come first if both shared a row.
  public var later: Int

  /// An ambiguity between two elements by their indices in the tree.
  public init(earlier: Int, later: Int) {
    self.earlier = earlier
    self.later = later
  }
}
