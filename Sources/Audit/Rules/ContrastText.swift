import Accessibility

/// Text stands out from what is behind it.
///
/// Measured where the colour of a text and that behind it are known, its own or that of the nearest node around it that
/// has one. Disabled, hidden, decorative and covered text is left out, as is text without words and text off the
/// screen. A background that lets something through, and a text that is between the two limits and of which the size is
/// not known, are *cannot tell*.
public struct ContrastText: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "contrast-text",
    title: "Text has enough contrast",
    why: "People with weak sight, and everybody in the sun, cannot read it.",
    remedy: "Make the text darker and what is behind it lighter, or the other way round.",
    severity: .error, method: .static, references: .criterion("1.4.3"),
    parameters: [
      RuleParameter(name: "least", value: least, unit: "to 1", meaning: "Least contrast of text (WCAG 2.2, 1.4.3)."),
      RuleParameter(
        name: "large", value: large, unit: "to 1",
        meaning: "Least contrast of text from 18 pt, or from 14 pt where it is bold (WCAG 2.2, 1.4.3)."),
    ], implies: ["contrast-enhanced"])

  private static let least = 4.5
  private static let large = 3.0

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].foreground != nil else {
      return context.gaps.uncolouredText == index ? .cannotTell(.unknownColours()) : .inapplicable
    }
    guard let text = SeenText(index, in: context) else { return .inapplicable }
    // What is hardest to read decides.
    var verdict = Self.verdict(text)
    for part in text.parts(of: context.tree.nodes[index]) where verdict.outcome != .fail {
      let other = Self.verdict(part)
      if other.outcome != .pass { verdict = other }
    }
    return verdict
  }

  private static func verdict(_ text: SeenText) -> Verdict {
    guard let ratio = text.contrast else { return .cannotTell(.unknownGround()) }
    guard let isLarge = text.isLarge else {
      if ratio >= Self.least { return .pass }
      return ratio < Self.large
        ? .fail(.lowContrast(ratio, least: Self.large)) : .cannotTell(.contrastWithoutSize(ratio))
    }
    let needed = isLarge ? Self.large : Self.least
    return ratio >= needed ? .pass : .fail(.lowContrast(ratio, least: needed))
  }
}

extension Message {
  static func lowContrast(_ ratio: Double, least: Double) -> Self {
    Self(
      "Its contrast is {ratio} to 1; {least} to 1 is the least.", ["ratio": ratio.tenths, "least": least.tenths])
  }
  static func unknownGround() -> Self { Self("What is behind it shines through, or is not known.") }
  static func contrastWithoutSize(_ ratio: Double) -> Self {
    Self(
      "Its contrast is {ratio} to 1, which is enough for large text only; its size is not known.",
      ["ratio": ratio.tenths])
  }
}
