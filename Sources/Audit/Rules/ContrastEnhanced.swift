import Accessibility

/// Text stands out clearly from what is behind it.
///
/// What is measured, and what is left out, is as in `contrast-text`; what cannot be told there is not told twice.
public struct ContrastEnhanced: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "contrast-enhanced",
    title: "Text has the contrast of level AAA",
    why: "Text of little contrast tires people with weak sight, who read it for long.",
    remedy: "Make the text darker and what is behind it lighter, or the other way round.",
    severity: .info, method: .static, references: .criterion("1.4.6"),
    parameters: [
      RuleParameter(name: "least", value: 7, unit: "to 1", meaning: "Least contrast of text (WCAG 2.2, 1.4.6)."),
      RuleParameter(
        name: "large", value: 4.5, unit: "to 1",
        meaning: "Least contrast of text from 18 pt, or from 14 pt where it is bold (WCAG 2.2, 1.4.6)."),
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].foreground != nil, let text = SeenText(index, in: context) else {
      return .inapplicable
    }
    var verdict = Self.verdict(text)
    for part in text.parts(of: context.tree.nodes[index]) where verdict.outcome != .fail {
      let other = Self.verdict(part)
      if other.outcome != nil { verdict = other }
    }
    return verdict
  }

  private static func verdict(_ text: SeenText) -> Verdict {
    guard let ratio = text.contrast, let isLarge = text.isLarge else { return .inapplicable }
    let needed = isLarge ? 4.5 : 7
    return ratio >= needed ? .pass : .fail(.lowContrast(ratio, least: needed))
  }
}
