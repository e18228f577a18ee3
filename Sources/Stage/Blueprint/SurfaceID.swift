internal import Digests

/// Which surface of a blueprint is meant.
struct SurfaceID: TableID {
  private let number: Int32

  @inline(__always) init(_ ordinal: Int) { number = Int32(ordinal) }

  @inline(__always) var ordinal: Int { Int(number) }

  /// The first window of the document.
  static let first = SurfaceID(0)
}
