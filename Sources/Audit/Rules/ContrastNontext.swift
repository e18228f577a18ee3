import Accessibility

/// Pictures and marks that mean something stand out from what is behind them.
///
/// Measured where the colour of an icon, of the grabber of a sheet, of page dots, of the parts of a switch or slider
/// and that behind it are known. Disabled, hidden, decorative and covered ones are left out; so is a picture in a
/// control that shows a text as well, for the text says the same.
public struct ContrastNontext: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "contrast-nontext",
    title: "Icons and parts of controls have enough contrast",
    why: "People with weak sight do not see that there is something.",
    remedy: "Give it a colour that is darker or lighter than what is behind it.",
    severity: .error, method: .static, references: .criterion("1.4.11"),
    parameters: [
      RuleParameter(
        name: "least", value: least, unit: "to 1", meaning: "Least contrast of what is no text (WCAG 2.2, 1.4.11).")
    ])

  private static let least = 3.0

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard let foreground = nodes[index].foreground else {
      return context.gaps.uncolouredMark == index ? .cannotTell(.unknownMarkColours()) : .inapplicable
    }
    switch nodes[index].role {
    case .image, .grabber, .slider, .switchControl, .progress, .pageControl: break
    default: return .inapplicable
    }
    guard context.standing[index].isEmpty, nodes[index].traits.isDisjoint(with: [.disabled, .decorative]),
      SeenText.isOnScreen(nodes[index].frame, context), !Self.isBesideText(index, context)
    else { return .inapplicable }
    guard let background = SeenText.ground(of: index, context) else { return .cannotTell(.unknownGround()) }
    let ratio = foreground.contrast(with: background)
    return ratio >= Self.least ? .pass : .fail(.lowContrast(ratio, least: Self.least))
  }

  /// Whether a picture is in a control that is disabled or shows a text beside it.
  private static func isBesideText(_ index: Int, _ context: AuditContext) -> Bool {
    guard let control = context.surroundings(of: index).control else { return false }
    if context.tree.nodes[control].traits.contains(.disabled) { return true }
    return (control + 1..<context.tree.nodes[control].end).contains { context.tree.nodes[$0].role == .text }
  }
}
