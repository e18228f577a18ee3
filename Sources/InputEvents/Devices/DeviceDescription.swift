/// All that evdev says of a device before its first event: identity, capabilities, ranges and state.
public struct DeviceDescription: Hashable, Sendable {
  /// The device's name (`EVIOCGNAME`).
  public var name: String
  /// Bus, vendor, product and version (`EVIOCGID`).
  public var identity: DeviceIdentity
  /// Where it is plugged in (`EVIOCGPHYS`).
  public var physicalPath: String?
  /// Its serial number or address (`EVIOCGUNIQ`).
  public var uniqueID: String?
  /// `INPUT_PROP_*`.
  public var properties: CodeSet
  /// The codes of every event type that the device can send; `EV_SYN` is implied.
  public var codes: [EventType: CodeSet]
  /// The range of every absolute axis.
  public var axes: [AbsoluteAxis: AxisRange]
  /// Autorepeat in milliseconds, where the device has it (`EV_REP`).
  public var autorepeat: Autorepeat?
  /// What was pressed, lit, set or touched when the description was taken.
  public var state: DeviceState

  /// Delay before the first repeat and period between repeats, in milliseconds.
  public struct Autorepeat: Hashable, Sendable {
    /// Milliseconds from the press to the first repeat.
    public var delay: Int32
    /// Milliseconds between repeats.
    public var period: Int32

    /// Autorepeat with these milliseconds.
    public init(delay: Int32, period: Int32) {
      self.delay = delay
      self.period = period
    }
  }

  /// A device that can do nothing until codes are added.
  public init(name: String = "", identity: DeviceIdentity = DeviceIdentity()) {
    self.name = name
    self.identity = identity
    properties = []
    codes = [:]
    axes = [:]
    state = DeviceState()
  }

  /// Whether the device can send `axis`.
  public func has(_ axis: AbsoluteAxis) -> Bool { codes[.abs]?.contains(axis) ?? false }
  /// Whether the device can send `axis`.
  public func has(_ axis: RelativeAxis) -> Bool { codes[.rel]?.contains(axis) ?? false }
  /// Whether the device has `key`.
  public func has(_ key: KeyCode) -> Bool { codes[.key]?.contains(key) ?? false }
  /// Whether the device has `property`.
  public func has(_ property: InputProperty) -> Bool { properties.contains(property) }

  /// Adds codes of one type.
  public mutating func add(_ type: EventType, _ numbers: some Sequence<UInt16>) {
    for number in numbers { codes[type, default: []].insert(number) }
  }

  /// Adds an absolute axis with its range.
  public mutating func add(_ axis: AbsoluteAxis, _ range: AxisRange) {
    codes[.abs, default: []].insert(axis.rawValue)
    axes[axis] = range
  }

  /// Adds keys or buttons.
  public mutating func add(keys: some Sequence<KeyCode>) { add(.key, keys.map(\.rawValue)) }

  /// Adds relative axes.
  public mutating func add(relative: some Sequence<RelativeAxis>) { add(.rel, relative.map(\.rawValue)) }
}
