import Accessibility
import Geometry
import Scenes

extension EntityForm where Entity == Window {
  /// The attributes of a window (catalogue, 5.1).
  static let window: EntityForm<Window> = EntityForm(
    "window", "A window with its content.",
    attributes: [
      .required("id", .identifier, \.id, "Its name in the scene."),
      .optional("kind", .choice(), \.kind, default: .main, "What it is for; main unless given."),
      .optional("title", .text, \.title, "Its title."),
      .optional("frame", .rect, \.frame, "[x, y, width, height] on the screen; the whole screen unless given."),
      .optional("elements", .elements, \.elements, default: [], "What is in it."),
    ],
    start: { node, _, _ in
      var window = Window(id: "")
      window.source = node.location
      return window
    })
}
