import InputEvents

/// An absolute axis as a device document lists it.
struct AxisEntry: Hashable, Sendable {
  var axis = AbsoluteAxis.x
  var range = AxisRange(minimum: 0, maximum: 0)
  /// Where it stands at first; nil where the nearest to 0 in its range.
  var value: Int32?
}

extension EntityForm where Entity == AxisEntry {
  /// The attributes of an absolute axis, all in device units.
  static let axis: EntityForm<AxisEntry> = EntityForm(
    "axis", "An absolute axis with its range, in device units.",
    attributes: [
      .required("axis", .code("ABS_"), \.axis, "Its name in the kernel, such as ABS_MT_POSITION_X."),
      .optional("minimum", .deviceUnits, \.range.minimum, default: 0, "Its least value; 0 unless given."),
      .required("maximum", .deviceUnits, \.range.maximum, "Its greatest value."),
      .optional("fuzz", .deviceUnits, \.range.fuzz, default: 0, "Noise that the kernel filters out; 0 unless given."),
      .optional("flat", .deviceUnits, \.range.flat, default: 0, "Values this near to 0 count as 0; 0 unless given."),
      .optional(
        "resolution", .deviceUnits, \.range.resolution, default: 0,
        "Units per millimetre, or per radian of a rotation; unknown unless given."),
      .optional("value", .deviceUnits, \.value, "Where it stands at first; as near to 0 as it can unless given."),
    ],
    start: { _, _, _ in AxisEntry() },
    finish: { entry, node, decoder in
      let range = entry.range
      if range.maximum < range.minimum {
        decoder.note(
          node.mapping?["maximum"]?.location ?? node.location, "the maximum \(range.maximum) is less than the minimum",
          expected: "\(range.minimum) or more")
      }
      if range.fuzz < 0 {
        decoder.note(
          node.mapping?["fuzz"]?.location ?? node.location, "found a fuzz of \(range.fuzz)", expected: "0 or more")
      }
      if entry.axis == .mtSlot, range.minimum != 0 || range.maximum > 1023 {
        decoder.note(
          node.mapping?["maximum"]?.location ?? node.location, "the kernel does not take these slots",
          expected: "slots from 0 to 1023 at most")
      }
    })
}

extension Form where Value == Int32 {
  /// A number of device units.
  static let deviceUnits: Form<Int32> = Form<Int>.integer(in: Int(Int32.min)...Int(Int32.max), unit: "device units")
    .map({ Int32(exactly: $0) }, expected: "a number of 32 bits", back: { Int($0) })
}
