/// Says which row of a table is meant, and of which table: indices of surfaces, items and their likes are types of their
/// own, so that none is taken for another.
@usableFromInline
package protocol TableID: Hashable, Comparable, Sendable, Strideable where Stride == Int {
  /// Its place in the table, from 0 on.
  var ordinal: Int { get }
  /// The row at a place in the table; there are as many as 32 bits count.
  init(_ ordinal: Int)
}

extension TableID {
  @inlinable @inline(__always) package static func < (a: Self, b: Self) -> Bool { a.ordinal < b.ordinal }
  @inlinable @inline(__always) package func distance(to other: Self) -> Int { other.ordinal - ordinal }
  @inlinable @inline(__always) package func advanced(by count: Int) -> Self { Self(ordinal + count) }
  /// The row so many further on.
  @inlinable @inline(__always) package static func + (id: Self, count: Int) -> Self { Self(id.ordinal + count) }
  /// How many rows one comes after another.
  @inlinable @inline(__always) package static func - (id: Self, other: Self) -> Int { id.ordinal - other.ordinal }
}
