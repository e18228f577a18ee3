extension EventType {
  /// The kernel's name for a code of this type, such as `ABS_X` of `EV_ABS`, or nil when the header has none.
  public func name(ofCode code: UInt16) -> String? {
    switch self {
    case .syn: SyncCode(rawValue: code).name
    case .key: KeyCode(rawValue: code).name
    case .rel: RelativeAxis(rawValue: code).name
    case .abs: AbsoluteAxis(rawValue: code).name
    case .msc: MiscCode(rawValue: code).name
    case .sw: SwitchCode(rawValue: code).name
    case .led: LEDCode(rawValue: code).name
    case .snd: SoundCode(rawValue: code).name
    case .rep: RepeatCode(rawValue: code).name
    default: nil
    }
  }

  /// The code of this type that the kernel's header gives this name, such as `ABS_X` of `EV_ABS`, or nil.
  public func code(named name: String) -> UInt16? {
    switch self {
    case .syn: SyncCode(name: name)?.rawValue
    case .key: KeyCode(name: name)?.rawValue
    case .rel: RelativeAxis(name: name)?.rawValue
    case .abs: AbsoluteAxis(name: name)?.rawValue
    case .msc: MiscCode(name: name)?.rawValue
    case .sw: SwitchCode(name: name)?.rawValue
    case .led: LEDCode(name: name)?.rawValue
    case .snd: SoundCode(name: name)?.rawValue
    case .rep: RepeatCode(name: name)?.rawValue
    default: nil
    }
  }

  /// The type whose codes have names that begin like this one, such as `EV_ABS` for `ABS_X`, or nil.
  public init?(codeName: String) {
    guard let family = Self.families.first(where: { codeName.hasPrefix($0.prefix) }) else { return nil }
    self = family.type
  }

  private static let families: [(prefix: String, type: EventType)] = [
    ("ABS_", .abs), ("SYN_", .syn), ("KEY_", .key), ("BTN_", .key), ("REL_", .rel), ("MSC_", .msc), ("SW_", .sw),
    ("LED_", .led), ("SND_", .snd), ("REP_", .rep),
  ]
}
