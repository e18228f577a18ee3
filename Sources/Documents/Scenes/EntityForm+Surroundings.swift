import Geometry
import Scenes

extension EntityForm where Entity == App {
  /// The app.
  static let app: EntityForm<App> = EntityForm(
    "app", "The app that the scene belongs to.",
    attributes: [
      .optional("name", .text, \.name, "Its name."),
      .optional(
        "radii", .list(of: .number(in: 0...10_000, unit: "points"), count: 0...1000), \.radii, default: [],
        "Corner radii that its interface uses elsewhere, in points."),
      .optional("task", EntityForm<TaskHints>.task.form, \.task, "What its task is like."),
      .optional("hints", EntityForm<Hints>.hints.form, \.hints, "What its author declares."),
    ],
    start: { _, _, _ in App() })
}

extension EntityForm where Entity == SystemSettings {
  /// What people have set.
  static let settings: EntityForm<SystemSettings> = EntityForm(
    "settings", "What people have set on their device.",
    attributes: [
      .optional(
        "scrollBars", .choice(), \.scrollBars, "When scroll bars show; whenScrolling on macOS unless given."),
      .optional(
        "scrollBarsForcedBy", .list(of: .choice(), unique: true), \.scrollBarsForcedBy, default: [],
        "Input devices that make scroll bars show always."),
      .optional(
        "crownInverted", .flag, \.crownInverted, default: false,
        "Whether the crown turns the other way round: away from the person towards the end."),
    ],
    start: { _, _, _ in SystemSettings() })
}

extension EntityForm where Entity == OnScreenKeyboard {
  /// The keyboard on the screen.
  static let onScreenKeyboard: EntityForm<OnScreenKeyboard> = EntityForm(
    "onScreenKeyboard", "The keyboard on the screen; hidden unless given.",
    attributes: [
      .optional("visible", .flag, \.isVisible, default: false, "Whether the scene starts with it on the screen."),
      .optional("frame", .rect, \.frame, "[x, y, width, height] on the screen, in points."),
    ],
    start: { _, _, _ in OnScreenKeyboard() })
}
