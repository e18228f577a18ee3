import Accessibility
import Geometry

/// What people aim at has the least size that its platform asks for.
///
/// What counts as a target, and what is left out, is as in `target-wcag`.
public struct TargetHIGMinimum: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "target-hig-min",
    title: "A target has the least size of its platform",
    why: "A finger is broader than smaller targets, and people hit what is beside them.",
    remedy: "Make the target larger, or its hit area.",
    severity: .error, method: .static, references: .criterion("2.5.8"),
    parameters: [
      RuleParameter(
        name: "touch", value: 28, unit: "pt",
        meaning:
          "Least width and height on iOS, iPadOS, watchOS and visionOS (Human Interface Guidelines, Accessibility)."),
      RuleParameter(
        name: "pointer", value: 20, unit: "pt",
        meaning: "Least width and height on macOS (Human Interface Guidelines, Accessibility)."),
      RuleParameter(
        name: "focus", value: 56, unit: "pt",
        meaning: "Least width and height on tvOS (Human Interface Guidelines, Accessibility)."),
    ], implies: ["target-hig-default", "target-spacing"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let least = Self.least(on: context.tree.platform) else { return .inapplicable }
    guard let size = TargetSize(index, in: context, countsFocus: true) else {
      return TargetSize.isUnplaced(index, in: context) ? .cannotTell(.unknownPlace()) : .inapplicable
    }
    guard let isEnough = size.isAtLeast(least) else { return .cannotTell(.tooCoarse(size, limit: least)) }
    if isEnough { return .pass }
    return .fail(.belowLeast(width: size.area.size.width, height: size.area.size.height, least: least))
  }

  static func least(on platform: String?) -> Double? {
    switch platform {
    case "iOS", "iPadOS", "watchOS", "visionOS": 28
    case "macOS": 20
    case "tvOS": 56
    default: nil
    }
  }
}

extension Message {
  static func belowLeast(width: Double, height: Double, least: Double) -> Self {
    Self(
      "It is {width} by {height}; the least is {least}.",
      ["width": width.points, "height": height.points, "least": least.points])
  }
}
