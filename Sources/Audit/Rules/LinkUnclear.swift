public import Accessibility

/// A link says where it leads.
///
/// A hint, or a text in the same list item, row or cell, says it as well.
public struct LinkUnclear: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "link-unclear",
    title: "A link says where it leads",
    why: "People who go from link to link hear “click here” and “more” without the text around them.",
    remedy: "Let the link say where it leads.",
    severity: .warning, method: .static, references: .criterion("2.4.4"))

  private static let names: Set<String> = [
    "click here", "tap here", "here", "more", "read more", "learn more", "see more", "show more", "more info",
    "details",
    "link", "this", "this link", "this page", "go", "continue reading", "여기", "여기를 클릭", "더 보기", "더보기", "자세히",
  ]

  public func concerns(_ role: Role) -> Bool { role == .link || role == .navigationLink }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken), !context.standing[index].contains(.hidden),
      let name = context.tree.nodes[index].name
    else { return .inapplicable }
    guard !context.shape(of: index).contains(.isLong), Self.names.contains(Self.bare(name)) else { return .pass }
    if context.tree.nodes[index].hint?.isBlank == false || Self.hasTextBeside(index, context) { return .pass }
    return .fail(.unclearLink(name: name))
  }

  /// The name without an ellipsis or arrow at its end.
  private static func bare(_ name: String) -> String { name.words.joined(separator: " ") }

  /// Whether the list item, row or cell around a link has another text.
  private static func hasTextBeside(_ index: Int, _ context: AuditContext) -> Bool {
    guard let item = context.surroundings(of: index).item else { return false }
    if context.shape(of: item).contains(.isSpoken) { return true }
    return (item + 1..<context.tree.nodes[item].end).contains { other in
      other != index && !context.tree.nodes[other].role.isControl && context.shape(of: other).contains(.isSpoken)
    }
  }
}

extension Message {
  static func unclearLink(name: String) -> Self {
    Self("The link “{name}” does not say where it leads.", ["name": name])
  }
}
