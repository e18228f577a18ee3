/// What the order of a tree's nodes hangs on, apart from how far things are scrolled and what state they are in.
///
/// Two trees of one target with equal shapes have the same nodes in the same order, so that who knows one of them finds
/// its way in the other.
public struct TreeShape: Hashable, Sendable {
  /// Numbers that only the target understands.
  private var numbers: [Double] = []

  /// A shape of which nothing is known yet.
  public init() {}

  /// Adds what the order hangs on too.
  public mutating func add(_ number: Double) { numbers.append(number) }

  /// Adds what the order hangs on too.
  public mutating func add(_ number: Int) { numbers.append(Double(number)) }

  /// Adds what the order hangs on too.
  public mutating func add(_ isSo: Bool) { numbers.append(isSo ? 1 : 0) }
}
