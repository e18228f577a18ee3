import Accessibility

/// Text is as large as its platform asks for at the least.
///
/// Where the tree tells the size of a text that people can see.
public struct TextTooSmall: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "text-too-small",
    title: "Text has the least size of its platform",
    why: "Smaller text is not read by many who see it.",
    remedy: "Set it in a larger size, best in one of the system's styles, which grow with what people have set.",
    severity: .warning, method: .static, references: .criterion("1.4.4"),
    parameters: [
      RuleParameter(
        name: "iOS", value: 11, unit: "pt",
        meaning: "Least size on iOS and iPadOS (Human Interface Guidelines, Typography)."),
      RuleParameter(
        name: "macOS", value: 10, unit: "pt", meaning: "Least size on macOS (Human Interface Guidelines, Typography)."),
      RuleParameter(
        name: "tvOS", value: 23, unit: "pt", meaning: "Least size on tvOS (Human Interface Guidelines, Typography)."),
      RuleParameter(
        name: "worn", value: 12, unit: "pt",
        meaning: "Least size on watchOS and visionOS (Human Interface Guidelines, Typography)."),
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    if context.gaps.unsizedText == index, Self.least(on: context.tree.platform) != nil {
      return .cannotTell(.unknownTextSize())
    }
    guard let size = context.tree.nodes[index].fontSize,
      context.standing[index].isDisjoint(with: [.hidden, .sizeless]),
      let least = Self.least(on: context.tree.platform)
    else { return .inapplicable }
    return size >= least ? .pass : .fail(.smallText(size: size, least: least))
  }

  private static func least(on platform: String?) -> Double? {
    switch platform {
    case "iOS", "iPadOS": 11
    case "macOS": 10
    case "tvOS": 23
    case "watchOS", "visionOS": 12
    default: nil
    }
  }
}

extension Message {
  static func smallText(size: Double, least: Double) -> Self {
    Self("Its text is {size}; the least is {least}.", ["size": size.points, "least": least.points])
  }
}
