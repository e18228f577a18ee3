public import InputEvents

/// Keeps every word of a state, to compare states without a hash; long lists stay as they are, to be shared.
@usableFromInline
package struct StateWords: StateSink, Sendable {
  @usableFromInline package let now: Timestamp
  @usableFromInline var words: [UInt64] = []
  @usableFromInline var lists: [any SharedList] = []

  @inlinable package init(now: Timestamp) {
    self.now = now
    words.reserveCapacity(96)
  }

  @inlinable package mutating func combine(_ word: UInt64) { words.append(word) }

  @inlinable package mutating func combine<Element>(_ list: DigestedArray<Element>) { lists.append(list) }

  /// Makes room for another state, or another part of one.
  @inlinable package mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    lists.removeAll()
  }
}

extension StateWords: Hashable {
  /// Whether the words are the same, whenever they were taken down.
  @inlinable package static func == (a: Self, b: Self) -> Bool {
    a.words == b.words && a.lists.count == b.lists.count
      && zip(a.lists, b.lists).allSatisfy { $0.isSame(as: $1) }
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    for list in lists { hasher.combine(list.digest) }
  }
}

/// A long list that states share.
@usableFromInline
protocol SharedList: Sendable {
  var digest: UInt64 { get }
  func isSame(as other: any SharedList) -> Bool
}

extension DigestedArray: SharedList {
  @inlinable func isSame(as other: any SharedList) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
