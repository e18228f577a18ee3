/// One evdev event: 16 bytes, whatever the width of the kernel's `struct input_event`.
@frozen public struct InputEvent: Hashable, Sendable {
  /// When it happened, in µs on the device's clock.
  public var time: Timestamp
  /// The family of `code`.
  public var type: EventType
  /// The number within the family; see `KeyCode`, `AbsoluteAxis` and the others.
  public var code: UInt16
  /// 0 up, 1 down, 2 repeat for keys; device units for axes; units or notches for relative axes.
  public var value: Int32

  /// An event as the kernel would deliver it.
  @inlinable public init(time: Timestamp, type: EventType, code: UInt16, value: Int32) {
    self.time = time
    self.type = type
    self.code = code
    self.value = value
  }

  /// `EV_KEY`: 0 up, 1 down, 2 repeat.
  @inlinable public static func key(_ code: KeyCode, _ value: Int32, at time: Timestamp) -> Self {
    Self(time: time, type: .key, code: code.rawValue, value: value)
  }

  /// `EV_ABS`: a position in device units.
  @inlinable public static func absolute(_ axis: AbsoluteAxis, _ value: Int32, at time: Timestamp) -> Self {
    Self(time: time, type: .abs, code: axis.rawValue, value: value)
  }

  /// `EV_REL`: a movement in device units.
  @inlinable public static func relative(_ axis: RelativeAxis, _ value: Int32, at time: Timestamp) -> Self {
    Self(time: time, type: .rel, code: axis.rawValue, value: value)
  }

  /// `SYN_REPORT`: the end of a frame.
  @inlinable public static func report(at time: Timestamp) -> Self {
    Self(time: time, type: .syn, code: SyncCode.report.rawValue, value: 0)
  }

  /// Whether this event ends a frame (`SYN_REPORT`).
  @inlinable public var isReport: Bool { type == .syn && code == SyncCode.report.rawValue }

  /// Whether the kernel says that events were lost here (`SYN_DROPPED`).
  @inlinable public var isDropped: Bool { type == .syn && code == SyncCode.dropped.rawValue }
}
