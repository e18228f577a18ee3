import Geometry
import Gestures
import InputEvents

extension EntityForm where Entity == DeviceModel {
  /// The attributes of a device.
  static let device: EntityForm<DeviceModel> = EntityForm(
    "device", "An input device: what the kernel says of it, and what it is to a person.",
    attributes: [
      .required("device", .identifier, \.id, "Its short name on the command line, such as phone-touchscreen."),
      .required("summary", .text, \.summary, "What it is, in a sentence."),
      .required("name", .text, \.description.name, "Its name in the kernel."),
      .optional(
        "identity", EntityForm<DeviceIdentity>.identity.form, \.description.identity, default: .usual,
        "Bus, vendor, product and version; a virtual device unless given."),
      .optional("screen", .size, \.screen, "[width, height] of the screen it lies on, in points; for touchscreens."),
      .optional(
        "properties", Form<InputProperty>.codes("INPUT_PROP_"), \.description.properties, default: [],
        "INPUT_PROP_* of the kernel; INPUT_PROP_DIRECT for a touchscreen."),
      codes("keys", Form<KeyCode>.codes("KEY_", "BTN_"), .key, "Keys and buttons, and ranges such as KEY_1..KEY_0."),
      codes("relative", Form<RelativeAxis>.codes("REL_"), .rel, "Relative axes."),
      Attribute(
        "absolute", .list(of: EntityForm<AxisEntry>.axis.form), "Absolute axes with their ranges.",
        set: { $0.setAxes($1) }, get: { $0.axisEntries.isEmpty ? nil : $0.axisEntries }),
      codes("misc", Form<MiscCode>.codes("MSC_"), .msc, "Miscellaneous codes, such as MSC_SCAN."),
      codes("switches", Form<SwitchCode>.codes("SW_"), .sw, "Switches."),
      codes("lights", Form<LEDCode>.codes("LED_"), .led, "Lights."),
      .optional(
        "autorepeat", EntityForm<DeviceDescription.Autorepeat>.autorepeat.form, \.description.autorepeat,
        "Repeat of keys by the kernel; none unless given."),
      .optional("rotary", .list(of: EntityForm<RotaryModel>.rotary.form), \.rotary, default: [], "Axes that turn."),
    ],
    start: { _, _, _ in
      DeviceModel(id: "", summary: "", description: DeviceDescription(identity: .usual))
    },
    finish: { DeviceChecks.check($0, $1, &$2) })

  private static func codes(
    _ name: String, _ form: Form<CodeSet>, _ type: EventType, _ summary: String
  ) -> Attribute<DeviceModel> {
    Attribute(
      name, form, summary,
      set: { $0.description.codes[type] = $1.isEmpty ? nil : $1 }, get: { $0.description.codes[type] })
  }
}

extension EntityForm where Entity == DeviceIdentity {
  /// The four numbers by which the kernel knows a device.
  fileprivate static let identity: EntityForm<DeviceIdentity> = EntityForm(
    "identity", "Bus, vendor, product and version.",
    attributes: [
      .optional("bus", .code("BUS_"), \.bus, default: .virtual, "BUS_* of the kernel; BUS_VIRTUAL unless given."),
      .optional("vendor", .number16, \.vendor, default: 0, "The vendor's number."),
      .optional("product", .number16, \.product, default: 0, "The product's number."),
      .optional("version", .number16, \.version, default: 0, "The product's version."),
    ],
    start: { _, _, _ in .usual })
}

extension EntityForm where Entity == DeviceDescription.Autorepeat {
  /// Repeat of keys.
  fileprivate static let autorepeat: EntityForm<DeviceDescription.Autorepeat> = EntityForm(
    "autorepeat", "Repeat of keys by the kernel, in milliseconds.",
    attributes: [
      .required("delay", .milliseconds, \.delay, "From the press to the first repeat, in milliseconds."),
      .required("period", .milliseconds, \.period, "From one repeat to the next, in milliseconds."),
    ],
    start: { _, _, _ in DeviceDescription.Autorepeat(delay: 0, period: 0) })
}

extension DeviceIdentity {
  /// A device that no bus has.
  fileprivate static let usual = DeviceIdentity(bus: .virtual)
}

extension Form where Value == UInt16 {
  fileprivate static let number16: Form<UInt16> = Form<Int>.integer(in: 0...65535)
    .map({ UInt16(exactly: $0) }, expected: "a number of 16 bits", back: { Int($0) })
}

extension Form where Value == Int32 {
  fileprivate static let milliseconds: Form<Int32> = Form<Int>.integer(in: 1...60_000, unit: "milliseconds")
    .map({ Int32(exactly: $0) }, expected: "a number of milliseconds", back: { Int($0) })
}

extension DeviceModel {
  /// Declares axes, and where they stand.
  fileprivate mutating func setAxes(_ entries: [AxisEntry]) {
    for entry in entries {
      description.add(entry.axis, entry.range)
      let nearest = min(max(0, entry.range.minimum), max(entry.range.minimum, entry.range.maximum))
      // Multitouch axes have a value for each slot, and none before the first contact.
      if entry.axis < .mtSlot { description.state.axisValues[entry.axis] = entry.value ?? nearest }
    }
  }

  /// The axes in the order of their numbers.
  fileprivate var axisEntries: [AxisEntry] {
    description.axes.keys.sorted().compactMap { axis in
      guard let range = description.axes[axis] else { return nil }
      let nearest = min(max(0, range.minimum), max(range.minimum, range.maximum))
      let value = description.state.axisValues[axis]
      return AxisEntry(axis: axis, range: range, value: value == nearest ? nil : value)
    }
  }
}
