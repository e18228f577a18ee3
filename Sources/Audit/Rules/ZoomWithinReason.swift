import Accessibility
import Scenes

/// A view that can be magnified has limits that make sense: its content is never larger than ten times as it is where it
/// is a text, and its scales are in order. It is a text where the size of its characters is told, or where it holds
/// texts and no picture.
///
/// A picture or map is magnified as far as there is detail in it, which only its author knows: its limits are right where
/// they are in order.
public struct ZoomWithinReason: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "zoom-within-reason",
    title: "A view that can be magnified has suitable limits",
    why: "Who magnifies a text tenfold and more sees parts of letters and finds no way back to the line; a low-vision "
      + "reader, whom zoom is for, loses most.",
    remedy:
      "Give \"zoom\" a \"min\" greater than 0 and at most 1, and a \"max\" of at least 1 and, for text, at most 10.",
    severity: .warning, method: .static, references: [.guideline("scroll-zoom-limits")],
    parameters: [
      RuleParameter(
        name: "largest", value: 10, unit: "scale", meaning: "how far a text is magnified at most (A-38)")
    ], implies: ["zoom-shows-characters"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let zoom = context.zoom(of: index) else { return .inapplicable }
    let name = context.tree.nodes[index].name ?? context.tree.nodes[index].id.path
    let isOrdered = zoom.minimum > 0 && zoom.minimum <= 1 && zoom.maximum >= 1 && zoom.maximum.isFinite
    guard isOrdered else {
      return .fail(.zoomOutOfOrder(name: name, minimum: zoom.minimum, maximum: zoom.maximum))
    }
    if zoom.glyphSize != nil || Self.isText(index, context), zoom.maximum > Self.largest {
      return .fail(.zoomTooLarge(name: name, maximum: zoom.maximum, largest: Self.largest))
    }
    return .pass
  }

  /// Whether what the view holds is text and no picture.
  private static func isText(_ index: Int, _ context: AuditContext) -> Bool {
    let nodes = context.tree.nodes
    let inside = nodes[index + 1..<nodes[index].end].map(\.role)
    return inside.contains { $0 == .text || $0 == .heading } && !inside.contains(.image)
  }

  private static let largest = 10.0
}

extension Message {
  static func zoomOutOfOrder(name: String, minimum: Double, maximum: Double) -> Self {
    Self(
      "“{name}” is magnified from {minimum} to {maximum}, and not from at most 1 to at least 1.",
      ["name": name, "minimum": minimum.brief, "maximum": maximum.brief])
  }
  static func zoomTooLarge(name: String, maximum: Double, largest: Double) -> Self {
    Self(
      "The text of “{name}” is magnified to {maximum} times its size; {largest} times is the most that makes sense.",
      ["name": name, "maximum": maximum.brief, "largest": largest.brief])
  }
}
