import Accessibility
import Scenes

/// A corner radius that an app asks for in a sheet on iOS and iPadOS is one that the app has elsewhere.
///
/// Those are the radii of the app (`app.radii`) and of its elements (`visual.cornerRadius`); where none is known, it
/// cannot be told.
public struct CornerRadiusCoordinated: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "corner-radius-coordinated",
    title: "A custom corner radius matches the others of the app",
    why: "Corners of one curve hold an interface together; a sheet with another curve looks like a part of "
      + "something else.",
    remedy: "Use a radius that the app has elsewhere, or leave it to the system.",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-corner-radius-coordinated")
    ],
    parameters: [
      RuleParameter(
        name: "geomTol", value: Parameters().geomTol, unit: "pt", meaning: "how far radii may differ (P.geomTol)")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.iOS, .iPadOS]),
      let radius = shown.sheet.preferredCornerRadius
    else { return .inapplicable }
    let others = context.document?.once(rule.id) { Self.radii(in: $0) } ?? []
    if others.isEmpty { return .cannotTell(.radiiUnknown(name: shown.name)) }
    if others.contains(where: { abs($0 - radius) <= shown.scene.parameters.geomTol }) { return .pass }
    return .fail(
      .radiusAlone(name: shown.name, radius.points, others: others.map(\.points).joined(separator: ", ")))
  }

  /// Radii that are known of the app, in ascending order, each once.
  private static func radii(in scene: Scene) -> [Double] {
    var found = Set(scene.app.radii)
    func look(at elements: [Element]) {
      for element in elements {
        if let radius = element.visual?.cornerRadius { found.insert(radius) }
        look(at: element.children)
      }
    }
    for window in scene.windows { look(at: window.elements) }
    for presentation in scene.presentations { look(at: presentation.content) }
    return found.sorted()
  }
}

extension Message {
  static func radiusAlone(name: String, _ radius: String, others: String) -> Self {
    Self(
      "The corners of the sheet “{name}” have a radius of {radius}; elsewhere the app has {others}.",
      ["name": name, "radius": radius, "others": others])
  }
  static func radiiUnknown(name: String) -> Self {
    Self("No other radius of the app is known to compare with the corners of the sheet “{name}”.", ["name": name])
  }
}
