public import Digests

/// Which of the items of a blueprint is meant in which something can be selected.
@usableFromInline
package struct SelectableID: TableID {
  @usableFromInline let number: Int32

  @inlinable @inline(__always) package init(_ ordinal: Int) { number = Int32(ordinal) }

  @inlinable @inline(__always) package var ordinal: Int { Int(number) }
}
