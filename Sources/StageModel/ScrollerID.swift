public import Digests

/// Which scroll view of a blueprint is meant.
@usableFromInline
package struct ScrollerID: TableID {
  @usableFromInline let number: Int32

  @inlinable @inline(__always) package init(_ ordinal: Int) { number = Int32(ordinal) }

  @inlinable @inline(__always) package var ordinal: Int { Int(number) }
}
