import Accessibility

extension EntityForm where Entity == ValueRange {
  /// The numbers behind an adjustable value.
  static let valueRange: EntityForm<ValueRange> = EntityForm(
    "range", "The numbers behind the value of something adjustable.",
    attributes: [
      .required("minimum", .number(), \.minimum, "The least value."),
      .required("maximum", .number(), \.maximum, "The greatest value."),
      .required("current", .number(), \.current, "The present value."),
      .optional("step", .number(in: 0...1e9), \.step, default: 1, "What one increment adds; 1 unless given."),
    ],
    start: { _, _, _ in ValueRange(minimum: 0, maximum: 0, current: 0, step: 1) },
    finish: { range, node, decoder in
      guard range.minimum > range.maximum else { return }
      decoder.note(
        node.location,
        "minimum \(NumberText.text(range.minimum)) is greater than maximum \(NumberText.text(range.maximum))",
        expected: "a minimum that is not greater than the maximum")
    })
}
