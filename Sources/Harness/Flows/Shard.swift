import SafeText

/// One of several parts of a run, each of which another machine can do.
///
/// Which part a case is in hangs on its name alone: the same on every machine, whatever else there is. Every case is in
/// one part and no other.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// The whole.
  public static let whole = Shard(unchecked: 1, of: 1)
  /// The most parts.
  public static let greatestCount = 10_000

  private init(unchecked index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// A part; nil where there is none of that number.
  public init?(_ index: Int, of count: Int) {
    guard count >= 1, count <= Self.greatestCount, (1...count).contains(index) else { return nil }
    self.init(unchecked: index, of: count)
  }

  /// The part that a text such as `2/3` spells.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index, of: count)
  }

  /// `2/3`.
  public var description: String { "\(index)/\(count)" }

  /// Whether the case of a name is in this part.
  public func contains(_ name: String) -> Bool { Self.index(of: name, in: count) == index }

  /// The part of `count` that the case of a name is in, from 1: a result of last year is of the same part today.
  public static func index(of name: String, in count: Int) -> Int {
    Int(StableHash.of(name) % UInt64(max(count, 1))) + 1
  }
}
