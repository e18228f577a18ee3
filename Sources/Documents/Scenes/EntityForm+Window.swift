import Accessibility
import Geometry
import Scenes

extension EntityForm where Entity == Window {
  /// The attributes of a window.
  static let window: EntityForm<Window> = EntityForm(
    "window", "A window with its content.",
    attributes: [
      .required("id", .identifier, \.id, "Its name in the scene."),
      .optional("kind", .choice(), \.kind, default: .main, "What it is for; main unless given."),
      .optional("title", .text, \.title, "Its title."),
      .optional("frame", .rect, \.frame, "[x, y, width, height] on the screen; the whole screen unless given."),
      .optional("frontmost", .flag, \.isFrontmost, "Whether it is in front of the others."),
      .optional("active", .flag, \.isActive, "Whether it takes the keys."),
      .optional(
        "dimmed", .flag, \.isDimmed, default: false, "Whether it is darkened to the eye."),
      .optional(
        "z", .integer(in: -1_000_000...1_000_000), \.z,
        "Its place from back to front; that in the document unless given."),
      .optional(
        "relatedDocument", .reference(.window), \.relatedDocument, "The window that a panel belongs to."),
      .optional("controlSize", .choice(), \.controlSize, "The size of its controls."),
      .optional("view", .choice(), \.view, "What its view shows."),
      .optional("task", .choice(), \.task, "Whether its task goes on."),
      .optional("purpose", .choice(), \.purpose, "What it is for beside the main task."),
      .optional("interaction", .choice(), \.interaction, "What people do in it."),
      .optional(
        "affectsParentTask", .flag, \.affectsParentTask, "Whether what is done in it bears on its parent's task."),
      .optional("hints", EntityForm<Hints>.hints.form, \.hints, "What its author declares."),
      .optional("elements", .elements, \.elements, default: [], "What is in it."),
    ],
    start: { node, _, _ in
      var window = Window(id: "")
      window.source = node.location
      return window
    })
}
