import Gestures
import InputEvents

extension EntityForm where Entity == RotaryModel {
  /// The attributes of an axis that turns.
  static let rotary: EntityForm<RotaryModel> = EntityForm(
    "rotary", "An axis that turns, and how its numbers become notches.",
    attributes: [
      .required("axis", .rotaryAxis, \.axis, "Its name in the kernel: REL_WHEEL, REL_DIAL, ABS_WHEEL or any other."),
      .optional(
        "unitsPerDetent", .integer(in: 1...1_000_000, unit: "device units"), \.unitsPerNotch, default: 1,
        "Device units of a notch; 1 unless given. A high-resolution counterpart has 120 for each."),
      .optional(
        "inverted", .flag, \.isInverted, default: false,
        "Whether positive values turn anticlockwise, or towards the person; false unless given."),
      .optional(
        "wraps", .flag, \.wraps, default: false,
        "Whether an absolute axis goes from its maximum to its minimum; false unless given."),
      .optional("horizontal", .flag, \.isHorizontal, default: false, "Whether it turns sideways; false unless given."),
    ],
    start: { _, _, _ in RotaryModel(axis: .relative(.wheel), unitsPerNotch: 1) })
}

extension Form where Value == RotaryModel.Axis {
  /// A relative or an absolute axis by the kernel's name.
  static let rotaryAxis: Form<RotaryModel.Axis> = {
    let relative = Form<RelativeAxis>.code("REL_")
    let absolute = Form<AbsoluteAxis>.code("ABS_")
    return Form(
      schema: ["type": "string", "pattern": "^(REL|ABS)_[A-Z0-9_]+$"],
      read: { node, decoder in
        if node.scalar?.text.hasPrefix("ABS_") == true { return absolute.read(node, &decoder).map { .absolute($0) } }
        return relative.read(node, &decoder).map { .relative($0) }
      },
      write: { axis in
        switch axis {
        case .relative(let axis): relative.write(axis)
        case .absolute(let axis): absolute.write(axis)
        }
      })
  }()
}
