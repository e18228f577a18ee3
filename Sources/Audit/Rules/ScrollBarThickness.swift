import Accessibility
import Scenes

/// Scroll bars on macOS are as thick as the system makes them in their size.
public struct ScrollBarThickness: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "scroll-bar-thickness",
    title: "A scroll bar is as thick as its size says",
    why: "A bar that is thinner than the system's is hard to hit, and one that is thicker takes room from the content; "
      + "neither can be built with the system's own.",
    remedy: "Leave its thickness out, or choose another size.",
    severity: .error, method: .static, references: [.guideline("scroll-macos-track-thickness")],
    parameters: [
      RuleParameter(
        name: "regular", value: 15, unit: "pt",
        meaning: "a regular scroll bar (scroll-macos-track-thickness)"),
      RuleParameter(
        name: "small", value: 11, unit: "pt",
        meaning: "a small or mini scroll bar (scroll-macos-track-thickness)"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.tree.nodes[index].indicators.isEmpty else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard context.scene?.platform == .macOS else { return .inapplicable }
    let wrong = node.indicators.first { $0.thickness != Self.thickness(of: $0.size) }
    guard let wrong else { return .pass }
    return .fail(
      .wrongThickness(
        name: node.name ?? node.id.path, size: wrong.size.rawValue, is: wrong.thickness,
        expected: Self.thickness(of: wrong.size)))
  }

  private static func thickness(of size: ScrollIndicator.Size) -> Double { size == .regular ? 15 : 11 }
}

extension Message {
  static func wrongThickness(name: String, size: String, is thickness: Double, expected: Double) -> Self {
    Self(
      "The {size} scroll bar of “{name}” is {thickness} thick, not {expected}.",
      ["name": name, "size": size, "thickness": thickness.points, "expected": expected.points])
  }
}
