import Accessibility
import Geometry
import Scenes

extension EntityForm where Entity == Scene {
  /// The attributes of a scene document.
  static let scene: EntityForm<Scene> = EntityForm(
    "scene", "An interface: its surroundings, its windows and everything that can be presented.",
    attributes: surroundings + content,
    start: { _, mapping, decoder in
      let platform = mapping["platform"]?.scalar.flatMap { Platform(rawValue: $0.text) }
      let framework = mapping["api"]?.scalar.flatMap { Scene.API(rawValue: $0.text) }
      decoder.imports = ImportContext(framework: framework, platform: platform)
      return Scene(id: "", platform: platform ?? .iOS)
    },
    finish: { scene, node, decoder in
      scene.source = node.location
      if node.mapping?["sizeClass"] == nil { scene.sizeClass = scene.usualSizeClass }
      SceneNaming.name(&scene)
      SceneChecks.check(scene, &decoder)
    })

  private static var surroundings: [Attribute<Scene>] {
    [
      .required("scene", .identifier, \.id, "The scene's name."),
      .required("platform", .choice(), \.platform, "The platform whose profile and guidelines apply."),
      .optional(
        "osVersion", .integer(in: 1...1000), \.osVersion, "The platform's major version; the newest unless given."),
      .optional(
        "ruleset", .choice(), \.ruleset, default: .current, "Which pages of the guidelines apply; current unless given."
      ),
      Attribute(
        "layoutDirection", .choice([("ltr", false), ("rtl", true)], name: { $0 ? "rtl" : "ltr" }),
        "The direction in which the interface runs; ltr unless given.",
        set: { $0.isRightToLeft = $1 }, get: { $0.isRightToLeft ? true : nil }),
      .optional("language", .languageTag, \.language, default: "en", "BCP 47 language of the texts; en unless given."),
      Attribute(
        "api", .framework, "The framework that the interface is made with, whose names may be used; none unless given.",
        set: { $0.api = $1 }, get: { $0.api.map { .some($0) } }),
      .optional("app", EntityForm<App>.app.form, \.app, default: App(), "The app that the scene belongs to."),
      Attribute(
        "screen", EntityForm<Screen>.screen.form, "The screen; the platform's usual one unless given.",
        set: { $0.screen = $1 }, get: { $0.screen == PlatformProfile($0.platform).screen ? nil : $0.screen }),
      Attribute(
        "sizeClass", EntityForm<SizeClasses>.sizeClasses.form, "How much room there is; from the screen unless given.",
        set: { $0.sizeClass = $1 }, get: { $0.sizeClass == $0.usualSizeClass ? nil : $0.sizeClass }),
      Attribute(
        "inputDevices", .list(of: .choice(), unique: true),
        "What the interface is operated with; the platform's usual devices unless given.",
        set: { $0.inputDevices = $1 },
        get: { $0.inputDevices == PlatformProfile($0.platform).inputDevices ? nil : $0.inputDevices }),
      .optional(
        "settings", EntityForm<SystemSettings>.settings.form, \.settings, default: SystemSettings(),
        "What people have set on their device."),
      .optional(
        "fieldOfView", .rect, \.fieldOfView,
        "[x, y, width, height] of what people see at once on visionOS; the window unless given."),
      .optional(
        "onScreenKeyboard", EntityForm<OnScreenKeyboard>.onScreenKeyboard.form, \.onScreenKeyboard,
        default: OnScreenKeyboard(), "The keyboard on the screen; hidden unless given."),
    ]
  }

  private static var content: [Attribute<Scene>] {
    [
      .optional(
        "parameters", EntityForm<Parameters>.parameters.form, \.parameters, default: Parameters(),
        "Numbers that the guidelines leave open, where they differ from their defaults."),
      .optional("reviewed", .reviews, \.reviews, default: [], "What people have judged of the scene as a whole."),
      .required(
        "windows", .list(of: .reference("window", to: { .window }), count: 1...1000), \.windows,
        "Windows from back to front; the first is the main one."),
      .optional(
        "presentations", .list(of: .presentation), \.presentations, default: [],
        "Sheets, action sheets, alerts and all else that can come up."),
    ]
  }
}

extension Scene {
  /// The size classes that the platform has on this screen.
  fileprivate var usualSizeClass: SizeClasses { PlatformProfile(platform).sizeClass(for: screen.size) }
}

extension Form where Value == Scene.API? {
  /// A framework, or `none`.
  static let framework: Form<Scene.API?> = .choice(
    Scene.API.allCases.map { ($0.rawValue, .some($0)) } + [("none", .none)], name: { $0?.rawValue ?? "none" })
}

extension EntityForm where Entity == Screen {
  /// A screen.
  static let screen = EntityForm(
    "screen", "The screen that the interface lies on.",
    attributes: [
      .required("width", side, \.size.width, "Points from left to right."),
      .required("height", side, \.size.height, "Points from top to bottom."),
      .optional(
        "safeArea", EntityForm<Screen.Insets>.insets.form, \.safeArea, default: Screen.Insets(),
        "What the system and the hardware take at the edges; nothing unless given."),
      .optional("crownSide", .choice(), \.crownSide, "The side on which a watch has its crown."),
    ],
    start: { _, _, _ in Screen(size: .zero) },
    finish: { screen, node, decoder in checkSafeArea(screen, node, &decoder) })

  /// Notes a safe area that leaves nothing of the screen.
  private static func checkSafeArea(_ screen: Screen, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    let place = node.mapping?["safeArea"]?.location ?? node.location
    let insets = screen.safeArea
    for (taken, side, edges, name) in [
      (insets.top + insets.bottom, screen.size.height, "top and bottom", "height"),
      (insets.left + insets.right, screen.size.width, "left and right", "width"),
    ] where side > 0 && taken >= side {
      decoder.note(
        place, "the safe area takes \(NumberText.text(taken)) points at \(edges), which leaves nothing of the screen",
        expected: "less than \(NumberText.text(side)) points together, the \(name) of the screen")
    }
  }

  private static let side = Form<Double>.number(in: 1...100_000, unit: "points")
}

extension EntityForm where Entity == Screen.Insets {
  /// Distances from the edges of a screen.
  static let insets = EntityForm(
    "safeArea", "Distances from the four edges, in points; 0 unless given.",
    attributes: [
      .optional("top", distance, \.top, default: 0, "Points from the top."),
      .optional("left", distance, \.left, default: 0, "Points from the left."),
      .optional("bottom", distance, \.bottom, default: 0, "Points from the bottom."),
      .optional("right", distance, \.right, default: 0, "Points from the right."),
    ],
    start: { _, _, _ in Screen.Insets() })

  private static let distance = Form<Double>.number(in: 0...100_000, unit: "points")
}

extension EntityForm where Entity == SizeClasses {
  /// Size classes along both axes.
  static let sizeClasses = EntityForm(
    "sizeClass", "How much room there is along each axis.",
    attributes: [
      .required("horizontal", .choice(), \.horizontal, "Along the width."),
      .required("vertical", .choice(), \.vertical, "Along the height."),
    ],
    start: { _, _, _ in SizeClasses(horizontal: .regular, vertical: .regular) })
}
