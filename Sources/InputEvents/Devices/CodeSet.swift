/// A set of small code numbers, kept as bits; iterates in ascending order.
public struct CodeSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var words: [UInt64] = []

  /// An empty set.
  public init() {}

  /// A set of these numbers.
  public init(arrayLiteral elements: UInt16...) {
    for element in elements { insert(element) }
  }

  /// A set of these numbers.
  public init(_ numbers: some Sequence<UInt16>) {
    for number in numbers { insert(number) }
  }

  /// Whether nothing is in the set.
  public var isEmpty: Bool { words.isEmpty }

  /// How many numbers are in the set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// The least number in the set, or nil when it is empty.
  public var first: UInt16? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Whether `number` is in the set.
  public func contains(_ number: UInt16) -> Bool {
    let index = Int(number >> 6)
    return index < words.count && words[index] & (1 << UInt64(number & 63)) != 0
  }

  /// Whether the number of `code` is in the set.
  public func contains(_ code: some InputCode) -> Bool { contains(code.rawValue) }

  /// Adds `number`.
  public mutating func insert(_ number: UInt16) {
    let index = Int(number >> 6)
    while words.count <= index { words.append(0) }
    words[index] |= 1 << UInt64(number & 63)
  }

  /// Removes `number`; the words stay canonical, so that equal sets are equal values.
  public mutating func remove(_ number: UInt16) {
    let index = Int(number >> 6)
    guard index < words.count else { return }
    words[index] &= ~(1 << UInt64(number & 63))
    while words.last == 0 { words.removeLast() }
  }

  /// The numbers in ascending order.
  public func makeIterator() -> Iterator { Iterator(words: words) }

  /// Walks the numbers of a `CodeSet` in ascending order.
  public struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var index = 0
    private var remaining: UInt64

    init(words: [UInt64]) {
      self.words = words
      remaining = words.first ?? 0
    }

    /// The next number, or nil at the end.
    public mutating func next() -> UInt16? {
      while remaining == 0 {
        index += 1
        guard index < words.count else { return nil }
        remaining = words[index]
      }
      let bit = remaining.trailingZeroBitCount
      remaining &= remaining - 1
      return UInt16(index * 64 + bit)
    }
  }
}
