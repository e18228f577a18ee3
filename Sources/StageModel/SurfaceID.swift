public import Digests

/// Which surface of a blueprint is meant.
@usableFromInline
package struct SurfaceID: TableID {
  @usableFromInline let number: Int32

  @inlinable @inline(__always) package init(_ ordinal: Int) { number = Int32(ordinal) }

  @inlinable @inline(__always) package var ordinal: Int { Int(number) }

  /// The first window of the document.
  package static let first = SurfaceID(0)
}
