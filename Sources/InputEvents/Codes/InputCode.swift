/// A number of one evdev family, typed so that an axis is never taken for a key.
public protocol InputCode: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible
where RawValue == UInt16 {
  /// Wraps any number; unknown ones pass through unharmed.
  init(rawValue: UInt16)
  /// The code that the kernel's header gives this name, or nil.
  init?(name: String)
  /// The kernel's name for the number, or nil when the header has none.
  var name: String? { get }
}

extension InputCode {
  /// The kernel's name, or the number in hexadecimal where it has none.
  public var description: String { name ?? "0x" + String(rawValue, radix: 16) }

  /// Orders codes by number.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
