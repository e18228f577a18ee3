internal import Digests

/// Which scroll view of a blueprint is meant.
struct ScrollerID: TableID {
  private let number: Int32

  @inline(__always) init(_ ordinal: Int) { number = Int32(ordinal) }

  @inline(__always) var ordinal: Int { Int(number) }
}
