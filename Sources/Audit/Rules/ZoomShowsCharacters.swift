import Accessibility
import Geometry
import Scenes

/// A text at its greatest scale still shows several characters: so many of them fit across and down.
///
/// How large a character is only its author says (`zoom: {glyphSize: …}`); a view without is not judged.
public struct ZoomShowsCharacters: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "zoom-shows-characters",
    title: "No character fills the view at the greatest scale",
    why: "Where one letter fills the view nobody can read: each letter has to be scrolled to.",
    remedy: "Give \"zoom\" a smaller \"max\".",
    severity: .warning, method: .static, references: [.guideline("scroll-zoom-not-one-character")],
    parameters: [
      RuleParameter(
        name: "characters", value: Double(Parameters().zoomMinChars), unit: "characters",
        meaning: "how many fit across and down at the greatest scale (P.zoomMinChars)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let zoom = context.zoom(of: index), let glyph = zoom.glyphSize, let scene = context.scene else {
      return .inapplicable
    }
    let node = context.tree.nodes[index]
    let count = Double(scene.parameters.zoomMinChars)
    let fits =
      glyph.width * zoom.maximum * count <= node.frame.size.width
      && glyph.height * zoom.maximum * count <= node.frame.size.height
    return fits
      ? .pass
      : .fail(
        .characterTooLarge(name: node.name ?? node.id.path, maximum: zoom.maximum, least: scene.parameters.zoomMinChars)
      )
  }
}

extension Message {
  static func characterTooLarge(name: String, maximum: Double, least: Int) -> Self {
    Self(
      "At {maximum} times its size the text of “{name}” does not show {least} characters across and down.",
      ["name": name, "maximum": maximum.brief, "least": "\(least)"])
  }
}
