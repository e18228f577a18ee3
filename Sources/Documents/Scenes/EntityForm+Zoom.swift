import Geometry
import Scenes

extension EntityForm where Entity == Zoom {
  /// How far the content of a scroll view can be magnified.
  static let zoom: EntityForm<Zoom> = EntityForm(
    "zoom",
    "How far people can magnify the content of a scroll view: 0 < min ≤ 1 ≤ max. Magnified, it scrolls along both axes, whatever its axes say; pages are turned along its own only.",
    attributes: [
      .optional("supported", .flag, \.isSupported, default: true, "Whether people can magnify it."),
      .required("min", .number(in: 0.01...1, unit: "times"), \.minimum, "The least scale."),
      .required("max", .number(in: 1...1000, unit: "times"), \.maximum, "The greatest scale."),
      .optional(
        "scale", .number(in: 0.01...1000, unit: "times"), \.scale, default: 1,
        "The scale that it starts with; 1 unless given."),
      .optional("glyphSize", .size, \.glyphSize, "[width, height] of a glyph of its text at scale 1, in points."),
    ],
    start: { _, _, _ in Zoom() },
    finish: { zoom, node, decoder in
      guard zoom.minimum <= zoom.maximum, !(zoom.minimum...zoom.maximum).contains(zoom.scale) else { return }
      decoder.note(
        node.location,
        "it starts with scale \(NumberText.text(zoom.scale)), which is not between min \(NumberText.text(zoom.minimum)) and max \(NumberText.text(zoom.maximum))",
        expected: "a scale within its limits")
    })
}
