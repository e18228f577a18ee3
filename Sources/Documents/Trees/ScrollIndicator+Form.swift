import Accessibility
import Geometry

extension EntityForm where Entity == ScrollIndicator {
  /// A scroll indicator of a node in a tree document.
  static let scrollIndicator: EntityForm<ScrollIndicator> = EntityForm(
    "indicator", "What tells where in its content a scroll view is.",
    attributes: [
      .required("axis", .choice(), \.axis, "The axis whose movement it follows."),
      .optional("kind", .choice(), \.kind, default: .scrollIndicator, "What it looks like."),
      .required("name", .text, \.name, "What people call it."),
      .optional("policy", .choice(), \.policy, default: .whenScrolling, "When it is to be seen."),
      .optional("visible", .flag, \.isVisible, default: false, "Whether it is to be seen now."),
      .required("place", .choice(), \.place, "Where it is."),
      .optional("size", .choice(), \.size, default: .regular, "Its size among its likes."),
      .required("thickness", .number(in: 0...1e6, unit: "points"), \.thickness, "How thick it is."),
      .optional("opacity", .number(in: 0...1), \.opacity, default: 1, "How opaque it is while it is to be seen."),
      .required("track", .rect, \.track, "[x, y, width, height] of the strip along which the thumb moves, in points."),
      .required("thumb", .rect, \.thumb, "[x, y, width, height] of what shows the place in it, in points."),
      .required("fraction", .number(in: 0...1), \.fraction, "How far the content has gone, from 0 to 1."),
      .required("total", .number(in: 0...1e9, unit: "points"), \.total, "The length of the content along the axis."),
      .optional("page", EntityForm<Position>.position.form, \.page, "The page that shows, of how many."),
      .optional("jog", EntityForm<ScrollIndicator.Jog>.jog.form, \.jog, "What it does as a jog bar."),
    ],
    start: { _, _, _ in ScrollIndicator(axis: .vertical, name: "", track: .zero, thumb: .zero) })
}

extension EntityForm where Entity == ScrollIndicator.Jog {
  /// A jog bar of a node in a tree document.
  static let jog: EntityForm<ScrollIndicator.Jog> = EntityForm(
    "jog", "What a scroll indicator does as a jog bar; positive towards the end of the content.",
    attributes: [
      .required("displacement", .number(unit: "points"), \.displacement, "How far it is pulled."),
      .required("speed", .number(unit: "points per second"), \.speed, "How fast the content goes."),
      .required("tickSpeed", .number(unit: "marks per second"), \.tickSpeed, "How fast its tick marks run."),
      .required("tickPhase", .number(in: 0...1), \.tickPhase, "How far they have run between two of them."),
    ],
    start: { _, _, _ in ScrollIndicator.Jog(displacement: 0, speed: 0, tickSpeed: 0, tickPhase: 0) })
}
